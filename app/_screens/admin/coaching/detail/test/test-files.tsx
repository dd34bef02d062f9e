import { Download } from 'lucide-react'
import { useRef } from 'react'
import { FileButton } from '@/components/form/file-button'
import type { UploadOptions } from '@/components/form/parts/use-upload'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { showFailure } from '@/lib/api/show-failure'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'
import type { Finished } from './test-file/finished-notice'
import { reviewKey, reviewQuestions } from './test-file/review-test-file'
import { saveTemplate } from './test-template'

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
  { part: 'soal', title: 'Berkas soal', unit: 'soal terbaca' },
  { part: 'jawaban', title: 'Kunci jawaban', unit: 'jawaban terbaca' },
] as const

type TestFilesProps = {
  coaching: AdminCoaching
  kind: TestKind
  name: string
  /** Names of the stored files; undefined while they are not known. */
  files: { soal: string | null; jawaban: string | null } | undefined
  finished: Finished | undefined
}
type TileProps = TestFilesProps & (typeof TILES)[number]

/** One of the two files: its name or 'Belum ada', its check before the upload, its template. */
function TestFile(props: TileProps) {
  const { part, title, unit, coaching, kind, name, files, finished } = props
  const upload = useUploadCall(['test', 'coaching'])
  const whenSent = useRef<((stored: unknown) => void) | null>(null)
  const fullTitle = `${title.toLowerCase()} ${name}`

  async function review(file: File) {
    const test = { coaching, kind, name, finished }
    if (part === 'jawaban') return reviewKey(file, test)
    whenSent.current = await reviewQuestions(file, test, Boolean(files?.jawaban))
    return whenSent.current !== null
  }

  return (
    <Card as="section" padding="small">
      <h3 className="font-bold">
        {title} {name}
      </h3>
      <p className="mt-1 mb-3 text-ink-2 text-sm">
        {files ? (files[part] ?? 'Belum ada') : 'Belum diketahui'}
      </p>
      <FileButton
        label={`Unggah ${fullTitle}`}
        text="Unggah"
        variant="secondary"
        accept={FILE_ACCEPT.spreadsheet}
        check={(file) => fileError('spreadsheet', file)}
        review={review}
        upload={(file: File, progress: UploadOptions) =>
          upload(UPLOADS[kind][part], { params: { id: coaching.id }, file, ...progress })
        }
        onUploaded={(stored) => {
          whenSent.current?.(stored)
          // a server of chapter 7 alone may not tell it
          const { jumlah } = Object(stored)
          toast.success(
            jumlah === undefined ? `${title} ${name} terunggah` : `${jumlah} ${unit}`,
          )
        }}
      />
      <div className="mt-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Download />}
          onClick={() => saveTemplate(part).catch(showFailure)}
          aria-label={`Unduh templat ${fullTitle}`}
        >
          Unduh templat
        </Button>
      </div>
    </Card>
  )
}

/** The two Excel files of a test (§2). */
export function TestFiles(props: TestFilesProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {TILES.map((tile) => (
        <TestFile key={tile.part} {...props} {...tile} />
      ))}
    </div>
  )
}
