import { groupBy } from '@/app/_screens/admin/coaching/detail/group-by'
import type { CertificateRow } from '@/lib/entities/certificate'
import { SHOWN_ID } from './certificate-match'

const nameOf = ({ name, namaInstansi }: CertificateRow) =>
  [name, namaInstansi].filter(Boolean).join(', ')

/** What each of these is called in a list to choose from: two of one name and institution with their ID. */
export const labelsIn = (rows: readonly CertificateRow[]) => {
  const namesakes = groupBy(rows, nameOf)
  return (row: CertificateRow): string => {
    const name = nameOf(row)
    const isAlone = (namesakes.get(name)?.length ?? 0) < 2
    return isAlone ? name : `${name}, ID ${row.userId.slice(0, SHOWN_ID)}`
  }
}
