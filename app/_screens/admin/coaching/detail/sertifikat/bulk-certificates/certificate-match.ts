import { groupBy } from '@/app/_screens/admin/coaching/detail/group-by'
import { personWords } from '@/app/_screens/admin/coaching/detail/person-words'
import { isComplete } from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { Id } from '@/lib/entities/identity'

/**
 * Why a file was or was not proposed for a participant:
 * - `id`, `name`: it carries the participant's id, or exactly the name
 * - `double`: another file is the same participant's
 * - `namesake`: several participants have that name
 * - `conflict`: its id is one participant's, its name another's
 * - `incomplete`: the participant has not finished every step
 * - `none`: nobody's id and nobody's name
 */
export type CertificateMatchKind =
  | 'id'
  | 'name'
  | 'double'
  | 'namesake'
  | 'conflict'
  | 'incomplete'
  | 'none'

/** `rowId` is set only for `id` and `name`: nothing else is proposed. */
export type CertificateMatch = { kind: CertificateMatchKind; rowId: Id | null }

/** What an office writes around a name in the names of certificate files. */
const AROUND = /^(sertifikat|sertif|certificate|coaching|peserta|final|signed|tte)$/
const ELECTRONIC = /(?<!\p{L})e[\s_-]*(?=sertifikat|certificate|coaching)/giu

/** So much of an id tells people apart, and may stand in a file's name. */
export const SHOWN_ID = 8

const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '').normalize('NFC')

/** 'SitiRahma' holds two words where nothing else parts them. */
const parted = (stem: string) =>
  /[\s_\-.,]/.test(stem) ? stem : stem.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')

const keyOf = (words: readonly string[]) => words.toSorted().join(' ')

/** The words of a file's name that can be a person's; no name holds a digit. */
const fileKey = (fileName: string, coachingCode: string): string => {
  const ofCode = coachingCode.toLowerCase().split(/[^a-z]+/)
  const text = parted(stemOf(fileName)).replace(/_/g, ' ').replace(ELECTRONIC, '')
  return keyOf(
    personWords(text).filter(
      (word) => !/\d/.test(word) && !AROUND.test(word) && !ofCode.includes(word),
    ),
  )
}

/** An id counts as a whole word; a short one only where it is the whole name of the file. */
const hasId = (fileName: string, { id, userId }: CertificateRow): boolean => {
  const stem = stemOf(fileName).toLowerCase()
  return [id, userId].some((full) => {
    const known = full.toLowerCase()
    if (stem === known) return true
    const shown = known.length > SHOWN_ID ? [known, known.slice(0, SHOWN_ID)] : []
    return shown.some((one) => stem.split(/[\s_.,()]+/).includes(one))
  })
}

type Rows = {
  rows: readonly CertificateRow[]
  byKey: ReadonlyMap<string, readonly CertificateRow[]>
}

const findOne = (
  fileName: string,
  { rows, byKey }: Rows,
  coachingCode: string,
): CertificateMatch & { row: CertificateRow | null } => {
  const key = fileKey(fileName, coachingCode)
  const byId = rows.filter((row) => hasId(fileName, row))
  const byName = (key && byKey.get(key)) || []
  const [row = null] = byId.length > 0 ? byId : byName
  const none = (kind: CertificateMatchKind) => ({ kind, rowId: null, row: null })
  if (!row) return none('none')
  if (byId.length > 1 || (byId.length === 0 && byName.length > 1)) return none('namesake')
  if (byId.length === 1 && byName.length > 0 && !byName.includes(row))
    return none('conflict')
  if (!isComplete(row)) return none('incomplete')
  return { kind: byId.length === 1 ? 'id' : 'name', rowId: row.id, row }
}

/**
 * Proposes for each certificate file whose it is. Only an id or exactly the same name counts, in any
 * order, without titles, case and punctuation: the certificate of another person is the worst fault.
 *
 * @param fileNames with their endings
 * @returns one match per file, in their order
 */
export const matchCertificates = (
  fileNames: readonly string[],
  rows: readonly CertificateRow[],
  coachingCode: string,
): CertificateMatch[] => {
  const byKey = groupBy(rows, ({ name }) => keyOf(personWords(name)))
  const found = fileNames.map((file) => findOne(file, { rows, byKey }, coachingCode))
  const perRow = groupBy(found, ({ rowId }) => rowId)
  return found.map(({ kind, rowId }) => {
    const isDouble = rowId !== null && (perRow.get(rowId)?.length ?? 0) > 1
    return isDouble ? { kind: 'double', rowId: null } : { kind, rowId }
  })
}
