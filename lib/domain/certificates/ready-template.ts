import type { TemplateField, TemplateLayout } from '../../entities/template.ts'

const GREEN = '#12432c'
const GOLD = '#a98128'
const INK = '#1b2720'
const SOFT_INK = '#4e5a53'

/** What a new field is like before anything is said of it. */
export const PLAIN_FIELD: Omit<TemplateField, 'id' | 'kind'> = {
  ...{ x: 0, y: 0, width: 100, height: 8, text: '', file: null },
  ...{ font: 'sans', bold: false, size: 12, spacing: 0, color: INK },
  ...{ align: 'center', underline: false },
}

type Box = readonly [x: number, y: number, width: number, height: number]

const field = (
  id: string,
  [x, y, width, height]: Box,
  own: Partial<TemplateField>,
): TemplateField => ({ ...PLAIN_FIELD, id, kind: 'text', x, y, width, height, ...own })

const text = (id: string, box: Box, words: string, own: Partial<TemplateField>) =>
  field(id, box, { text: words, ...own })

/** The face's narrow spaces run words together; on paper they stand a little apart. */
const AIRY = { spacing: 3 }

/** As letters of the state are signed: the title, the place for the signature, the name on its line. */
const signer = (side: string, x: number, [name, title]: readonly [string, string]) => [
  text(`jabatan-${side}`, [x, 151.9, 74.1, 9.2], title, { size: 10.5, ...AIRY }),
  text(`nama-${side}`, [x, 178.4, 74.1, 8], name, {
    bold: true,
    size: 11,
    underline: true,
  }),
]

const WIDE = { x: 35.6, width: 225.8 }
const wide = (y: number, height: number): Box => [WIDE.x, y, WIDE.width, height]

/** The template that comes with the portal; new ones begin as its copy. */
export const READY_LAYOUT: TemplateLayout = {
  ...{ orientation: 'landscape', background: 'frame', backgroundFile: null },
  fields: [
    text('kantor', wide(24.4, 7), '{KANTOR}', {
      ...{ bold: true, size: 11.5, spacing: 21, color: GREEN },
    }),
    text('judul', wide(32.9, 22), 'SERTIFIKAT', {
      ...{ font: 'serif', bold: true, size: 52, spacing: 17, color: GREEN },
    }),
    text('nomor', [56.8, 53.7, 183.4, 6.4], 'Nomor: {nomor}', {
      ...{ size: 11.5, color: SOFT_INK },
    }),
    text('diberikan', wide(64, 6.4), 'diberikan kepada', AIRY),
    text('nama', wide(71, 23.3), '{nama}', {
      ...{ font: 'serif', bold: true, size: 40, color: GREEN },
    }),
    field('garis', [74.4, 94.9, 148.2, 3], { kind: 'rule', color: GOLD }),
    text('instansi', [42.7, 99.2, 211.6, 9.2], '{instansi}', { size: 12.5, ...AIRY }),
    text(
      'peran',
      wide(110.2, 6.4),
      'sebagai peserta yang telah menyelesaikan seluruh tahapan coaching',
      AIRY,
    ),
    text('topik', wide(116.9, 19.8), '{topik}', { font: 'serif', size: 23 }),
    text(
      'tanggal',
      wide(137.3, 6.4),
      'diselenggarakan secara daring pada {tanggal}, setara dengan {jam} jam pelajaran (JP)',
      AIRY,
    ),
    text('tempat', [181.4, 146.6, 86, 6.4], '{tempat}, {tanggal-terbit}', {
      size: 10.5,
      ...AIRY,
    }),
    ...signer('kiri', 35.6, ['{penanda-tangan-kiri}', '{jabatan-kiri}']),
    ...signer('kanan', 187.3, ['{penanda-tangan}', '{jabatan}']),
    field('qr', [134, 147.8, 29, 29], { kind: 'qr' }),
    text('kode', [113.5, 177.8, 70, 5], 'Kode {kode}', { bold: true, size: 9.5 }),
    text('pindai', [113.5, 182.3, 70, 4.6], 'Pindai untuk memeriksa sertifikat ini', {
      ...{ size: 8, color: SOFT_INK },
    }),
  ],
}
