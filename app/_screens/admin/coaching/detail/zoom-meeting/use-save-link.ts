import { useRef } from 'react'
import { presentOf } from '@/components/form/parts/form-errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { ZoomMeetingOverview } from '@/lib/entities/meeting'

/** The stored link as it was read. */
export type SeenLink = Pick<ZoomMeetingOverview, 'meetingUrl' | 'version'>

/** That the link stays as another admin has made it. */
const otherLink = (link: string) =>
  new Error(
    `sejak halaman ini dibuka, yang tersimpan sudah ${link ? `diganti menjadi “${link}”` : 'dihapus'}. Klik kolom ini, lalu klik di luarnya, bila tautan Anda harus menggantikannya.`,
  )

/** Saves the link over the one that its admin has seen; over another one only once it was told. */
export function useSaveLink(coachingId: string, first: SeenLink) {
  const seen = useRef(first)
  const [save] = useMutation(api.adminMeeting.updateMeetingUrl, {
    errors: 'ignore',
    alsoRefresh: ['coaching'],
    quiet: true,
  })

  async function saveLink(link: string) {
    const store = () => {
      const input = { params: { id: coachingId }, body: { meetingUrl: link } }
      return save(input, { version: seen.current.version })
    }
    try {
      await store()
    } catch (error) {
      const present = presentOf(error) as SeenLink | null
      if (!present) throw error
      const [before, now] = [seen.current.meetingUrl ?? '', present.meetingUrl ?? '']
      seen.current = present
      if (now === link) return
      if (now !== before) throw otherLink(now)
      // the picture beside it was changed, or the own link before this one
      await store()
    }
    seen.current = { ...seen.current, meetingUrl: link }
  }

  return {
    saveLink,
    see: (now: SeenLink) => {
      seen.current = now
    },
  }
}
