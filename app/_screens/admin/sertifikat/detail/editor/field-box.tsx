import type { PointerEvent } from 'react'
import type { TemplateField } from '@/lib/entities/template'
import type { Handle } from './boxes'

const HANDLES: readonly { at: Handle; x: number; y: number; cursor: string }[] = [
  { at: 'nw', x: 0, y: 0, cursor: 'cursor-nwse-resize' },
  { at: 'n', x: 0.5, y: 0, cursor: 'cursor-ns-resize' },
  { at: 'ne', x: 1, y: 0, cursor: 'cursor-nesw-resize' },
  { at: 'e', x: 1, y: 0.5, cursor: 'cursor-ew-resize' },
  { at: 'se', x: 1, y: 1, cursor: 'cursor-nwse-resize' },
  { at: 's', x: 0.5, y: 1, cursor: 'cursor-ns-resize' },
  { at: 'sw', x: 0, y: 1, cursor: 'cursor-nesw-resize' },
  { at: 'w', x: 0, y: 0.5, cursor: 'cursor-ew-resize' },
]

/** Millimetres: what is seen of a handle, and what a finger meets. */
const SEEN = 2.6
const TOUCHED = 6

/** Paper is white in every theme. */
const CHOSEN = '#1d5fa8'

type FieldBoxProps = {
  field: TemplateField
  isSelected: boolean
  /** It alone is selected: its handles are there. */
  isAlone: boolean
  onGrab: (event: PointerEvent, handle: Handle | null) => void
}

/** The box of a field over the page, in millimetres. */
export function FieldBox({ field, isSelected, isAlone, onGrab }: FieldBoxProps) {
  const { id, x, y, width, height } = field
  return (
    <g>
      <rect
        data-field={id}
        {...{ x, y, width, height }}
        fill="transparent"
        strokeWidth={isSelected ? 2 : 1}
        strokeDasharray={isSelected ? undefined : '3 3'}
        vectorEffect="non-scaling-stroke"
        stroke={isSelected ? CHOSEN : '#9aa79f'}
        className="cursor-move hover:stroke-[#1d5fa8]"
        onPointerDown={(event) => onGrab(event, null)}
      />
      {isSelected &&
        isAlone &&
        HANDLES.map((handle) => {
          const [left, top] = [x + width * handle.x, y + height * handle.y]
          return (
            <g
              key={handle.at}
              data-handle={handle.at}
              className={handle.cursor}
              onPointerDown={(event) => onGrab(event, handle.at)}
            >
              <rect
                {...{ x: left - TOUCHED / 2, y: top - TOUCHED / 2 }}
                {...{ width: TOUCHED, height: TOUCHED }}
                fill="transparent"
              />
              <rect
                {...{ x: left - SEEN / 2, y: top - SEEN / 2, width: SEEN, height: SEEN }}
                fill="#ffffff"
                strokeWidth={1.5}
                vectorEffect="non-scaling-stroke"
                stroke={CHOSEN}
              />
            </g>
          )
        })}
    </g>
  )
}
