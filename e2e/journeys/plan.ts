import { excel, pdf, picture } from '../files.ts'

/** A moment of a day in Jakarta. */
export const wib = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`)

/** '2026-08-25' as the date field takes it: '25/08/2026'. */
export const typedDay = (day: string) => day.split('-').reverse().join('/')

/** The coaching that the main job creates, and everything that goes into it. */
export const PLAN = {
  topic: 'Pemetaan partisipatif wilayah kelola hutan adat',
  preparation: '2026-08-24',
  meetingDay: '2026-08-26',
  start: '09:00',
  end: '10:00',
  seats: 5,
  flyer: picture('flyer pemetaan.png', { width: 1600, height: 1200 }),
  coach: {
    name: 'Dr. Ir. Ratna Lestari, M.Sc.',
    jabatan: 'Peneliti Ahli Madya',
    instansi: 'Pusat Riset Ekologi',
  },
  material: pdf('panduan pemetaan.pdf', 'Panduan pemetaan partisipatif'),
  meetingUrl: 'https://meeting.example/j/48151623',
  certificate: pdf('sertifikat.pdf', 'Sertifikat Made Wirawan'),
} as const

/** Who takes it. */
export const PARTICIPANT = {
  name: 'I Made Wirawan, S.Hut.',
  email: 'made.wirawan@contoh.go.id',
  whatsapp: '0813-3456-7890',
  username: 'made.wirawan',
  password: 'Rimba12345',
  questions: [
    'Bagaimana menentukan batas wilayah kelola bersama masyarakat?',
    'Alat apa yang cukup teliti untuk pemetaan partisipatif?',
    'Siapa yang mengesahkan peta hasil pemetaan?',
  ],
} as const

const QUESTIONS = [
  ['Skala peta kerja yang disarankan?', '1:5.000', '1:100.000', '1:250.000', '1:1.000.000'],
  ['Siapa yang pertama dilibatkan?', 'Investor', 'Masyarakat', 'Media', 'Kontraktor'],
  ['Hasil akhirnya berupa?', 'Pidato', 'Spanduk', 'Peta dan berita acara', 'Kuitansi'],
] as const
export const KEY = ['A', 'B', 'C'] as const

const NAMES = { 'pre-test': 'pre test', 'post-test': 'post test' } as const

/** Question and key file of a test. */
export const testFiles = (kind: keyof typeof NAMES) => ({
  questions: excel(`soal ${NAMES[kind]}.xlsx`, [
    ['no', 'soal', 'a', 'b', 'c', 'd'],
    ...QUESTIONS.map((question, index) => [index + 1, ...question]),
  ]),
  key: excel(`kunci ${NAMES[kind]}.xlsx`, [
    ['no', 'jawaban'],
    ...KEY.map((answer, index) => [index + 1, answer]),
  ]),
})
