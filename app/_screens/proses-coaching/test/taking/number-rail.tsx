import { useAtomValue } from 'jotai'
import { Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { IconButton } from '@/components/ui/icon-button'
import { shortcuts } from '@/lib/browser/shortcuts'
import { inform } from '@/lib/feedback/dialog'
import { type GridItem, NumberGrid } from './number-grid'
import { KEY_LIST } from './use-test-keys'

export const showKeys = () => inform({ title: 'Pintasan keyboard', body: KEY_LIST })

function KeySwitch() {
  const isOn = useAtomValue(shortcuts.valueAtom) === 'on'
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3 text-sm max-md:hidden">
      <label className="flex min-h-ctl-sm items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => void shortcuts.choose(isOn ? 'off' : 'on')}
          className="size-5 accent-brand-fill"
        />
        Pintasan keyboard
      </label>
      <IconButton
        label="Lihat daftar pintasan"
        icon={<Keyboard />}
        onClick={() => void showKeys()}
      />
    </div>
  )
}

/** Beside the question, on a phone below it: all numbers, and the way to end the test. */
export function NumberRail({
  items,
  current,
  end,
  onOpen,
}: {
  items: readonly GridItem[]
  current: number
  /** The way to end the test. */
  end: ReactNode
  onOpen: (index: number) => void
}) {
  return (
    <Card
      as="aside"
      aria-label="Navigasi soal"
      className="grid h-fit gap-5 md:sticky md:top-24"
    >
      <h2 className="font-bold">Daftar soal</h2>
      <NumberGrid items={items} current={current} onOpen={onOpen} />
      {end}
      <KeySwitch />
    </Card>
  )
}
