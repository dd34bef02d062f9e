import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'

/** A password that can be looked at; says when Caps Lock is on. */
export function PasswordInput({
  label,
  className,
  ...input
}: { label: string } & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <div className="relative">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={`${className} pr-12`}
          onKeyUp={readKey}
          onKeyDown={readKey}
        />
        <div className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label={`${shown ? 'Sembunyikan' : 'Tampilkan'} ${label.toLowerCase()}`}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </div>
      </div>
      <p role="status" className="mt-1.5 text-ink-2 text-sm empty:sr-only">
        {capsLock ? 'Caps Lock aktif.' : ''}
      </p>
    </>
  )
}
