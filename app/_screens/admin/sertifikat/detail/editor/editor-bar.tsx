import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { SelectBox } from '@/components/ui/select-box'
import { ArrangeButtons } from './arrange-buttons'
import type { Size } from './boxes'
import type { Edited } from './history'
import { newField, PRESETS } from './presets'
import type { Act } from './use-editing'

const ADD = [{ value: '', label: 'Tambah isi…' }, ...PRESETS]

/** Adds, takes back and puts in line. */
export function EditorBar({ state, act, page }: { state: Edited; act: Act; page: Size }) {
  function add(value: string) {
    const id = Math.random().toString(36).slice(2, 12)
    if (value) act({ type: 'add', field: newField(value, { id, page }) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="w-52">
        <SelectBox isLabelHidden label="Tambah isi" value="" options={ADD} onChange={add} />
      </div>
      <div className="flex">
        <IconButton
          label="Urungkan"
          icon={<Undo2 />}
          aria-keyshortcuts="Control+Z"
          disabledReason={state.past.length === 0 && 'Belum ada yang dapat diurungkan'}
          onClick={() => act({ type: 'undo' })}
        />
        <IconButton
          label="Ulangi"
          icon={<Redo2 />}
          aria-keyshortcuts="Control+Shift+Z"
          disabledReason={state.future.length === 0 && 'Belum ada yang dapat diulangi'}
          onClick={() => act({ type: 'redo' })}
        />
      </div>
      <ArrangeButtons count={state.selected.length} act={act} />
    </div>
  )
}
