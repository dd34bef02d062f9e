import { unlessReplaced } from '@/app/_screens/admin/file-review/unless-replaced'
import { FileButton } from '@/components/form/file-button'
import { presentOf } from '@/components/form/parts/form-errors'
import { RefusedFile } from '@/components/form/parts/use-upload'
import { Card } from '@/components/ui/card'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { resizeImage } from '@/lib/browser/resize-image'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import type { ZoomMeetingOverview } from '@/lib/entities/meeting'
import { assetUrl } from '@/lib/env'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError, undrawnError } from '@/lib/validation/uploads'

/** Virtual backgrounds are looked at in full width (decision 38). */
const MAX_PIXELS = 1366

const STORED_BACKGROUND = {
  what: 'Virtual background',
  nameIn: (present: Record<string, unknown>) => present.meetingBackgroundFileName,
}

type MeetingBackgroundProps = { coachingId: string; meeting: ZoomMeetingOverview }

/** The meeting's virtual background: its picture, its file name, its upload. */
export function MeetingBackground({ coachingId, meeting }: MeetingBackgroundProps) {
  const upload = useUploadCall(['meeting', 'coaching'])
  const { meetingBackground, meetingBackgroundFileName } = meeting

  async function send(file: File, progress: { onProgress?: (share: number) => void }) {
    const small = await resizeImage(file, MAX_PIXELS).catch(() => {
      throw new RefusedFile(undrawnError(file))
    })
    const store = (version: string | undefined) => {
      const input = { params: { id: coachingId }, version, file: small, ...progress }
      return upload(api.adminMeeting.updateMeetingBackground, input)
    }
    const stored = store(meeting.version).catch((error: unknown) => {
      const present = presentOf(error)
      // the link beside it may have been changed
      if (present?.meetingBackground !== meetingBackground) throw error
      return store(String(present.version))
    })
    return unlessReplaced(stored, STORED_BACKGROUND)
  }

  return (
    <Card as="section" padding="small">
      <h3 className="font-bold">Virtual background</h3>
      {meetingBackground && (
        <img
          src={assetUrl(meetingBackground)}
          alt="Virtual background saat ini"
          width={320}
          height={180}
          className="mt-2 aspect-video w-80 max-w-full rounded-md border border-line object-cover"
        />
      )}
      <p className="wrap-anywhere mt-1 mb-3 text-ink-2 text-sm">
        {meetingBackgroundFileName ?? 'Belum ada'}
      </p>
      <FileButton
        label="Unggah virtual background"
        text="Unggah"
        variant="secondary"
        accept={FILE_ACCEPT.picture}
        check={(file) => fileError('picture', file)}
        upload={send}
        onUploaded={() => toast.success(CHANGED)}
      />
    </Card>
  )
}
