/**
 * The list of institutions that a new portal brings along, and that any portal can take from its screen.
 *
 * The ministry's units are those of its regulation of 2024; offices below them are one entry, since they change by the
 * year. Of the provinces' services no list gives each one's name of today: an entry names the province, not the service.
 * How far each source could be checked: docs/decisions.md, "The office".
 */
export const READY_SOURCES = [
  'unit utama Kementerian Kehutanan menurut Perpres 175 Tahun 2024',
  'dinas bidang kehutanan di 38 provinsi menurut data wilayah idn-area-data 4.0.1',
] as const

const UNITS = [
  'Sekretariat Jenderal Kementerian Kehutanan',
  'Inspektorat Jenderal Kementerian Kehutanan',
  'Direktorat Jenderal Planologi Kehutanan',
  'Direktorat Jenderal Konservasi Sumber Daya Alam dan Ekosistem',
  'Direktorat Jenderal Pengelolaan Daerah Aliran Sungai dan Rehabilitasi Hutan',
  'Direktorat Jenderal Pengelolaan Hutan Lestari',
  'Direktorat Jenderal Perhutanan Sosial',
  'Direktorat Jenderal Penegakan Hukum Kehutanan',
  'Badan Penyuluhan dan Pengembangan Sumber Daya Manusia Kementerian Kehutanan',
  'Unit pelaksana teknis Kementerian Kehutanan',
]

const OTHERS = [
  'Kesatuan Pengelolaan Hutan (KPH)',
  'Kementerian atau lembaga lain',
  'Pemerintah kabupaten atau kota',
  'Perguruan tinggi atau sekolah kehutanan',
  'Badan usaha',
  'Kelompok tani hutan atau masyarakat',
  'Lembaga swadaya masyarakat',
]

/** In the order of the sources' codes, 11 to 96. The capital's has a name in force and one to come: it has the short one here. */
const PROVINCES = [
  ...['Aceh', 'Sumatera Utara', 'Sumatera Barat', 'Riau', 'Jambi', 'Sumatera Selatan'],
  ...['Bengkulu', 'Lampung', 'Kepulauan Bangka Belitung', 'Kepulauan Riau', 'Jakarta'],
  ...['Jawa Barat', 'Jawa Tengah', 'Daerah Istimewa Yogyakarta', 'Jawa Timur', 'Banten'],
  ...['Bali', 'Nusa Tenggara Barat', 'Nusa Tenggara Timur', 'Kalimantan Barat'],
  ...['Kalimantan Tengah', 'Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Utara'],
  ...['Sulawesi Utara', 'Sulawesi Tengah', 'Sulawesi Selatan', 'Sulawesi Tenggara'],
  ...['Gorontalo', 'Sulawesi Barat', 'Maluku', 'Maluku Utara', 'Papua', 'Papua Barat'],
  ...['Papua Selatan', 'Papua Tengah', 'Papua Pegunungan', 'Papua Barat Daya'],
]

/** Names as they are chosen from at the registration. */
export const READY_INSTITUTIONS: readonly string[] = [
  ...UNITS,
  ...OTHERS,
  ...PROVINCES.map((province) => `Dinas bidang kehutanan Provinsi ${province}`),
]
