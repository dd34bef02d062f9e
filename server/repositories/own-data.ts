import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { asc, desc, eq, or, sql } from '../db/orm.ts'
import { auditTrail } from '../db/schema/audit.ts'
import { coachings } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import { attendance, surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { reminders } from '../db/schema/reminders.ts'
import { secondFactors } from '../db/schema/second-factors.ts'
import { outbox } from '../db/schema/system.ts'
import { testAnswers, testAttempts, testQuestions } from '../db/schema/tests.ts'
import { institutions, sessions, users } from '../db/schema/users.ts'

/** Columns by the name that their owner reads. */
const coaching = { Coaching: coachings.topic, Kode: coachings.coachingCode }

export const readAccount = (db: Db, userId: Id) =>
  db
    .select({
      'Nama lengkap': users.fullName,
      'Jenis kelamin': users.jenisKelamin,
      'Asal instansi': institutions.name,
      'Nama instansi': users.namaInstansi,
      Jabatan: users.jabatan,
      Pendidikan: users.pendidikan,
      'Coaching lain yang diminati': users.coachingLainnya,
      Email: users.email,
      WhatsApp: users.whatsapp,
      Username: users.username,
      Peran: users.role,
      'Dibuat pada': users.createdAt,
      'Diubah pada': users.updatedAt,
      'Halaman privasi yang disetujui (versi)': users.privacyEdition,
      'Disetujui pada': users.privacyAgreedAt,
      'Halaman privasi yang diberitahukan (versi)': users.privacyToldEdition,
      'Verifikasi dua langkah sejak': secondFactors.confirmedAt,
      'Zona waktu terakhir': users.timeZone,
      'Pengingat dihentikan pada': users.remindersStoppedAt,
      'Alamat kalender dibuat pada': users.calendarMadeAt,
      'Dikunci pada': users.lockedAt,
    })
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))

export const readProposals = (db: Db, userId: Id) =>
  db
    .select({
      ...coaching,
      Pertanyaan: proposals.questions,
      Status: proposals.status,
      Alasan: proposals.reason,
      'Diajukan pada': proposals.createdAt,
      'Diputuskan pada': proposals.decidedAt,
      'Dibatalkan pada': proposals.cancelledAt,
      'Disembunyikan pada': proposals.removedAt,
    })
    .from(proposals)
    .innerJoin(coachings, eq(coachings.id, proposals.coachingId))
    .where(eq(proposals.userId, userId))
    .orderBy(asc(proposals.createdAt))

export const readAttendance = (db: Db, userId: Id) =>
  db
    .select({ ...coaching, 'Dicatat hadir pada': attendance.markedAt })
    .from(attendance)
    .innerJoin(coachings, eq(coachings.id, attendance.coachingId))
    .where(eq(attendance.userId, userId))
    .orderBy(asc(attendance.markedAt))

export const readAttempts = (db: Db, userId: Id) =>
  db
    .select({
      ...coaching,
      Test: testAttempts.kind,
      'Mulai pada': testAttempts.startedAt,
      'Selesai pada': testAttempts.endedAt,
      'Jumlah soal': testAttempts.total,
      Benar: testAttempts.benar,
      Nilai: testAttempts.score,
    })
    .from(testAttempts)
    .innerJoin(coachings, eq(coachings.id, testAttempts.coachingId))
    .where(eq(testAttempts.userId, userId))
    .orderBy(asc(testAttempts.startedAt))

export const readAnswers = (db: Db, userId: Id) =>
  db
    .select({
      ...coaching,
      Test: testAttempts.kind,
      'Soal nomor': testQuestions.no,
      Jawaban: testAnswers.answer,
      'Diterima pada': testAnswers.receivedAt,
    })
    .from(testAnswers)
    .innerJoin(testAttempts, eq(testAttempts.id, testAnswers.attemptId))
    .innerJoin(testQuestions, eq(testQuestions.id, testAnswers.questionId))
    .innerJoin(coachings, eq(coachings.id, testAttempts.coachingId))
    .where(eq(testAttempts.userId, userId))
    .orderBy(asc(testAttempts.startedAt), asc(testQuestions.no))

export const readSurveys = (db: Db, userId: Id) =>
  db
    .select({
      ...coaching,
      Jawaban: surveys.answers,
      Saran: surveys.saran,
      'Dikirim pada': surveys.submittedAt,
    })
    .from(surveys)
    .innerJoin(coachings, eq(coachings.id, surveys.coachingId))
    .where(eq(surveys.userId, userId))
    .orderBy(asc(surveys.submittedAt))

export const readReminders = (db: Db, userId: Id) =>
  db
    .select({
      Jenis: reminders.kind,
      Hasil: reminders.outcome,
      'Jatuh tempo': reminders.dueAt,
      'Diputuskan pada': reminders.decidedAt,
    })
    .from(reminders)
    .where(eq(reminders.userId, userId))
    .orderBy(asc(reminders.dueAt))

/** What was sent; a text with a secret, which opens the account, is left out. */
export const readMessages = (db: Db, userId: Id) =>
  db
    .select({
      Saluran: outbox.channel,
      Tujuan: outbox.recipient,
      Judul: outbox.subject,
      Isi: sql<string>`case when ${outbox.secretUntil} is null then ${outbox.body} else '(berisi tautan rahasia)' end`,
      Status: outbox.state,
      'Dibuat pada': outbox.createdAt,
      'Terkirim pada': outbox.sentAt,
      'Sampai pada': outbox.deliveredAt,
      'Dibaca pada': outbox.readAt,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(asc(outbox.createdAt))

export const readSessions = (db: Db, userId: Id) =>
  db
    .select({
      'Login pada': sessions.createdAt,
      Browser: sessions.browser,
      Sistem: sessions.system,
      'Terakhir diperbarui': sessions.rotatedAt,
      'Diakhiri pada': sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))

export const readUploads = (db: Db, userId: Id) =>
  db
    .select({
      'Nama file': files.originalName,
      Jenis: files.mime,
      Ukuran: files.size,
      'Diunggah pada': files.createdAt,
    })
    .from(files)
    .where(eq(files.uploadedBy, userId))
    .orderBy(asc(files.createdAt))

export const readInCharge = (db: Db, userId: Id) =>
  db
    .select(coaching)
    .from(coachings)
    .where(eq(coachings.adminId, userId))
    .orderBy(asc(coachings.coachingCode))

/** What was done as an admin, and what admins did to this account. */
export const readActs = (db: Db, userId: Id) =>
  db
    .select({
      Waktu: auditTrail.at,
      Tindakan: auditTrail.call,
      'Oleh Anda': sql<boolean>`coalesce(${auditTrail.actorId} = ${userId}, false)`,
      Hasil: auditTrail.status,
    })
    .from(auditTrail)
    .where(
      or(
        eq(auditTrail.actorId, userId),
        sql`${auditTrail.targets}::text like ${`%"${userId}"%`}`,
      ),
    )
    .orderBy(desc(auditTrail.at))
