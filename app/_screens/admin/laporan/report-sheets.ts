import { points } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import type { TableSheet } from '@/lib/browser/export-table'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { Report, ReportFigures } from '@/lib/entities/report'
import { caveats, FIGURES, scopeText } from './figures'
import { institutionRows } from './groups'
import { type Period, periodText } from './period'

type Column = {
  head: string
  of: (figures: ReportFigures) => number | null
  /** Of the figure on the page that says more of it. */
  id?: string
}

/** What is counted, in the order of every sheet. */
const COLUMNS: readonly Column[] = [
  { head: 'Pengajuan', of: ({ proposals }) => proposals, id: 'pengajuan' },
  { head: 'Peserta', of: ({ accepted }) => accepted, id: 'peserta' },
  { head: 'Orang', of: ({ people }) => people },
  { head: 'Ditolak', of: ({ rejected }) => rejected },
  { head: 'Belum diputuskan', of: ({ waiting }) => waiting },
  { head: 'Hadir', of: ({ attended }) => attended, id: 'hadir' },
  { head: 'Pre Test selesai', of: ({ preTests }) => preTests, id: 'pre' },
  { head: 'Rata-rata Pre Test', of: ({ pre }) => points(pre) },
  { head: 'Post Test selesai', of: ({ postTests }) => postTests, id: 'post' },
  { head: 'Rata-rata Post Test', of: ({ post }) => points(post) },
  { head: 'Kenaikan nilai', of: ({ gain }) => points(gain), id: 'kenaikan' },
  { head: 'N-Gain', of: ({ normalisedGain }) => points(normalisedGain) },
  { head: 'Mengisi survei', of: ({ surveyed }) => surveyed, id: 'survei' },
  { head: 'Sertifikat', of: ({ certified }) => certified, id: 'sertifikat' },
  { head: 'Jam pelajaran', of: ({ hours }) => hours, id: 'jp' },
]
const HEADS = COLUMNS.map(({ head }) => head)

const cells = (figures: ReportFigures) => COLUMNS.map(({ of }) => of(figures))

/** What a report is limited to: 'Kategori: Tata Batas'. */
export const limitsOf = ({ category, asalInstansi }: Report): [string, string][] => [
  ['Kategori', category?.name ?? 'Semua kategori'],
  ['Instansi', asalInstansi?.name ?? 'Semua instansi'],
]

/** The report as the sheets of one workbook. */
export const reportSheets = (report: Report, period: Period): TableSheet[] => {
  const { survey, coachings } = report
  const index = surveyIndex(survey.elements)
  const shown = COLUMNS.map(({ head, of, id: figureId }) => {
    const figure = FIGURES.find(({ id }) => id === figureId)
    const note = figure?.note?.(report) ?? null
    return [head, of(report.total), note, figure?.definition ?? null]
  })
  return [
    {
      title: 'Ringkasan',
      header: ['Angka', 'Nilai', 'Keterangan', 'Cara menghitung'],
      rows: [
        ['Periode', periodText(period), null, scopeText(report)],
        ...limitsOf(report),
        ['Coaching', coachings.length, caveats(report).join(' ')],
        ...shown,
      ],
    },
    {
      title: 'Coaching',
      header: ['Kode', 'Topik', 'Kategori', 'Hari meeting', 'JP per peserta', ...HEADS],
      rows: coachings.map(
        ({ coachingCode, topic, category, startsAt, lessonHours, figures }) => [
          ...[coachingCode, topic, category, formatDate(startsAt, WIB.zone), lessonHours],
          ...cells(figures),
        ],
      ),
    },
    {
      title: 'Instansi',
      header: ['Instansi', ...HEADS],
      rows: institutionRows(report).map(({ name, figures }) => [name, ...cells(figures)]),
    },
    {
      title: 'Survei',
      header: ['No', 'Unsur', 'Rata-rata (1 sampai 4)'],
      rows: [
        ...survey.elements.map(({ no, unsur, average }) => [no, unsur, points(average)]),
        [null, 'Jawaban', survey.answered],
        [null, 'Jawaban dalam rata-rata', survey.rated],
        ...(index ? [[null, `Indeks ${index.grade} (${index.word})`, index.index]] : []),
      ],
    },
  ]
}
