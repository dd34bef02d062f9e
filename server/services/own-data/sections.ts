import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { listInterests } from '../../repositories/interests.ts'
import {
  readContactChanges,
  readKnownDevices,
  readPlaceAlerts,
} from '../../repositories/own-account-data.ts'
import { readRegister } from '../../repositories/own-certificates-data.ts'
import {
  readAccount,
  readActs,
  readAnswers,
  readAttempts,
  readAttendance,
  readInCharge,
  readMessages,
  readProposals,
  readReminders,
  readSessions,
  readSurveys,
  readUploads,
} from '../../repositories/own-data.ts'

/** A part of what the portal holds of a person: rows of values under the names that the person reads. */
export type Section = { title: string; rows: Record<string, unknown>[] }

type Read = (db: Db, userId: Id) => Promise<Record<string, unknown>[]>

const readInterests: Read = async (db, userId) =>
  (await listInterests(db, userId)).map(({ name }) => ({ Topik: name }))

const SECTIONS: Record<string, Read> = {
  Akun: readAccount,
  'Kontak yang belum dikonfirmasi': readContactChanges,
  'Topik yang diminati': readInterests,
  'Pengajuan coaching': readProposals,
  'Kabar bila ada tempat': readPlaceAlerts,
  Kehadiran: readAttendance,
  Test: readAttempts,
  'Jawaban test': readAnswers,
  Survei: readSurveys,
  'Register sertifikat': readRegister,
  'Pesan kepada Anda': readMessages,
  Pengingat: readReminders,
  'Login dan perangkat': readSessions,
  'Perangkat yang dikenali': readKnownDevices,
  'File yang Anda unggah': readUploads,
  'Coaching yang Anda tangani': readInCharge,
  'Jejak tindakan admin': readActs,
}

/** All that the portal holds of a person, but the certificates, which are files. */
export const readSections = async (db: Db, userId: Id): Promise<Section[]> => {
  const sections: Section[] = []
  for (const [title, read] of Object.entries(SECTIONS))
    sections.push({ title, rows: await read(db, userId) })
  return sections
}
