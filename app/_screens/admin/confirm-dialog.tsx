import { CodeField } from '@/components/account/code-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { type ConfirmBody, confirmSchema } from '@/lib/validation/second-factor'

const EMPTY: ConfirmBody = { password: '', code: '' }

/** Asks for the password once more, and for the code where the account has a second factor. */
export function ConfirmDialog({
  asksForCode,
  username,
  send,
  onDone,
  onCancel,
}: DialogHandlers<true> & {
  asksForCode: boolean
  /** Whose password it is, for the browser's password manager. */
  username: string
  /** Performs the call; what it throws is shown at the fields and the dialog stays. */
  send: (body: ConfirmBody) => Promise<unknown>
}) {
  async function confirm(values: ConfirmBody) {
    await send(confirmSchema.cast(values))
    onDone(true)
  }
  return (
    <Dialog
      open
      size="sm"
      title="Pastikan ini Anda"
      description={`Masukkan password${asksForCode ? ' dan kode verifikasi' : ''} Anda sekali lagi untuk melanjutkan. Dalam lima menit berikutnya tidak ditanyakan lagi.`}
      onClose={onCancel}
    >
      <Form
        initialValues={EMPTY}
        schema={confirmSchema}
        onSubmit={confirm}
        aria-label="Pastikan ini Anda"
      >
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        {asksForCode && <CodeField />}
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <Button variant="secondary" onClick={onCancel}>
            Batal
          </Button>
          <SubmitButton>Lanjutkan</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
