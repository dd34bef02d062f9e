import { Download } from 'lucide-react'
import { useRef } from 'react'
import { unlessReplaced } from '@/app/_screens/admin/file-review/unless-replaced'
import { FileButton } from '@/components/form/file-button'
import type { UploadOptions } from '@/components/form/parts/use-upload'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { showFailure } from '@/lib/api/show-failure'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { TestKind } from '@/lib/entities/test'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'
import type { TestOverview } from './test-file/finished'
import { type Agreed, reviewKey, reviewQuestions } from './test-file/review-test-file'
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
  { part: 'soal', title: 'File soal' },
  { part: 'jawaban', title: 'Kunci jawaban' },
] as const

type TestFilesProps = {
  coaching: AdminCoaching
  kind: TestKind
  name: string
  /** Undefined while it is not known. */
  overview: TestOverview | undefined
}
type TileProps = TestFilesProps & (typeof TILES)[number]

const namesIn = ({ soal, jawaban }: Record<string, unknown>) =>
  [soal, jawaban].filter(Boolean).join('” dan “')

/** One of the two files: its name or 'Belum ada', its check before the upload, its template. */
function TestFile(props: TileProps) {
  const { part, title, coaching, kind, name, overview } = props
  const upload = useUploadCall(['test', 'coaching'])
  const agreed = useRef<Agreed | null>(null)
  const fullTitle = `${title.toLowerCase()} ${name}`

  async function review(file: File) {
    const check = part === 'soal' ? reviewQuestions : reviewKey
    agreed.current = await check(file, { coaching, kind, name, overview })
    return agreed.current !== null
  }

  return (
    <Card as="section" padding="small">
      <h3 className="font-bold">
        {title} {name}
      </h3>
      <p className="wrap-anywhere mt-1 mb-3 text-ink-2 text-sm">
        {overview ? (overview[part] ?? 'Belum ada') : 'Belum diketahui'}
      </p>
      <FileButton
        label={`Unggah ${fullTitle}`}
        text="Unggah"
        variant="secondary"
        accept={FILE_ACCEPT.spreadsheet}
        check={(file) => fileError('spreadsheet', file)}
        review={review}
        upload={(file: File, progress: UploadOptions) => {
          const input = { params: { id: coaching.id }, version: agreed.current?.version }
          const sent = upload(UPLOADS[kind][part], { ...input, file, ...progress })
          return unlessReplaced(sent, { what: `File ${name}`, nameIn: namesIn })
        }}
        onUploaded={(stored) => {
          agreed.current?.whenSent?.(stored)
          // a server of chapter 7 alone may not tell it
          const { jumlah } = Object(stored)
          toast.success(jumlah === undefined ? SAVED : `${SAVED}: ${jumlah} ${part}`)
        }}
      />
      <div className="mt-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Download />}
          onClick={() => saveTemplate(part).catch(showFailure)}
          aria-label={`Unduh template ${fullTitle}`}
        >
          Unduh template
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
