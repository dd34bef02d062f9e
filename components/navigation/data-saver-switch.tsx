import { useAtomValue } from 'jotai'
import { chooseDataSaver, dataSaverAtom } from '@/lib/browser/data-saver'

/** 'Hemat data': a switch for slow or dear connections. */
export function DataSaverSwitch() {
  const isOn = useAtomValue(dataSaverAtom)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => void chooseDataSaver(!isOn)}
      className="inline-flex min-h-11 items-center gap-2 text-sm"
    >
      <span
        aria-hidden="true"
        className="relative h-6 w-10 rounded-full border border-line-input bg-sunken in-aria-checked:bg-brand-fill transition-colors duration-hover"
      >
        <span className="absolute top-0.5 left-0.5 size-4.5 in-aria-checked:translate-x-4 rounded-full bg-line-input in-aria-checked:bg-white transition-transform duration-hover" />
      </span>
      Hemat data
    </button>
  )
}
