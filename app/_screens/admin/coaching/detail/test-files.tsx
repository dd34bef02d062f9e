import { Download } from 'lucide-react'
import { saveTemplate } from '@/app/_screens/admin/coaching/detail/test-template'
import { FileButton } from '@/components/form/file-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { upload } from '@/lib/api/upload'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'

const UPLOADS = {
  'pre-test': {
    soal: api.adminMeeting.uploadPreTestQuestions,
    jawaban: api.adminMeeting.uploadPreTestKey,
  },
  'post-test': {
    soal: api.adminMeeting.uploadPostTestQuestions,
    jawaban: api.adminMeeting.uploadPostTestKey,
  },
}
const TILES = [
  { part: 'soal', title: 'Berkas soal', template: 'soal', unit: 'soal terbaca' },
  { part: 'jawaban', title: 'Kunci jawaban', template: 'jawaban', unit: 'jawaban terbaca' },
] as const

type TestFilesProps = {
  coaching: AdminCoaching
  kind: TestKind
  name: string
  /** Names of the stored files; undefined while they are not known. */
  files: { soal: string | null; jawaban: string | null } | undefined
}

/** The two Excel files of a test, each with its name or 'Belum ada', its upload and its template (§2). */
export function TestFiles({ coaching, kind, name, files }: TestFilesProps) {
  const refresh = useRefresh()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {TILES.map(({ part, title, template, unit }) => (
        <Card as="section" padding="small" key={part}>
          <h3 className="font-bold">
            {title} {name}
          </h3>
          <p className="mt-1 mb-3 break-all text-ink-2 text-sm">
            {files ? (files[part] ?? 'Belum ada') : 'Memuat…'}
          </p>
          <FileButton
            label={`Unggah ${title.toLowerCase()} ${name}`}
            text="Unggah"
            variant="secondary"
            accept={FILE_ACCEPT.spreadsheet}
            check={(file) => fileError('spreadsheet', file)}
            upload={(file, progress) =>
              upload(UPLOADS[kind][part], {
                params: { id: coaching.id },
                file,
                ...progress,
              })
            }
            onUploaded={({ jumlah }) => {
              toast.success(`${jumlah} ${unit}`)
              void refresh(['test', 'coaching'])
            }}
          />
          <div className="mt-2">
            <Button
              size="sm"
              variant="ghost"
              icon={<Download />}
              onClick={() => saveTemplate(template)}
              aria-label={`Unduh templat ${title.toLowerCase()} ${name}`}
            >
              Unduh templat
            </Button>
          </div>
        </Card>
      ))}
    </div>
  )
}
