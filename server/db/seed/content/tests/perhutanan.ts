import type { TestQuestionContent } from './test-question.ts'

export const TEST_PERHUTANAN: readonly TestQuestionContent[] = [
  [
    'Manakah yang BUKAN skema perhutanan sosial?',
    'Hutan Tanaman Industri',
    'Hutan Desa',
    'Hutan Kemasyarakatan',
    'Kemitraan Kehutanan',
  ],
  [
    'Jangka waktu persetujuan pengelolaan Hutan Kemasyarakatan adalah …',
    '35 tahun dan dapat diperpanjang',
    '10 tahun tanpa perpanjangan',
    '60 tahun',
    'Tanpa batas waktu',
  ],
  [
    'KUPS adalah singkatan dari …',
    'Kelompok Usaha Perhutanan Sosial',
    'Koperasi Unit Pengelola Sumber daya',
    'Kesatuan Usaha Perkebunan Swadaya',
    'Kelompok Urusan Perlindungan Satwa',
  ],
  [
    'Tujuan utama perhutanan sosial adalah …',
    'Kesejahteraan masyarakat, kelestarian hutan, dan keseimbangan sosial budaya',
    'Memperluas perkebunan sawit rakyat',
    'Menjual lahan hutan kepada kelompok tani',
    'Mengganti hutan lindung menjadi hutan produksi',
  ],
  [
    'Dokumen yang disusun kelompok setelah persetujuan terbit adalah …',
    'Rencana kelola perhutanan sosial',
    'Analisis harga kayu',
    'Surat izin mendirikan bangunan',
    'Sertifikat hak milik',
  ],
  [
    'Hal yang dilarang dalam areal perhutanan sosial adalah …',
    'Memindahtangankan atau menyewakan areal',
    'Menanam pohon buah',
    'Memanen madu hutan',
    'Mengadakan rapat kelompok',
  ],
  [
    'Pola yang memadukan pohon dengan tanaman semusim atau ternak disebut …',
    'Agroforestri',
    'Monokultur',
    'Tebang habis',
    'Hidroponik',
  ],
  [
    'Pada skema Hutan Desa, pengelola areal adalah …',
    'Lembaga desa',
    'Perusahaan swasta',
    'Kepala desa sebagai perorangan',
    'Camat',
  ],
  [
    'Mengapa pembagian andil garapan perlu dipetakan?',
    'Agar batas tanggung jawab setiap anggota jelas dan sengketa dicegah',
    'Agar andil dapat diperjualbelikan',
    'Agar pajak bumi dapat ditagih',
    'Agar anggota baru tidak dapat bergabung',
  ],
  [
    'Contoh hasil hutan bukan kayu adalah …',
    'Madu, rotan, dan gaharu',
    'Kayu gergajian',
    'Kayu bulat',
    'Papan lapis',
  ],
]
