import { isComplete, missingConditions } from '../../lib/domain/participation/conditions.ts'
import type { CertificateCheck } from '../../lib/entities/certificate.ts'
import { CERTIFICATE_CONDITIONS } from '../../lib/entities/certificate-values.ts'
import type { Db } from '../db/client.ts'
import { gone, notFound } from '../problem.ts'
import { findCertificate } from '../repositories/certificates.ts'
import { newestIssuedOf } from '../repositories/issued-certificates.ts'
import type { Participation } from '../repositories/participation.ts'
import type { Services } from '../start/deps.ts'
import { withdrawnSentence } from './certificates/register.ts'
import { requireParticipant, requireProposed } from './coaching-access.ts'
import { readProgress, readSteps } from './own-progress.ts'

type Reader = Participation & { now: Date }
type Certificate = Awaited<ReturnType<typeof findCertificate>>

/** What the portal has made for them: the one that they have, or the withdrawn one that they had. */
const findOwnIssued = async (db: Db, certificate: Certificate) => {
  if (!certificate) return null
  const { id, file } = certificate
  const issued = (await newestIssuedOf(db, [id])).get(id)
  const state = issued?.state
  const isTheirs = file ? state === 'valid' : state === 'withdrawn'
  return issued && isTheirs && (state === 'valid' || state === 'withdrawn')
    ? { ...issued, state }
    : null
}

const shownIssued = async (
  db: Db,
  certificate: Certificate,
): Promise<Pick<CertificateCheck, 'issued'>> => {
  const issued = await findOwnIssued(db, certificate)
  if (!issued) return {}
  const { number, version, kode, state, reason } = issued
  const issuedAt = issued.issuedAt.toISOString()
  return { issued: { number, version, kode, state, reason, issuedAt } }
}

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
  reader: Reader,
): Promise<CertificateCheck> => {
  const { coaching, proposal } = await requireProposed(db, reader)
  if (proposal.status !== 'APPROVED') return NOT_ELIGIBLE
  const progress = await readProgress(db, { ...reader, coachings: [coaching] })
  const { preTestDone, attended, postTestDone } = progress(coaching)
  const finished = {
    ...{ finishPreTest: preTestDone, finishZoomMeeting: attended },
    finishPostTest: postTestDone,
  }
  const certificate = await findCertificate(db, reader)
  const file = certificate?.file ?? null
  return {
    eligible: isComplete(finished),
    available: file !== null,
    fileName: file?.originalName ?? null,
    ...(file && { size: file.size }),
    missing: missingConditions(finished),
    ...(await shownIssued(db, certificate)),
  }
}

/**
 * The own certificate byte for byte as uploaded: it may carry an electronic signature (decision 60).
 *
 * @throws Problem 404 before the upload, saying what is missing; 410 with its reason where it was withdrawn.
 */
export const readCertificate = async (
  db: Db,
  { files }: Pick<Services, 'files'>,
  reader: Reader,
) => {
  const { coaching } = await requireParticipant(db, reader)
  const certificate = await findCertificate(db, reader)
  const file = certificate?.file
  const withdrawn = file ? null : await findOwnIssued(db, certificate)
  if (withdrawn) throw gone(withdrawnSentence(withdrawn.reason))
  if (!file)
    throw notFound((await readSteps(db, { ...reader, coaching })).sertifikat.reason)
  const bytes = await files.read(file.name)
  if (!bytes) throw notFound('File sertifikat tidak ditemukan. Hubungi admin.')
  return { mime: file.mime, fileName: file.originalName, bytes }
}
