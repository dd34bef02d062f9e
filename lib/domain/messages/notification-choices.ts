/** The choice that opens a free text beside it. */
export const OTHER = 'other'

/** The subject of every acceptance, exactly (decision 47): by it an acceptance is known. */
export const ACCEPTANCE_SUBJECT = 'Pengajuan Coaching Diterima'
/** The subject of a deletion notice, after the product's name. */
export const CANCELLATION_SUBJECT = 'Pembatalan Coaching'

/** Subjects of the change-of-coaching form (§9 'Message template library'), in the order offered. */
export const CHANGE_SUBJECTS = {
  topic: 'Perubahan Topik Coaching',
  schedule: 'Perubahan Jadwal Coaching',
  coach: 'Perubahan Coach',
  materials: 'Materi Coaching Telah Diperbarui',
  'pre-test': 'Pre Test Telah Tersedia',
  'post-test': 'Post Test Telah Tersedia',
  'meeting-link': 'Tautan Zoom Meeting Telah Tersedia',
  'virtual-background': 'Virtual Background Telah Tersedia',
  [OTHER]: 'Lainnya',
} as const
export type ChangeSubject = keyof typeof CHANGE_SUBJECTS

/** Reasons of the rejection form; that of 'other' is typed. */
export const REJECTION_REASONS = {
  'in-faq': 'Pertanyaan sudah ada di FAQ',
  'off-topic': 'Pertanyaan tidak sesuai dengan topik coaching',
  [OTHER]: 'Lainnya',
} as const
export type RejectionReason = keyof typeof REJECTION_REASONS

/** Body of the change notification, by subject; topic and schedule follow it. */
export const CHANGE_TEXTS: Record<ChangeSubject, readonly string[]> = {
  topic: [
    'Kami informasikan bahwa topik coaching yang Anda ikuti telah berubah. Topik yang berlaku tercantum di bawah ini.',
  ],
  schedule: [
    'Kami informasikan bahwa jadwal coaching yang Anda ikuti telah berubah. Mohon menyesuaikan waktu Anda dengan jadwal yang tercantum di bawah ini.',
  ],
  coach: [
    'Kami informasikan bahwa terdapat perubahan coach pada coaching yang Anda ikuti. Profil coach terbaru dapat dilihat pada halaman Coach.',
  ],
  materials: [
    'Materi coaching yang Anda ikuti telah diperbarui. Silakan mengunduh materi terbaru pada halaman Materi sebelum meeting dimulai.',
  ],
  'pre-test': [
    'Pre Test untuk coaching yang Anda ikuti telah tersedia. Silakan mengerjakannya sebelum meeting dimulai. Pre Test hanya dapat dikerjakan satu kali.',
  ],
  'post-test': [
    'Post Test untuk coaching yang Anda ikuti telah tersedia. Post Test dapat dikerjakan satu kali, setelah meeting selesai dan sebelum pukul 21:00 pada hari meeting.',
  ],
  'meeting-link': [
    'Tautan Zoom Meeting untuk coaching yang Anda ikuti telah tersedia pada halaman Zoom Meeting. Mohon bergabung sesuai jadwal.',
  ],
  'virtual-background': [
    'Virtual background untuk coaching yang Anda ikuti telah tersedia pada halaman Zoom Meeting. Mohon menggunakannya selama meeting berlangsung.',
  ],
  [OTHER]: [
    'Kami sampaikan informasi mengenai coaching yang Anda ikuti. Keterangan lengkap dapat dilihat pada halaman coaching tersebut.',
  ],
}

/** Those that ask for something before the meeting, once it has been. */
export const LATE_CHANGE_TEXTS: { [choice in ChangeSubject]?: readonly string[] } = {
  materials: [
    'Kami informasikan bahwa materi coaching yang Anda ikuti telah diperbarui. Materi terbaru dapat diunduh pada halaman Materi.',
  ],
  'pre-test': [
    'Pre Test untuk coaching yang Anda ikuti telah tersedia. Pre Test hanya dapat dikerjakan satu kali.',
  ],
}

/** What a rejected participant can do next. */
export const REJECTION_ADVICE: Record<RejectionReason, string> = {
  'in-faq':
    'Jawaban atas pertanyaan Anda sudah tersedia pada halaman FAQ. Anda dapat mengajukan kembali dengan pertanyaan lain.',
  'off-topic':
    'Anda dapat mengajukan kembali dengan pertanyaan yang sesuai dengan topik, atau memilih coaching lain.',
  [OTHER]: 'Anda dapat mengajukan diri kembali atau memilih coaching lain.',
}
