import { isComplete, missingConditions } from '../../lib/domain/certificate-row.ts'
import {
  CERTIFICATE_CONDITIONS,
  type CertificateCheck,
} from '../../lib/entities/certificate.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../deps.ts'
import { notFound } from '../problem.ts'
import { findCertificate, type Participation } from '../repositories/certificates.ts'
import { requireParticipant, requireProposed } from './coaching-access.ts'
import { finishedSteps } from './test-results.ts'

const NOT_ELIGIBLE = {
  eligible: false,
  available: false,
  fileName: null,
  missing: [...CERTIFICATE_CONDITIONS],
}

/**
 * Whether the own certificate can be had, and what is missing (decision 58).
 *
 * @throws Problem 404 unknown coaching, 410 deleted, 403 not proposed.
 */
export const checkCertificate = async (
  db: Db,
  reader: Participation & { now: Date },
): Promise<CertificateCheck> => {
  const { proposal } = await requireProposed(db, reader)
  if (proposal.status !== 'APPROVED') return NOT_ELIGIBLE
  const steps = await finishedSteps(db, reader)
  const certificate = await findCertificate(db, reader)
  const file = certificate?.file ?? null
  return {
    eligible: isComplete(steps),
    available: file !== null,
    fileName: file && (certificate?.fileName ?? file.originalName),
    missing: missingConditions(steps),
  }
}

/**
 * The own certificate byte for byte as uploaded: it may carry an electronic signature (decision 60).
 *
 * @throws Problem 404 before the upload.
 */
export const readCertificate = async (
  db: Db,
  { files }: Pick<Services, 'files'>,
  participation: Participation,
) => {
  await requireParticipant(db, participation)
  const certificate = await findCertificate(db, participation)
  const file = certificate?.file
  const bytes = file && (await files.read(file.name))
  if (!bytes) throw notFound('Sertifikat belum tersedia.')
  const fileName = certificate.fileName ?? file.originalName
  return { mime: file.mime, fileName, bytes }
}
