import { points } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import type { TableCell } from '@/lib/browser/csv'
import { rounded } from '@/lib/domain/text/rounded'
import type { SurveySummary } from '@/lib/entities/survey'
import type { TestItem } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'
import { analysedItem, difficultyWord, type ItemAnalysis } from './item-analysis'
import { erasedText, type RecapMeans, type RecapRow, recapMeans } from './recap'

/** A table of the recap: on paper under its title, in a file below the one before. */
export type RecapBlock = {
  title: string
  header: string[]
  rows: TableCell[][]
  note?: string | null
}

export type RecapParts = {
  rows: readonly RecapRow[]
  /** Null where the server does not tell how they were answered. */
  preItems: readonly TestItem[] | null
  postItems: readonly TestItem[] | null
  survey: SurveySummary | null
  /** Participants whose account is gone: in what is said of questions and survey, and in no row. */
  erased: number
}

const percent = (share: number | null): number | null =>
  share === null ? null : rounded(share * 100, 1)
const doneWord = (isDone: boolean | null): string | null =>
  isDone === null ? null : isDone ? 'Sudah' : 'Belum'

const HEADER = [
  ...['No', 'Nama', 'Instansi', 'Pertanyaan', 'Pre Test', 'Post Test'],
  ...['Kenaikan', 'N-Gain', 'Hadir', 'Survei', 'Sertifikat'],
]

const participantCells = (row: RecapRow, index: number): TableCell[] => [
  ...[index + 1, row.name, row.namaInstansi, row.questions.join('\n')],
  ...[points(row.pre), points(row.post), points(row.gain), points(row.normalisedGain)],
  ...[doneWord(row.attended), doneWord(row.surveyed), row.certificate ?? 'Belum'],
]

const meanCells = (means: RecapMeans): TableCell[] => [
  ...[null, 'Rata-rata kelas', null, null],
  ...[points(means.pre), points(means.post)],
  ...[points(means.gain), points(means.normalisedGain)],
  ...[
    `${means.attended} hadir`,
    means.surveyed === null ? null : `${means.surveyed} mengisi`,
  ],
  `${means.certified} terbit`,
]

/** 'sukar; lebih banyak yang memilih C daripada kunci'. */
export const itemNote = ({ rightShare, trap }: ItemAnalysis): string =>
  [
    ...(rightShare === null ? [] : [difficultyWord(rightShare)]),
    ...(trap === null ? [] : [`lebih banyak yang memilih ${trap} daripada kunci`]),
  ].join('; ')

const itemBlock = (title: string, items: readonly TestItem[] | null): RecapBlock[] => {
  if (!items || items.length === 0) return []
  const options = ANSWER_OPTIONS.map((option) => `${option} (%)`)
  const header = [
    'No',
    'Soal',
    'Kunci',
    'Peserta',
    'Benar (%)',
    ...options,
    'Kosong (%)',
    'Catatan',
  ]
  const rows = items
    .map(analysedItem)
    .map((item) => [
      ...[item.no, item.soal, item.kunci, item.takers, percent(item.rightShare)],
      ...ANSWER_OPTIONS.map((option) => percent(item.optionShares[option])),
      ...[percent(item.blankShare), itemNote(item)],
    ])
  return [{ title: `Analisis butir soal ${title}`, header, rows }]
}

const surveyBlock = (survey: SurveySummary | null): RecapBlock[] => {
  const index = survey && surveyIndex(survey.elements)
  if (!survey || !index) return []
  const rows = survey.elements.map(({ no, unsur, average }) => [no, unsur, points(average)])
  const last = [null, `Indeks ${index.grade} (${index.word})`, index.index]
  return [
    {
      title: `Survei kepuasan, ${survey.answered} jawaban`,
      header: ['No', 'Unsur', 'Rata-rata (1 sampai 4)'],
      rows: [...rows, last],
    },
  ]
}

/** The whole recap as tables: participants with the class means, the questions of both tests, the survey. */
export const recapBlocks = ({
  rows,
  preItems,
  postItems,
  survey,
  erased,
}: RecapParts): RecapBlock[] => [
  {
    title: 'Rekap peserta',
    header: HEADER,
    rows: [...rows.map(participantCells), meanCells(recapMeans(rows))],
    note: erasedText(erased),
  },
  ...itemBlock('Pre Test', preItems),
  ...itemBlock('Post Test', postItems),
  ...surveyBlock(survey),
]

/** What a file of them holds: 'Seluruh rekap, 60 baris: Rekap peserta (46), Analisis butir soal Pre Test, …'. */
export const recapContents = (
  blocks: readonly RecapBlock[],
  participants: number,
): string => {
  const titles = blocks.map(({ title }, place) =>
    place === 0 ? `${title} (${participants} peserta)` : title,
  )
  return `Seluruh rekap, ${recapSheet(blocks).rows.length} baris: ${titles.join('; ')}`
}

/** All tables below each other, for a file of one sheet. */
export const recapSheet = (
  blocks: readonly RecapBlock[],
): { header: string[]; rows: TableCell[][] } => {
  const [first, ...others] = blocks
  const note = first?.note ? [[null, first.note]] : []
  const below = others.flatMap(({ title, header, rows }) => [[], [title], header, ...rows])
  return { header: first?.header ?? [], rows: [...(first?.rows ?? []), ...note, ...below] }
}
