import {
  copiedValues,
  PARTS,
  partsFrom,
  testsIn,
} from '@/app/_screens/admin/coaching/copy/copy-parts'
import { errorText, mayBeDone } from '@/lib/api/errors'
import { useFeature } from '@/lib/api/use-feature'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Id } from '@/lib/entities/identity'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** An act without an answer may have been done. */
const UNSURE = {
  title: 'Coaching tersimpan, tetapi soal test belum tentu tersalin',
  body: 'Jawaban server terputus. Periksa tab Pre Test dan Post Test coaching ini; bila soalnya belum ada, unggah filenya setelah coaching tayang.',
}

const NOT_COPIED = (body: string) => ({
  title: 'Coaching tersimpan, tetapi soal test tidak tersalin',
  body,
})

/** The earlier coaching that the address names, and what is taken over from it. */
export function useCopied() {
  const { query } = useHashQuery()
  const from = query.get('dari')
  const source = useQuery(
    api.adminCoaching.get,
    { params: { id: from ?? '' } },
    { enabled: from !== null },
  )
  const [copy] = useMutation(api.adminCoaching.copyTests, { errors: 'ignore' })
  const parts = partsFrom(query.get('salin'))
  const canCopyTests = useFeature('test-copying')
  const testsOf = (coaching: AdminCoaching) =>
    canCopyTests ? testsIn(parts, coaching) : []

  /** What the form begins with, and what it says about that. */
  const startFrom = (coaching: AdminCoaching) => ({
    start: {
      values: copiedValues(coaching, parts, browserTimeZone().zone),
      draft: `copy:${coaching.id}`,
    },
    told: `Disalin dari ${coaching.coachingCode} – ${coaching.topic}.`,
    tests: PARTS.filter(({ value }) =>
      testsOf(coaching).some((kind) => kind === value),
    ).map(({ label }) => label),
  })

  /** Copies the chosen tests into the new coaching; what to tell where that failed, else null. */
  async function copyTests(id: Id) {
    const kinds = source.data ? testsOf(source.data) : []
    if (from === null || kinds.length === 0) return null
    try {
      await copy({ params: { id }, body: { fromId: from, kinds } })
      return null
    } catch (error) {
      return mayBeDone(error) ? UNSURE : NOT_COPIED(errorText(error))
    }
  }

  return { source, startFrom, copyTests }
}
