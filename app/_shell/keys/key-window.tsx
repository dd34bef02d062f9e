import { useAtomValue } from 'jotai'
import { Dialog } from '@/components/ui/dialog'
import { shortcuts } from '@/lib/browser/shortcuts'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import type { ScreenKey } from './screen-keys'

type KeyWindowProps = DialogHandlers<never> & { keys: readonly ScreenKey[] }

/** What '?' opens: the keys of the screen, and the switch for all of them. */
export function KeyWindow({ keys, onCancel }: KeyWindowProps) {
  const isOn = useAtomValue(shortcuts.valueAtom) === 'on'
  return (
    <Dialog open title="Pintasan keyboard" onClose={onCancel}>
      <dl className="divide-y divide-line">
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="min-w-0">{does}</dt>
            <dd className="shrink-0">
              <kbd className="rounded-sm border border-line bg-sunken px-2 py-0.5 font-mono text-sm">
                {pressed}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-ctl items-center gap-3 border-line border-t pt-3 pb-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => void shortcuts.choose(isOn ? 'off' : 'on')}
          className="size-6 shrink-0 accent-brand-fill"
        />
        Pintasan keyboard aktif
      </label>
    </Dialog>
  )
}
