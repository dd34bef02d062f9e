import { type PointerEvent, useRef } from 'react'
import { useFaces } from '@/app/_screens/admin/certificate-page/faces'
import { PageContent, pagePoints } from '@/app/_screens/admin/certificate-page/page-content'
import { POINTS } from '@/lib/domain/certificates/text-lines'
import type { CertificateContent } from '@/lib/entities/issuing-values'
import type { TemplateLayout } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'
import type { Handle } from './boxes'
import { editByKey, nudgeByKey } from './editor-keys'
import { FieldBox } from './field-box'
import type { Edited } from './history'
import type { Act } from './use-editing'

const KEYS_ID = 'letak-tombol'

type PageCanvasProps = {
  id: string
  layout: TemplateLayout
  content: CertificateContent
  state: Edited
  act: Act
}

/** The page at its scale with the boxes of its fields, to be dragged, drawn larger and moved by keys. */
export function PageCanvas({ id, layout, content, state, act }: PageCanvasProps) {
  const sheet = useRef<SVGSVGElement>(null)
  const isReady = useFaces()
  const size = pagePoints(layout)
  const page = PAGE_MM[layout.orientation]
  const { fields, selected, guides } = state

  /** Millimetres of the page under the pointer. */
  function placeOf({ clientX, clientY }: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect()
    const scale = page.width / (box?.width || page.width)
    return {
      x: (clientX - (box?.left ?? 0)) * scale,
      y: (clientY - (box?.top ?? 0)) * scale,
    }
  }

  function grab(event: PointerEvent, field: string, handle: Handle | null) {
    if (event.button !== 0) return
    event.stopPropagation()
    // A finger or a mouse that leaves the page still holds what it has taken.
    sheet.current?.setPointerCapture?.(event.pointerId)
    const add = event.shiftKey && handle === null
    act({ type: 'grab', id: field, handle, at: placeOf(event), add })
  }

  return (
    <>
      <div
        id={id}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move what is selected
        tabIndex={0}
        aria-label="Halaman sertifikat"
        aria-describedby={KEYS_ID}
        className="rounded-sm focus-visible:outline-offset-4"
        onKeyDown={(event) => {
          if (!editByKey(event, state, act)) nudgeByKey(event, act)
        }}
      >
        {/* what a field said of fingers would not be heeded: only the drawing as a whole is */}
        <svg
          ref={sheet}
          aria-hidden="true"
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="block h-auto w-full touch-pinch-zoom select-none bg-white shadow-e2"
          onPointerDown={() => act({ type: 'select', ids: [] })}
          onPointerMove={(event) => {
            if (!state.drag) return
            act({ type: 'drag', to: placeOf(event), free: event.altKey })
          }}
          onPointerUp={() => act({ type: 'drop' })}
          onPointerCancel={() => act({ type: 'give-up' })}
        >
          {isReady && <PageContent layout={layout} content={content} />}
          <g transform={`scale(${POINTS})`}>
            {fields.map((field) => (
              <FieldBox
                key={field.id}
                field={field}
                isSelected={selected.includes(field.id)}
                isAlone={selected.length === 1}
                onGrab={(event, handle) => grab(event, field.id, handle)}
              />
            ))}
            {guides.map(({ axis, at }) => (
              <path
                key={`${axis}${at}`}
                d={axis === 'x' ? `M${at} 0V${page.height}` : `M0 ${at}H${page.width}`}
                stroke="#c026d3"
                strokeWidth={1}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        </svg>
      </div>
      <p id={KEYS_ID} className="mt-3 text-ink-2 text-sm">
        Seret bidang atau sudutnya. Tombol panah memindahkan 1 mm, dengan Shift 5 mm, dengan
        Alt mengubah ukuran. Shift dan klik memilih beberapa. Alt saat menyeret melepas
        garis bantu.
      </p>
    </>
  )
}
