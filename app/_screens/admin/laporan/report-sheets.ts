import { points } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import type { TableSheet } from '@/lib/browser/export-table'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { Report, ReportFigures } from '@/lib/entities/report'
import { caveats, FIGURES, scopeText } from './figures'
import { institutionRows } from './groups'
import { type Period, periodText } from './period'

const HEADS = [
  ...['Pengajuan', 'Peserta', 'Orang', 'Ditolak', 'Belum diputuskan', 'Hadir'],
  ...['Pre Test selesai', 'Rata-rata Pre Test', 'Post Test selesai'],
  ...['Rata-rata Post Test', 'Kenaikan nilai', 'N-Gain', 'Mengisi survei'],
  ...['Sertifikat', 'Jam pelajaran'],
]

const cells = (figures: ReportFigures) => [
  ...[figures.proposals, figures.accepted, figures.people, figures.rejected],
  ...[figures.waiting, figures.attended, figures.preTests, points(figures.pre)],
  ...[figures.postTests, points(figures.post), points(figures.gain)],
  ...[points(figures.normalisedGain), figures.surveyed, figures.certified],
  figures.hours,
]

/** What a report is limited to: 'Kategori: Tata Batas'. */
export const limitsOf = ({ category, asalInstansi }: Report): [string, string][] => [
  ['Kategori', category?.name ?? 'Semua kategori'],
  ['Instansi', asalInstansi?.name ?? 'Semua instansi'],
]

/** The report as the sheets of one workbook. */
export const reportSheets = (report: Report, period: Period): TableSheet[] => {
  const { survey, coachings } = report
  const index = surveyIndex(survey.elements)
  const total = cells(report.total)
  const shown = HEADS.map((head, at) => {
    const figure = FIGURES.find(({ label }) => label === head)
    return [
      head,
      total[at] ?? null,
      figure?.note?.(report) ?? null,
      figure?.definition ?? null,
    ]
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
