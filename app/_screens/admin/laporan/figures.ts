import {
  showGain,
  showNumber,
  showPoints,
  showShare,
} from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import type { Report, ReportFigures } from '@/lib/entities/report'
import { MIN_SURVEYS } from '@/lib/entities/survey-values'

/** A figure of the report: what it says, how it comes about, and what stands behind it in each coaching. */
export type Figure = {
  /** Also the column of the coachings that it is made of. */
  id: string
  label: string
  value: (report: Report) => string
  note?: (report: Report) => string | null
  definition: string
  of: (figures: ReportFigures) => number | null
  show?: (value: number | null) => string
  /** The tab of a coaching that shows the persons. */
  tab: string
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const ofAccepted = (count: (figures: ReportFigures) => number) => ({
  value: ({ total }: Report) => showNumber(count(total)),
  of: count,
  note: ({ total }: Report) =>
    `${showShare(share(count(total), total.accepted))} dari peserta`,
})
const mean = (value: number | null) =>
  value === null ? 'belum ada nilai' : `rata-rata ${showPoints(value)}`

/** How many of the counted coachings have no number of hours. */
const withoutHours = ({ coachings }: Report) =>
  coachings.filter(({ lessonHours }) => lessonHours === null).length

const surveyNote = ({ survey }: Report) => {
  const index = surveyIndex(survey.elements)
  if (!index) return `belum ada indeks; ${survey.answered} jawaban`
  return `indeks ${showNumber(index.index)} (${index.grade}, ${index.word})`
}

/** Said where there is not one to show. */
export const NO_HOURS = 'Belum ada coaching dengan jam pelajaran (JP) dalam laporan ini.'

export const FIGURES: readonly Figure[] = [
  {
    ...{ id: 'pengajuan', label: 'Pengajuan', tab: 'peserta' },
    value: ({ total }) => showNumber(total.proposals),
    of: ({ proposals }) => proposals,
    note: ({ total }) => `${total.rejected} ditolak, ${total.waiting} belum diputuskan`,
    definition:
      'Permintaan mengikuti coaching. Yang dibatalkan peserta, dan penolakan yang sudah dihapus peserta, tidak dihitung.',
  },
  {
    ...{ id: 'peserta', label: 'Peserta', tab: 'peserta' },
    value: ({ total }) => showNumber(total.accepted),
    of: ({ accepted }) => accepted,
    note: ({ total }) =>
      `${showShare(share(total.accepted, total.proposals))} dari pengajuan; ${showNumber(total.people)} orang`,
    definition:
      'Pengajuan yang disetujui. Orang yang ikut dua coaching dihitung dua kali sebagai peserta dan sekali sebagai orang.',
  },
  {
    ...{ id: 'hadir', label: 'Hadir', tab: 'zoom-meeting' },
    ...ofAccepted(({ attended }) => attended),
    definition: 'Peserta yang kehadirannya di meeting dicatat admin.',
  },
  {
    ...{ id: 'pre', label: 'Pre Test selesai', tab: 'pre-test' },
    ...ofAccepted(({ preTests }) => preTests),
    note: ({ total }) => mean(total.pre),
    definition:
      'Peserta yang mengakhiri Pre Test, atau yang waktunya habis. Rata-rata dari yang mendapat nilai, 0 sampai 100.',
  },
  {
    ...{ id: 'post', label: 'Post Test selesai', tab: 'post-test' },
    ...ofAccepted(({ postTests }) => postTests),
    note: ({ total }) => mean(total.post),
    definition: 'Dihitung seperti Pre Test.',
  },
  {
    ...{ id: 'kenaikan', label: 'Kenaikan nilai', tab: 'rekap', show: showGain },
    value: ({ total }) => showGain(total.gain),
    of: ({ gain }) => gain,
    note: ({ total }) =>
      `N-Gain ${showPoints(total.normalisedGain)}; ${total.compared} peserta`,
    definition:
      'Rata-rata nilai Post Test dikurangi Pre Test dari peserta yang punya keduanya. N-Gain: bagian dari kekurangan sebelum coaching yang tertutup, (post − pre) / (100 − pre), tanpa peserta yang Pre Test-nya sudah 100.',
  },
  {
    ...{ id: 'survei', label: 'Mengisi survei', tab: 'rekap' },
    ...ofAccepted(({ surveyed }) => surveyed),
    note: surveyNote,
    definition: `Indeks kepuasan 25 sampai 100: rata-rata sembilan unsur (nilai 1 sampai 4) dikalikan 25, menurut Permenpan RB 14/2017. Coaching dengan kurang dari ${MIN_SURVEYS} jawaban tidak masuk indeks, agar penilaian perorangan tidak dapat diketahui.`,
  },
  {
    ...{ id: 'sertifikat', label: 'Sertifikat', tab: 'sertifikat' },
    ...ofAccepted(({ certified }) => certified),
    definition: 'Peserta yang sertifikatnya sudah ada di portal.',
  },
  {
    ...{ id: 'jp', label: 'Jam pelajaran', tab: 'sertifikat' },
    value: (report) => showNumber(report.total.hours),
    of: ({ hours }) => hours,
    note: (report) => {
      const missing = withoutHours(report)
      return missing === 0 ? null : `${missing} coaching belum punya jam pelajaran`
    },
    definition:
      'Jam pelajaran (JP) coaching, dari pengaturan sertifikatnya, dikalikan peserta yang hadir. Coaching tanpa pengaturan itu tidak dihitung.',
  },
]

/** What is counted at all, for the page and the paper. */
export const scopeText = ({
  asalInstansi,
  deleted,
}: Pick<Report, 'asalInstansi' | 'deleted'>): string =>
  `Yang dihitung adalah coaching yang tayang dan meetingnya sudah selesai, menurut hari meeting (WIB). Instansi peserta adalah instansi dari daftar yang sekarang dipilih pada akunnya; nama instansi yang diketik sendiri tidak dikelompokkan. Angka setiap coaching ${asalInstansi ? `hanya menghitung peserta ${asalInstansi.name}; rekapnya menghitung semua peserta` : `sama dengan rekapnya${deleted > 0 ? ', ditambah peserta yang akunnya sudah dihapus' : ''}`}.`

const erasedText = ({ deleted, asalInstansi }: Report) =>
  asalInstansi
    ? `${deleted} kepesertaan dari akun yang sudah dihapus tidak dihitung, karena instansinya tidak diketahui lagi (dari semua instansi).`
    : `Termasuk ${deleted} kepesertaan dari akun yang sudah dihapus; instansinya tidak diketahui lagi.`

/** What else is to be known of what was counted, in sentences; none where there is nothing. */
export const caveats = (report: Report): string[] => [
  ...(report.upcoming > 0
    ? [`${report.upcoming} coaching dalam periode ini belum selesai dan belum dihitung.`]
    : []),
  ...(report.deleted > 0 ? [erasedText(report)] : []),
]
