import { loadOnPress } from '@/lib/api/load-on-press'
import { saveBlob } from '@/lib/browser/save-blob'

type Cells = readonly (string | number)[]

/** One worked example each, with the header row that the upload expects (decision 57). */
const TEMPLATES: Record<'soal' | 'jawaban', readonly Cells[]> = {
  soal: [
    ['no', 'soal', 'a', 'b', 'c', 'd'],
    [
      1,
      'Dokumen apa yang menjadi dasar penetapan batas kawasan hutan?',
      'Peta indikatif',
      'Berita acara tata batas',
      'Surat tugas',
      'Daftar hadir',
    ],
  ],
  jawaban: [
    ['no', 'jawaban'],
    [1, 'B'],
  ],
}

/** Saves the empty question or key file to be filled in; the writer is loaded on this click. */
export async function saveTemplate(part: keyof typeof TEMPLATES) {
  const writer = await loadOnPress(() => import('write-excel-file/browser'))
  if (!writer) return
  const rows = TEMPLATES[part].map((cells) => cells.map((value) => ({ value })))
  const file = await writer.default(rows).toBlob()
  saveBlob(file, `template-${part}.xlsx`)
}
