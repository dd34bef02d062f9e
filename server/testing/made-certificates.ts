import { DEFAULT_PATTERN } from '../../lib/domain/certificates/number-pattern.ts'
import { READY_TEMPLATE } from '../../lib/entities/issuing-values.ts'
import {
  certificateSettings,
  issuedCertificates,
  jobRows,
  jobs,
} from '../db/schema/certificate-making.ts'
import { certificates } from '../db/schema/participation.ts'
import type { TestServer } from './test-server.ts'

type Place = { id: string }

const firstOf = <T>([row]: T[]): T => {
  if (!row) throw new Error('no such row')
  return row
}

/** How the certificates of a coaching are made. */
export const CERTIFICATE_SETTINGS = {
  ...{ templateId: READY_TEMPLATE, hours: 4, numberPattern: DEFAULT_PATTERN },
  ...{ place: 'Jakarta', signers: [{ name: 'Ratna Dewi', title: 'Kepala Pusat' }] },
}

/** A job that has failed for one who is complete and has no certificate. */
export const insertFailedJob = async (
  { db }: TestServer,
  place: Place,
  { admin, surveyed, now }: { admin: Place; surveyed: Place; now: Date },
) => {
  const coachingId = place.id
  await db.insert(certificateSettings).values({ coachingId, ...CERTIFICATE_SETTINGS })
  const values = { coachingId, createdBy: admin.id, createdAt: now }
  const job = firstOf(await db.insert(jobs).values(values).returning())
  const row = firstOf(
    (await db.select().from(certificates)).filter(({ userId }) => userId === surveyed.id),
  )
  await db.insert(jobRows).values({
    ...{ jobId: job.id, certificateId: row.id, position: 0, name: 'Kanari' },
    ...{ state: 'failed', reason: 'Gagal' },
  })
  return job
}

/** The certificate of who has one, as the portal would have made it. */
export const insertIssuedOne = async (
  { db }: TestServer,
  place: Place,
  { done, now }: { done: Place & { fullName: string }; now: Date },
) => {
  const row = firstOf(
    (await db.select().from(certificates)).filter(({ userId }) => userId === done.id),
  )
  const marks = { number: '017/KHT-2026-901/VIII/2026', kode: 'K7M2PQ9XWD4H', version: 1 }
  const { hours, place: city, signers } = CERTIFICATE_SETTINGS
  const day = '24 Agustus 2026'
  const values = {
    ...{ ...marks, certificateId: row.id, coachingId: place.id, fileId: row.fileId },
    ...{ state: 'valid' as const, sha256: '0'.repeat(64), issuedAt: now },
    content: {
      ...{ ...marks, hours, place: city, signers, date: day, issuedDate: day },
      ...{ name: done.fullName, institution: null, topic: 'Hari ini' },
      ...{ issuer: 'E-Coaching', address: 'https://contoh.go.id/#/sertifikat' },
    },
  }
  return firstOf(await db.insert(issuedCertificates).values(values).returning())
}
