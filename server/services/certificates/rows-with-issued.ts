import type { CertificateRow } from '../../../lib/entities/certificate.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { type IssuedRow, newestIssuedOf } from '../../repositories/issued-certificates.ts'

/** Of what the portal has made: the newest version, once its file was handed out. */
const issuedOf = (issued: IssuedRow | undefined): CertificateRow['issued'] => {
  if (!issued || issued.state === 'making') return null
  const { id, number, version, state, reason } = issued
  return { id, number, version, state, reason }
}

/** Rows of the admin's table, each with what the portal has made for it. */
export const withIssued = async (
  db: Db,
  rows: CertificateRow[],
): Promise<CertificateRow[]> => {
  const ids = rows.map(({ id }): Id => id)
  const newest = await newestIssuedOf(db, ids)
  return rows.map((row) => ({ ...row, issued: issuedOf(newest.get(row.id)) }))
}
