import { Description } from '@headlessui/react'
import type { ReactNode } from 'react'
import { CodeField } from '@/components/account/code-field'
import { Form } from '@/components/form/form'
import { GiveUpButton, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { type ConfirmBody, confirmSchema } from '@/lib/validation/second-factor'

const EMPTY: ConfirmBody = { password: '', code: '' }

export type PasswordDialogProps = DialogHandlers<true> & {
  title: string
  description: string
  confirmLabel: string
  tone?: 'danger'
  asksForCode: boolean
  /** Whose password it is, for the browser's password manager. */
  username: string
  /** Performs the call; what it throws is shown at the fields and the dialog stays. */
  send: (body: ConfirmBody) => Promise<unknown>
  children?: ReactNode
}

/** A window for what is done only with the password, and the code where the account has one. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, description, confirmLabel, tone, asksForCode, username, send } = props
  async function submit(values: ConfirmBody) {
    await send(confirmSchema.cast(values))
    props.onDone(true)
  }
  return (
    <Dialog open title={title} description={description} onClose={props.onCancel}>
      {props.children && (
        // read with the title when the window opens
        <Description as="div">{props.children}</Description>
      )}
      <Form
        initialValues={EMPTY}
        schema={confirmSchema}
        onSubmit={submit}
        aria-label={title}
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
          <GiveUpButton onClick={props.onCancel} />
          <SubmitButton {...(tone && { variant: tone })}>{confirmLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
