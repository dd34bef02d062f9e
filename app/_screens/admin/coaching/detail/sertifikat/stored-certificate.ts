import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import {
  replaced,
  type Stored,
  unlessReplaced,
} from '@/app/_screens/admin/file-review/unless-replaced'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { CertificateRow } from '@/lib/entities/certificate'

const STORED: Stored = {
  what: 'Sertifikat peserta ini',
  nameIn: ({ fileName }) => fileName,
}

type Rows = readonly CertificateRow[]

/** These rows at this moment: another admin may have uploaded, or told, since they were read. Who is there no more is left out. */
export async function rowsNow(coachingId: string, read: Rows): Promise<Rows> {
  const input = { params: { id: coachingId } }
  const all = await asItIsNow<Rows>(read, call(api.adminCoaching.certificates, input))
  const ids = new Set(read.map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
}

/**
 * Sends the certificate of a row in place of the one that was seen there.
 *
 * @param now the rows as they are, for a server that knows no versions
 * @throws RefusedFile that names what is there, where somebody else has uploaded or issued one since
 */
export async function sendOver<T>(
  row: CertificateRow,
  now: () => Promise<Rows>,
  send: () => Promise<T>,
): Promise<T> {
  if (row.version === undefined) {
    const present = (await now()).find(({ id }) => id === row.id)
    if (present && present.fileName !== row.fileName) throw replaced(STORED, present)
  }
  return unlessReplaced(send(), STORED)
}
