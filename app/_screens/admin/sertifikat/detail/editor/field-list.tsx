import { type KeyboardEvent, useId } from 'react'
import { fieldName } from '@/lib/domain/certificates/template-faults'
import { editByKey } from './editor-keys'
import type { Edited } from './history'
import type { Act } from './use-editing'

type FieldListProps = { state: Edited; act: Act; onMove: () => void }

/** The fields by name, to be chosen without a mouse; Enter goes on to the page, where keys move them. */
export function FieldList({ state, act, onMove }: FieldListProps) {
  const id = useId()
  const { fields, selected } = state
  const active = fields.findIndex(({ id: one }) => one === selected.at(-1))

  function go(event: KeyboardEvent, by: number) {
    event.preventDefault()
    const next = fields[Math.max(0, Math.min(fields.length - 1, active + by))]
    if (!next) return
    const kept = selected.filter((one) => one !== next.id)
    act({ type: 'select', ids: event.shiftKey ? [...kept, next.id] : [next.id] })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') go(event, 1)
    else if (event.key === 'ArrowUp') go(event, -1)
    else if (event.key === 'Enter') {
      event.preventDefault()
      onMove()
    } else editByKey(event, state, act)
  }

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label="Isi halaman"
      aria-multiselectable="true"
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      className="max-h-56 overflow-y-auto rounded-md border border-line"
      onKeyDown={press}
    >
      {fields.map((field, index) => {
        const isSelected = selected.includes(field.id)
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active one
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
          <div
            key={field.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isSelected}
            className={`cursor-pointer truncate px-3 py-1.5 text-sm ${isSelected ? 'bg-brand-tint font-semibold text-brand' : 'hover:bg-sunken'}`}
            onClick={({ shiftKey }) => {
              const others = selected.filter((one) => one !== field.id)
              const added = isSelected ? others : [...others, field.id]
              act({ type: 'select', ids: shiftKey ? added : [field.id] })
            }}
          >
            {fieldName(field)}
          </div>
        )
      })}
    </div>
  )
}
