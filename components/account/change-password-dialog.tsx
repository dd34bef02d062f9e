import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { PasswordRules } from '@/components/account/credentials-fields'
import { Form } from '@/components/form/form'
import { GiveUpButton, SubmitButton, WindowActions } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import { confirm, type DialogHandlers } from '@/lib/feedback/dialog'
import {
  type ChangePasswordBody,
  changePasswordSchema,
} from '@/lib/validation/change-password'

export type ChangePasswordDialogProps = DialogHandlers<true> & {
  /** Whose password it is, for the browser's password manager. */
  username: string
  /** Performs the call; what it throws is shown at the fields and the dialog stays. */
  change: (body: ChangePasswordBody) => Promise<unknown>
}

const EMPTY: ChangePasswordBody = {
  oldPassword: '',
  newPassword: '',
  confirmationPassword: '',
}

const LOSE_INPUT = {
  title: 'Tutup tanpa mengganti password?',
  body: 'Yang sudah Anda ketik akan hilang.',
}

/** 'Ganti Password' of both account screens (§5 Change password); open it with `openDialog`. */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { username, change, onDone, onCancel } = props
  const [isTyped, setTyped] = useState(false)

  async function send(values: ChangePasswordBody) {
    await change(values)
    onDone(true)
  }

  async function close() {
    if (!isTyped || (await confirm(LOSE_INPUT))) onCancel()
  }

  return (
    <Dialog open title="Ganti Password" onClose={() => void close()}>
      <Form
        initialValues={EMPTY}
        schema={changePasswordSchema}
        onSubmit={send}
        aria-label="Ganti Password"
      >
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordFields onTyped={setTyped} />
        <WindowActions>
          <GiveUpButton onClick={() => void close()} />
          <SubmitButton>Simpan Password</SubmitButton>
        </WindowActions>
      </Form>
    </Dialog>
  )
}

function PasswordFields({ onTyped }: { onTyped: (isTyped: boolean) => void }) {
  const { values, dirty } = useFormikContext<ChangePasswordBody>()
  useEffect(() => onTyped(dirty), [dirty, onTyped])
  return (
    <>
      <TextField
        name="oldPassword"
        label="Password Lama"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        name="newPassword"
        label="Password Baru"
        type="password"
        autoComplete="new-password"
        rules={<PasswordRules password={values.newPassword} />}
      />
      <TextField
        name="confirmationPassword"
        label="Konfirmasi Password Baru"
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
