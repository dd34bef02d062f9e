import { PLAIN_FIELD } from '@/lib/domain/certificates/ready-template'
import type { TemplateField } from '@/lib/entities/template'

type Preset = { value: string; label: string; own: Partial<TemplateField> }

const text = (
  value: string,
  label: string,
  words: string,
  own: Partial<TemplateField> = {},
) => ({
  ...{ value, label },
  own: { text: words, ...own },
})

/** What can be put onto a page. */
export const PRESETS: readonly Preset[] = [
  text('nama', 'Nama peserta', '{nama}', {
    ...{ width: 180, height: 18, font: 'serif', bold: true, size: 36 },
  }),
  text('kantor', 'Nama kantor', '{KANTOR}', { width: 180, bold: true }),
  text('instansi', 'Instansi', '{instansi}'),
  text(
    'peran',
    'Keterangan peran',
    'sebagai peserta yang telah menyelesaikan seluruh tahapan coaching',
    { width: 160 },
  ),
  text('topik', 'Topik coaching', '{topik}', {
    width: 180,
    height: 16,
    font: 'serif',
    size: 22,
  }),
  text('tanggal', 'Tanggal coaching', 'pada {tanggal}'),
  text('tempat', 'Tempat dan tanggal terbit', '{tempat}, {tanggal-terbit}'),
  text('nomor', 'Nomor sertifikat', 'Nomor: {nomor}'),
  text('jam', 'Jam pelajaran', '{jam} jam pelajaran'),
  text('coach', 'Nama coach', '{coach}'),
  text('penanda-tangan', 'Penanda tangan', '{penanda-tangan}', {
    width: 74,
    bold: true,
    underline: true,
  }),
  text('jabatan', 'Jabatan penanda tangan', '{jabatan}', { width: 74, size: 10 }),
  text('penanda-tangan-kiri', 'Penanda tangan kiri', '{penanda-tangan-kiri}', {
    width: 74,
    bold: true,
    underline: true,
  }),
  text('jabatan-kiri', 'Jabatan penanda tangan kiri', '{jabatan-kiri}', {
    width: 74,
    size: 10,
  }),
  {
    value: 'gambar',
    label: 'Gambar tanda tangan atau stempel',
    own: { kind: 'picture', width: 40, height: 20 },
  },
  { value: 'qr', label: 'Kode QR', own: { kind: 'qr', width: 29, height: 29 } },
  text('kode', 'Kode pemeriksaan', 'Kode {kode}'),
  {
    value: 'garis',
    label: 'Garis hias',
    own: { kind: 'rule', height: 3, color: '#a98128' },
  },
  text('bebas', 'Teks bebas', 'Tulis di sini'),
]

/** A new field in the middle of the page. */
export function newField(
  value: string,
  { id, page }: { id: string; page: { width: number; height: number } },
): TemplateField {
  const own = PRESETS.find((preset) => preset.value === value)?.own
  const field = { ...PLAIN_FIELD, id, kind: 'text' as const, ...own }
  return {
    ...field,
    x: (page.width - field.width) / 2,
    y: (page.height - field.height) / 2,
  }
}
