import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { asc, eq, sql } from '../db/orm.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
import { coachings } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import { certificates } from '../db/schema/participation.ts'
import { toldOfFile } from './certificate-told.ts'

/** The certificates that were handed out, with where their bytes are. */
export const readCertificates = (db: Db, userId: Id) =>
  db
    .select({
      shown: {
        Coaching: coachings.topic,
        Kode: coachings.coachingCode,
        'Nama file': certificates.fileName,
        'Diberikan pada': certificates.uploadedAt,
        'Diberitahukan pada': toldOfFile(db),
      },
      file: files.name,
    })
    .from(certificates)
    .innerJoin(coachings, eq(coachings.id, certificates.coachingId))
    .leftJoin(files, eq(files.id, certificates.fileId))
    .where(eq(certificates.userId, userId))
    .orderBy(asc(certificates.createdAt))

export const readRegister = (db: Db, userId: Id) =>
  db
    .select({
      Nomor: issuedCertificates.number,
      'Kode pemeriksaan': issuedCertificates.kode,
      'Nama pada sertifikat': sql<string>`${issuedCertificates.content}->>'name'`,
      Versi: issuedCertificates.version,
      Status: issuedCertificates.state,
      Alasan: issuedCertificates.reason,
      'Diterbitkan pada': issuedCertificates.issuedAt,
    })
    .from(issuedCertificates)
    .innerJoin(certificates, eq(certificates.id, issuedCertificates.certificateId))
    .where(eq(certificates.userId, userId))
    .orderBy(asc(issuedCertificates.issuedAt))
