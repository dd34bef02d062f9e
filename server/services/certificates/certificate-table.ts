import type { CertificateRow } from '../../../lib/entities/certificate.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { listToldOfFiles } from '../../repositories/certificate-told.ts'
import { type IssuedRow, newestIssuedOf } from '../../repositories/issued-certificates.ts'
import { listCertificateRows } from '../../repositories/progress.ts'
import type { Services } from '../../start/deps.ts'
import { toTold } from '../told.ts'

/** Of what the portal has made: the newest version, once its file was handed out. */
const issuedOf = (issued: IssuedRow | undefined): CertificateRow['issued'] => {
  if (!issued || issued.state === 'making') return null
  const { id, number, version, state, reason } = issued
  return { id, number, version, state, reason }
}

/** The rows of a coaching as admins see them, each with what the portal has made for it and what was told of it. */
export const certificateTable = async (
  db: Db,
  coachingId: Id,
  services: Pick<Services, 'logged'>,
): Promise<CertificateRow[]> => {
  const rows = await listCertificateRows(db, coachingId)
  const newest = await newestIssuedOf(
    db,
    rows.map(({ id }) => id),
  )
  const told = Map.groupBy(await listToldOfFiles(db, coachingId), ({ userId }) => userId)
  return rows.map((row) => ({
    ...row,
    issued: issuedOf(newest.get(row.id)),
    told: (told.get(row.userId) ?? []).map(toTold(services)),
  }))
}
