import type { AdminAccount } from '@/lib/entities/admin-account'
import type { AdminCoaching, Coach, Coaching, StepProgress } from '@/lib/entities/coaching'
import type { Participant } from '@/lib/entities/user'

export function coachOf(changes: Partial<Coach> = {}): Coach {
  return {
    id: '1',
    type: 'Coach 1',
    name: 'Dr. Ir. Siti Rahma, S.Hut., M.Si.',
    jabatan: 'Kepala Seksi',
    instansi: 'BPKH Wilayah XI',
    image: null,
    ...changes,
  }
}

/** A published coaching on 25/08/2026, 09:00 to 11:00 WIB, with four seats left. */
export function coachingOf(changes: Partial<Coaching> = {}): Coaching {
  return {
    id: '14',
    coachingCode: 'KHT-2026-014',
    topic: 'Pengukuhan kawasan hutan dan penataan batas',
    categoryId: '3',
    category: { id: '3', name: 'Tata batas' },
    flyer: 'http://localhost/e-coaching/files/flyer.jpg',
    tanggalMeeting: '2026-08-25T00:00:00+07:00',
    jamMulai: '2026-08-25T09:00:00+07:00',
    jamSelesai: '2026-08-25T11:00:00+07:00',
    totalPeserta: 40,
    pesertaTerdaftar: 36,
    adminId: '1',
    narahubung: 'Budi Santoso',
    contact: '0812-3456-7890',
    coaches: [],
    moderator: null,
    materi: [],
    isPublished: true,
    publishDate: '2026-08-01T08:00:00+07:00',
    preTestSoal: 10,
    preTestDurationMinutes: 30,
    postTestSoal: 10,
    postTestDurationMinutes: 30,
    isInProposal: false,
    userTakeThis: false,
    userCoachingStatus: null,
    ...changes,
  }
}

/** How far a participant is who has done nothing yet. */
export const progressOf = (changes: Partial<StepProgress> = {}): StepProgress => ({
  ...{ preTestDone: false, meetingOpen: false, attended: false, postTestDone: false },
  ...{ surveyDone: false, certificateAvailable: false, runningTests: [] },
  ...changes,
})

/** The same coaching as admins see it, complete and with one coach. */
export function adminCoachingOf(changes: Partial<AdminCoaching> = {}): AdminCoaching {
  return {
    ...coachingOf({ coaches: [coachOf()] }),
    status: 'Proses Coaching',
    canCancel: true,
    canEdit: true,
    isDataComplete: true,
    PreTest: { soal: null, jawaban: null },
    ZoomMeeting: { meetingUrl: null, meetingBackground: null },
    ...changes,
  }
}

/** A participant as admins see one, with three coachings. */
export function participantOf(changes: Partial<Participant> = {}): Participant {
  return {
    id: '0b8f2c14-7d1e-4c55-9b52-6a1f0c9d3e77',
    fullName: 'Dr. Siti Rahma, M.Si.',
    jenisKelamin: 'Perempuan',
    asalInstansi: { id: '2', name: 'BPKH Wilayah XI' },
    namaInstansi: 'Balai Pemantapan Kawasan Hutan',
    jabatan: 'Analis',
    pendidikan: 'S2 Kehutanan',
    coachingYangDiminati: [{ id: '3', name: 'Tata batas' }],
    coachingLainnya: null,
    email: 'siti@contoh.go.id',
    contact: '0812-3456-7890',
    username: 'sitirahma',
    role: 'user',
    _count: { UserCoachings: 3 },
    ...changes,
  }
}

/** An admin with a second factor who has logged in lately. */
export function adminAccountOf(changes: Partial<AdminAccount> = {}): AdminAccount {
  return {
    ...{ id: '41', fullName: 'Rima', username: 'rima', email: 'rima@contoh.go.id' },
    ...{ contact: '081234567890', role: 'admin', lockedAt: null, coachings: 0 },
    secondFactorSince: '2026-08-24T02:00:00.000Z',
    lastLoginAt: '2026-08-25T02:30:00.000Z',
    ...changes,
  }
}
