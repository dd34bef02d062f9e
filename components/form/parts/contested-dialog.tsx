import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { Choice } from './choice'
import type { Contested } from './merge-edit'

/** Both values as people read them. */
type ShownPart = Contested & { label: string; shownMine: string; shownTheirs: string }

type Props = { contested: readonly ShownPart[] } & DialogHandlers<readonly Contested[]>

/** What two people have changed at the same time: one of both is chosen, nothing is put back silently. */
export function ContestedDialog({ contested, onDone, onCancel }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<Record<string, unknown>>({})
  const isDecided = contested.every(({ name }) => name in chosen)
  const save = () => onDone(contested.map((part) => ({ ...part, mine: chosen[part.name] })))

  return (
    <Dialog
      open
      size="md"
      title="Sudah berubah sejak dibuka"
      description="Sejak Anda membukanya, isian di bawah ini juga berubah di server: oleh orang lain, dari perangkat lain, atau oleh simpanan Anda yang jawabannya tidak sampai. Pilih yang disimpan; isian Anda yang lain tetap."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Kembali ke isian
          </Button>
          <Button
            disabledReason={!isDecided && 'Pilih satu untuk setiap isian.'}
            onClick={save}
          >
            Simpan pilihan
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {contested.map(({ name, label, mine, theirs, shownMine, shownTheirs }) => {
          const option = (title: string, hint: string, value: unknown) => (
            <Choice
              type="radio"
              name={`${id}-${name}`}
              label={title}
              hint={hint}
              checked={name in chosen && chosen[name] === value}
              onChange={() => setChosen((all) => ({ ...all, [name]: value }))}
            />
          )
          return (
            <fieldset key={name} className="space-y-2">
              <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
              {option('Isian Anda', shownMine, mine)}
              {option('Yang tersimpan sekarang', shownTheirs, theirs)}
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}
