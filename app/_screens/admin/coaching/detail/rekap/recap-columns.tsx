import { showGain, showPoints } from '@/app/_screens/admin/recap-numbers'
import type { Column } from '@/components/table/column'
import { doneColumn } from '@/components/table/done-column'
import type { RecapRow } from './recap'

/** A score, or what comes of scores. */
const points = (
  id: string,
  header: string,
  measure: (row: RecapRow) => number | null,
  show = showPoints,
): Column<RecapRow> => ({
  id,
  header,
  text: (row) => show(measure(row)),
  sortValue: measure,
  align: 'right',
})

export const RECAP_COLUMNS: Column<RecapRow>[] = [
  {
    id: 'name',
    header: 'Nama dan instansi',
    text: ({ name, namaInstansi }) => `${name} ${namaInstansi ?? ''}`,
    cell: ({ name, namaInstansi }) => (
      <>
        {name}
        <span className="block font-normal text-ink-2 text-sm">{namaInstansi}</span>
      </>
    ),
    primary: true,
  },
  {
    id: 'questions',
    header: 'Pertanyaan',
    text: ({ questions }) => questions.join(' '),
    cell: ({ questions }) => questions.length,
    sortValue: ({ questions }) => questions.length,
    align: 'right',
  },
  points('pre', 'Pre Test', ({ pre }) => pre),
  points('post', 'Post Test', ({ post }) => post),
  points('gain', 'Kenaikan', ({ gain }) => gain, showGain),
  points('ngain', 'N-Gain', ({ normalisedGain }) => normalisedGain),
  doneColumn('hadir', 'Hadir', ({ attended }) => attended),
  doneColumn('survei', 'Survei', ({ surveyed }) => surveyed),
  doneColumn('sertifikat', 'Sertifikat', ({ certificate }) => certificate !== null),
]
