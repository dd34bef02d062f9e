import type { TestQuestionContent } from './test-question.ts'

export const TEST_BATAS: readonly TestQuestionContent[] = [
  [
    'Apa tujuan utama penataan batas kawasan hutan?',
    'Memperoleh kepastian hukum atas letak, batas, dan luas kawasan hutan',
    'Menentukan harga jual tanah di sekitar hutan',
    'Menghitung potensi kayu setiap petak',
    'Membagi kawasan hutan kepada desa sekitar',
  ],
  [
    'Urutan pengukuhan kawasan hutan yang benar adalah …',
    'Penunjukan, penataan batas, pemetaan, penetapan',
    'Pemetaan, penetapan, penataan batas, penunjukan',
    'Penetapan, penunjukan, pemetaan, penataan batas',
    'Penataan batas, penunjukan, penetapan, pemetaan',
  ],
  [
    'Batas luar kawasan hutan adalah batas antara …',
    'Kawasan hutan dan bukan kawasan hutan',
    'Dua fungsi kawasan hutan yang berbeda',
    'Dua petak dalam satu blok pengelolaan',
    'Dua wilayah kerja resor',
  ],
  [
    'Batas fungsi memisahkan …',
    'Kawasan hutan dengan fungsi yang berbeda, misalnya lindung dan produksi',
    'Kawasan hutan dengan permukiman',
    'Hutan negara dengan jalan umum',
    'Dua kabupaten yang berbatasan',
  ],
  [
    'Tanda batas permanen yang dipasang di lapangan disebut …',
    'Pal batas',
    'Rintis batas',
    'Papan pengumuman',
    'Titik ikat',
  ],
  [
    'Bila ditemukan kebun masyarakat saat tata batas, langkah pertama yang tepat adalah …',
    'Menginventarisasi penguasaan tanah dan mencatatnya dalam berita acara',
    'Membabat tanaman agar rintis terbuka',
    'Memindahkan trayek tanpa pembahasan',
    'Menghentikan tata batas untuk selamanya',
  ],
  [
    'Alat yang paling sesuai untuk pengukuran teliti koordinat pal batas adalah …',
    'Penerima GNSS geodetik',
    'Telepon genggam',
    'Kompas saku',
    'Pita ukur kain',
  ],
  [
    'Apa yang dilakukan dalam rekonstruksi batas?',
    'Menempatkan kembali tanda batas yang hilang atau rusak sesuai data ukur semula',
    'Mengubah batas sesuai keadaan terkini di lapangan',
    'Menetapkan fungsi kawasan yang baru',
    'Mencabut penunjukan kawasan hutan',
  ],
  [
    'Pada peta berskala 1:50.000, jarak 2 cm di peta sama dengan … di lapangan.',
    '1 km',
    '100 m',
    '2,5 km',
    '10 km',
  ],
  [
    'Mengapa pengumuman trayek batas kepada masyarakat perlu dilakukan?',
    'Agar pihak yang memiliki hak dapat menyampaikan keberatan sebelum pal dipasang',
    'Agar masyarakat membayar biaya pengukuran',
    'Agar harga tanah tidak naik',
    'Agar pal batas dapat dipindahkan oleh warga',
  ],
]
