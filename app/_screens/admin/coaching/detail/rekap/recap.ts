import { compareValues } from '@/components/table/column'
import { formatPoints } from '@/lib/domain/tests/test-session'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { Id } from '@/lib/entities/identity'
import type { AttendanceRow } from '@/lib/entities/meeting'
import type { Proposal } from '@/lib/entities/proposal'
import type { PostTestUserRow, PreTestUserRow } from '@/lib/entities/test'

/** All that is known of a participant at the end; null where there is nothing (yet). */
export type RecapRow = {
  id: Id
  name: string
  namaInstansi: string | null
  questions: string[]
  pre: number | null
  post: number | null
  /** Points from pre- to post-test. */
  gain: number | null
  /** Share of what was still to be gained; null too after a full pre-test, when there was nothing. */
  normalisedGain: number | null
  attended: boolean
  /** Null where the server does not say. */
  surveyed: boolean | null
  certificate: string | null
}

export type RecapSource = {
  proposals: readonly Proposal[]
  pre: readonly PreTestUserRow[]
  post: readonly PostTestUserRow[]
  meeting: readonly AttendanceRow[]
  certificates: readonly CertificateRow[]
}

const FULL = 100

const points = (score: number | '-' | null | undefined): number | null =>
  typeof score === 'number' ? score : null

/** 'normalised gain (post−pre)/(100−pre)'. */
const normalised = (pre: number | null, post: number | null): number | null =>
  pre === null || post === null || pre >= FULL ? null : (post - pre) / (FULL - pre)

const byId = <Row extends { id: Id }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

/** One row for each accepted participant, by name. */
export const recapRows = (source: RecapSource): RecapRow[] => {
  const { proposals, pre, post, meeting, certificates } = source
  const [preOf, postOf, meetingOf] = [byId(pre), byId(post), byId(meeting)]
  const certificateOf = new Map(certificates.map((row) => [row.userId, row.fileName]))
  return proposals
    .filter(({ status }) => status === 'APPROVED')
    .map(({ userId: id, name, namaInstansi, questions }) => {
      const before = points(preOf.get(id)?.score)
      const after = points(postOf.get(id)?.score)
      return {
        ...{ id, name, namaInstansi, questions },
        pre: before,
        post: after,
        gain: before === null || after === null ? null : after - before,
        normalisedGain: normalised(before, after),
        attended: meetingOf.get(id)?.status ?? false,
        surveyed: postOf.get(id)?.finishSurvey ?? null,
        certificate: certificateOf.get(id) ?? null,
      }
    })
    .sort((a, b) => compareValues(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

const MEASURES = ['pre', 'post', 'gain', 'normalisedGain'] as const

export type RecapMeans = Record<(typeof MEASURES)[number], number | null> & {
  attended: number
  /** Null where the server says of nobody whether they answered. */
  surveyed: number | null
  certified: number
}

/** Means of those who have a value, and how many attended, answered and were certified. */
export const recapMeans = (rows: readonly RecapRow[]): RecapMeans => {
  const mean = (measure: (typeof MEASURES)[number]): number | null => {
    const values = rows.flatMap((row) => row[measure] ?? [])
    const sum = values.reduce((total, value) => total + value, 0)
    return values.length === 0 ? null : sum / values.length
  }
  const isSurveyUnknown = rows.length > 0 && rows.every(({ surveyed }) => surveyed === null)
  return {
    pre: mean('pre'),
    post: mean('post'),
    gain: mean('gain'),
    normalisedGain: mean('normalisedGain'),
    attended: rows.filter(({ attended }) => attended).length,
    surveyed: isSurveyUnknown ? null : rows.filter(({ surveyed }) => surveyed).length,
    certified: rows.filter(({ certificate }) => certificate !== null).length,
  }
}

/** Hake's words for a normalised gain, by the two decimals that are shown. */
export const gainWord = (gain: number): string => {
  const shown = Number(formatPoints(gain))
  if (shown >= 0.7) return 'tinggi'
  if (shown >= 0.3) return 'sedang'
  return shown >= 0 ? 'rendah' : 'turun'
}

/** What rows and means do not hold, for the page, the file and the paper; null: nothing. */
export const erasedText = (erased: number): string | null =>
  erased > 0
    ? `${erased} peserta yang akunnya sudah dihapus tidak termasuk dalam angka dan daftar peserta; jawabannya tetap dihitung dalam analisis butir soal dan survei.`
    : null
