import type { CertificateRow } from '../../lib/entities/certificate.ts'
import type { ZoomMeetingOverview } from '../../lib/entities/meeting.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { PostTestOverview } from '../../lib/entities/test.ts'

export const ROWS = 200
/** A published coaching of the demo data, whose calls are answered with the rows below. */
export const BENCH_COACHING = 'Naik Kelas KUPS: Mutu, Kemasan, dan Pasar'

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
const FIRST = ['Siti', 'Budi', 'Made', 'Yohana', 'Agus', 'Dewi', 'Rizky', 'Nurul', 'Hendra']
const LAST = ['Santoso', 'Rahma', 'Wirawan', 'Wanggai', 'Lestari', 'Siregar', 'Pratama']
const OFFICES = ['BPKH Wilayah XI', 'KPH Gunung Rinjani', 'BPHL Wilayah X']
const WHAT = [
  'syarat perizinan',
  'tata batas kawasan',
  'rencana kelola',
  'pemasaran madu hutan',
]
const WHERE = [
  'hutan desa',
  'hutan adat',
  'kemitraan konservasi',
  'hutan tanaman rakyat',
  'lahan gambut',
]
const HOW = ['Apa', 'Bagaimana', 'Siapa yang mengurus', 'Berapa lama', 'Di mana']

const everybody = <Row>(make: (index: number) => Row): Row[] =>
  Array.from({ length: ROWS }, (_, index) => make(index))

const person = (index: number) => ({
  id: `0198c2a4-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `${pick(FIRST, index)} ${pick(LAST, index * 5 + Math.floor(index / 9))} Peserta ${index}`,
  namaInstansi: pick(OFFICES, index),
})

const question = (index: number) =>
  `${pick(HOW, index * 7)} ${pick(WHAT, index * 3)} untuk ${pick(WHERE, index)} ${index % 11}?`

export const proposals = (): Proposal[] =>
  everybody((index) => ({
    ...person(index),
    id: `p${index}`,
    userId: person(index).id,
    questions: [0, 1, 2].map((no) => question(index * 3 + no)),
    status: 'APPROVED',
    reason: null,
  }))

export const testOverview = (): PostTestOverview => ({
  ...{ soal: 'soal.xlsx', jawaban: 'kunci.xlsx' },
  users: everybody((index) => ({
    ...person(index),
    score: (index * 37) % 101,
    ...{ finishPreTest: true, finishPostTest: true, finishSurvey: index % 2 === 0 },
  })),
  items: Array.from({ length: 30 }, (_, index) => ({
    no: index + 1,
    soal: question(index),
    kunci: 'B',
    jumlah: { A: index, B: 120, C: 40 - index, D: 30 },
    kosong: 10,
  })),
  survey: { answered: 100, elements: [{ no: 1, unsur: 'Persyaratan', average: 3.4 }] },
})

export const meetingOverview = (): ZoomMeetingOverview => ({
  ...{ meetingUrl: 'https://meeting.example/j/1', meetingBackground: null },
  meetingBackgroundFileName: null,
  users: everybody((index) => ({ ...person(index), status: false })),
})

export const certificateRows = (): CertificateRow[] =>
  everybody((index) => ({
    ...person(index),
    id: `c${index}`,
    userId: person(index).id,
    ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
    fileName: index % 3 === 0 ? null : 'sertifikat.pdf',
  }))

/** Everybody twice in the meeting, half of them under names that are only alike. */
export const meetingReport = (): string => {
  const head =
    'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest'
  const rows = everybody(person).flatMap(({ name, namaInstansi }, index) => {
    const shown = index % 2 === 0 ? name : `${namaInstansi}_${name}`
    return [`${shown},,,,40,Yes`, `${shown},,,,50,Yes`]
  })
  return [head, ...rows].join('\n')
}
