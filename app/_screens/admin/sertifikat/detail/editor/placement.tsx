import { useState } from 'react'
import { FieldError } from '@/components/form/parts/field-frame'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { sampleContent } from '@/lib/domain/certificates/sample-content'
import { lacksWord } from '@/lib/domain/certificates/template-faults'
import type { TemplateField, TemplateLayout } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'
import { EditorBar } from './editor-bar'
import { FieldList } from './field-list'
import { placeWords } from './field-words'
import type { Edited } from './history'
import { Inspector } from './inspector'
import { PageCanvas } from './page-canvas'
import type { useEditing } from './use-editing'

type PlacementProps = {
  layout: TemplateLayout
  longestName: string | null
  editing: ReturnType<typeof useEditing>
}

/** Where the one selected field stands, or how many fields there are, for who cannot see one move, go and come back. */
function selectedWords({ fields, selected, drag }: Edited) {
  const field = fields.find(({ id }) => id === selected[0])
  if (drag) return ''
  if (!field || selected.length !== 1)
    return `${fields.length} isi, ${selected.length} dipilih.`
  return `${placeWords(field)}.`
}

/** What a reader or a scanner of the paper would miss. */
function missingWords(fields: readonly TemplateField[]) {
  return [
    ...(fields.some(({ kind }) => kind === 'qr') ? [] : ['kode QR']),
    ...(lacksWord(fields, 'kode') ? ['kode pemeriksaan'] : []),
    ...(lacksWord(fields, 'nomor') ? ['nomor sertifikat'] : []),
  ]
}

/** The page with its fields, to be placed by mouse, finger, keys and numbers. */
export function Placement({ layout, longestName, editing }: PlacementProps) {
  const { state, act, frame } = editing
  const [isLongest, setLongest] = useState(false)
  const page = PAGE_MM[layout.orientation]
  const content = sampleContent(isLongest ? longestName : null)
  const missing = missingWords(layout.fields)
  const toPage = () => document.getElementById(frame.id)?.focus()
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <EditorBar state={state} act={act} page={page} />
        <fieldset aria-label="Isi contoh" className="flex gap-2">
          <Button
            size="sm"
            variant={isLongest ? 'ghost' : 'secondary'}
            aria-pressed={!isLongest}
            onClick={() => setLongest(false)}
          >
            Contoh
          </Button>
          <Button
            size="sm"
            variant={isLongest ? 'secondary' : 'ghost'}
            aria-pressed={isLongest}
            disabledReason={longestName === null && 'Belum ada peserta.'}
            onClick={() => setLongest(true)}
          >
            Nama terpanjang
          </Button>
        </fieldset>
      </div>
      {missing.length > 0 && (
        <Notice tone="warning" title={`Belum ada ${missing.join(', ')}`}>
          Tanpa itu, keaslian sertifikat yang dicetak lebih sulit diperiksa.
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div
          className={`lg:sticky lg:top-4 ${layout.orientation === 'portrait' ? 'mx-auto w-full max-w-xl' : ''}`}
        >
          <PageCanvas
            id={frame.id}
            layout={layout}
            content={content}
            state={state}
            act={act}
          />
          {frame.error && <FieldError id={`${frame.id}-error`}>{frame.error}</FieldError>}
        </div>
        <div className="space-y-5">
          <FieldList state={state} act={act} onMove={toPage} />
          <Inspector state={state} act={act} page={page} content={content} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {selectedWords(state)}
      </p>
    </div>
  )
}
