import type { TestQuestionContent } from './test-question.ts'

export const TEST_KONSERVASI: readonly TestQuestionContent[] = [
  [
    'Keanekaragaman hayati mencakup tiga tingkat, yaitu …',
    'Genetik, jenis, dan ekosistem',
    'Hutan, laut, dan sungai',
    'Pohon, semak, dan rumput',
    'Burung, mamalia, dan ikan',
  ],
  [
    'Konservasi di dalam habitat aslinya disebut …',
    'In-situ',
    'Ex-situ',
    'In-vitro',
    'Translokasi',
  ],
  [
    'Contoh konservasi ex-situ adalah …',
    'Kebun raya',
    'Cagar alam',
    'Suaka margasatwa',
    'Taman nasional',
  ],
  [
    'Kawasan konservasi yang dikelola dengan sistem zonasi adalah …',
    'Taman nasional',
    'Cagar alam',
    'Hutan produksi',
    'Hutan rakyat',
  ],
  [
    'Alat yang tepat untuk mendata satwa pemalu dan aktif malam hari adalah …',
    'Kamera jebak',
    'Pita ukur',
    'Klinometer',
    'Higrometer',
  ],
  [
    'Jenis asing yang menyebar dan merugikan ekosistem setempat disebut …',
    'Jenis invasif',
    'Jenis endemik',
    'Jenis pionir',
    'Jenis payung',
  ],
  [
    'Jenis yang hanya hidup alami di satu wilayah tertentu disebut …',
    'Endemik',
    'Kosmopolit',
    'Migran',
    'Invasif',
  ],
  [
    'Perdagangan internasional satwa dan tumbuhan liar diatur melalui …',
    'CITES',
    'Ramsar',
    'UNFCCC',
    'Protokol Kyoto',
  ],
  [
    'Tindakan pertama bila satwa liar masuk ke permukiman adalah …',
    'Menjauhkan warga dan menghubungi balai konservasi sumber daya alam',
    'Mengepung dan menangkapnya',
    'Memberinya makan',
    'Menyebarkan lokasinya di media sosial',
  ],
  [
    'Lahan basah yang penting bagi burung air dilindungi melalui Konvensi …',
    'Ramsar',
    'Jenewa',
    'Basel',
    'Wina',
  ],
]
