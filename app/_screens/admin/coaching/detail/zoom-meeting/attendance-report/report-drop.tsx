import { FileUp } from 'lucide-react'
import { type DragEvent, Suspense, useId, useState } from 'react'
import { FieldError } from '@/components/form/parts/field-frame'
import { FileInput } from '@/components/form/parts/file-input'
import { Card } from '@/components/ui/card'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'
import type { Visitor } from './meeting-report'
import { readReport } from './read-report'

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog)

type Opened = {
  fileName: string
  visitors: readonly Visitor[]
  text: string
  rows: readonly AttendanceRow[]
}

/** Takes the participants file of the meeting, chosen or dropped, and opens what it proposes. */
export function ReportDrop({
  coaching,
  rows,
}: {
  coaching: AdminCoaching
  rows: readonly AttendanceRow[]
}) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    setRefusal(null)
    const report = await readReport(file)
    if ('refusal' in report) setRefusal(`${file.name}: ${report.refusal}`)
    else setOpened({ fileName: file.name, ...report, rows })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <Card as="section" padding="small">
      {/* dropping is a short way only: the same button stands inside */}
      <section
        aria-labelledby={`${id}-title`}
        className={`rounded-md border border-dashed p-4 ${isOver ? 'border-brand bg-brand-tint' : 'border-line-input'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h3 id={`${id}-title`} className="font-bold">
          Kehadiran dari laporan meeting
        </h3>
        <p id={`${id}-hint`} className="mt-1 mb-3 text-ink-2 text-sm">
          Pilih laporan peserta (CSV atau Excel) dari Zoom, Google Meet, atau Microsoft
          Teams, atau letakkan di sini. Kehadiran belum diubah sebelum Anda memeriksanya.
        </p>
        <FileInput
          label="Pilih laporan meeting"
          icon={<FileUp />}
          accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
          disabled={rows.length === 0}
          invalid={refusal !== null}
          describedBy={refusal ? `${id}-error` : `${id}-hint`}
          onFile={(file) => void take(file)}
        />
        <div role="alert">
          {refusal && <FieldError id={`${id}-error`}>{refusal}</FieldError>}
        </div>
      </section>
      {opened && (
        <Suspense>
          <ReportDialog {...opened} coaching={coaching} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Card>
  )
}
