import { useAtomValue } from 'jotai'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, type Theme, themeAtom } from '@/lib/browser/theme'

const CHOICES: { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Terang', icon: Sun },
  { theme: 'dark', label: 'Gelap', icon: Moon },
  { theme: 'system', label: 'Sistem', icon: Monitor },
]

/** Light, dark or as the system says; the choice stays on this device. */
export function ThemeSwitch() {
  const chosen = useAtomValue(themeAtom)
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-ink-2 text-sm">Tampilan</legend>
      <div className="grid grid-cols-3 gap-1 rounded-md bg-sunken p-1">
        {CHOICES.map(({ theme, label, icon: Icon }) => (
          <label
            key={theme}
            className="flex min-h-11 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-sm px-2 text-ink-2 text-xs has-checked:bg-card has-checked:font-semibold has-checked:text-brand has-checked:shadow-e1 has-focus-visible:outline-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === theme}
              onChange={() => void chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
