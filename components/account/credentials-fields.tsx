import { useFormikContext } from 'formik'
import { Check, Circle } from 'lucide-react'
import { TextField } from '@/components/form/text-field'

/** The name one logs in with. */
export function UsernameField() {
  return (
    <TextField
      name="username"
      label="Username"
      autoComplete="username"
      spellCheck={false}
      hint="Minimal 3 karakter, tanpa spasi."
    />
  )
}

/** What §5 asks of a password; 8 comes from its confirmation (decision 34). */
const RULES: { text: string; holds: (password: string) => boolean }[] = [
  { text: 'Minimal 8 karakter', holds: (password) => password.length >= 8 },
  { text: 'Huruf kecil', holds: (password) => /[a-z]/.test(password) },
  { text: 'Huruf besar', holds: (password) => /[A-Z]/.test(password) },
  { text: 'Angka', holds: (password) => /\d/.test(password) },
  {
    text: 'Hanya huruf dan angka, tanpa spasi',
    holds: (password) => /^[A-Za-z\d]+$/.test(password),
  },
]

/** The rules of a password, ticked while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-1 text-sm">
      {RULES.map(({ text, holds }) => {
        const isMet = holds(password)
        const Icon = isMet ? Check : Circle
        return (
          <li
            key={text}
            className={`flex items-center gap-2 ${isMet ? 'text-brand' : 'text-ink-2'}`}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {text}
            <span className="sr-only">{isMet ? ': terpenuhi.' : ': belum terpenuhi.'}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A new password and its confirmation, with the rules beside. */
export function NewPasswordFields() {
  const { values } = useFormikContext<{ password: string }>()
  return (
    <div className="grid grid-cols-pair gap-5">
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        rules={<PasswordRules password={values.password} />}
      />
      <TextField
        name="confirmPassword"
        label="Konfirmasi Password"
        type="password"
        autoComplete="new-password"
      />
    </div>
  )
}
