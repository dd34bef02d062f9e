import type { TestQuestionContent } from './test-question.ts'

export const TEST_REHABILITASI: readonly TestQuestionContent[] = [
  [
    'Kegiatan penanaman di dalam kawasan hutan yang rusak disebut …',
    'Reboisasi',
    'Penghijauan',
    'Penjarangan',
    'Pemangkasan',
  ],
  [
    'Bibit siap tanam ditandai oleh …',
    'Batang berkayu, tinggi cukup, dan media kompak',
    'Daun menguning dan batang lunak',
    'Akar menembus jauh ke tanah persemaian',
    'Tinggi di bawah lima sentimeter',
  ],
  [
    'Mengganti tanaman yang mati dengan bibit baru disebut …',
    'Penyulaman',
    'Pendangiran',
    'Penyiangan',
    'Pemangkasan',
  ],
  [
    'Jika dari 200 tanaman contoh terdapat 170 yang hidup, persentase tumbuhnya …',
    '85 %',
    '70 %',
    '80 %',
    '30 %',
  ],
  [
    'Untuk jarak tanam 4 m × 5 m, jumlah tanaman per hektare adalah …',
    '500 batang',
    '200 batang',
    '900 batang',
    '2.000 batang',
  ],
  [
    'Tujuan pemberian naungan di persemaian adalah …',
    'Mengurangi cahaya dan penguapan saat bibit masih muda',
    'Mempercepat pembungaan',
    'Mencegah hujan sepanjang tahun',
    'Menambah berat media',
  ],
  [
    'Jenis mangrove yang umum ditanam di zona berlumpur terbuka ke laut adalah …',
    'Rhizophora dan Avicennia',
    'Pinus dan Agathis',
    'Jati dan Mahoni',
    'Meranti dan Keruing',
  ],
  [
    'Pengerasan bibit (hardening off) sebelum tanam dilakukan dengan …',
    'Mengurangi naungan dan penyiraman secara bertahap',
    'Menambah pupuk nitrogen setiap hari',
    'Memindahkan bibit ke ruang gelap',
    'Memotong seluruh daun',
  ],
  [
    'Bangunan sipil teknis untuk menahan sedimen pada alur kecil adalah …',
    'Dam penahan',
    'Menara pengawas',
    'Rumah produksi',
    'Sumur bor',
  ],
  [
    'Waktu tanam terbaik di lahan kering adalah …',
    'Awal musim hujan setelah tanah lembap merata',
    'Puncak musim kemarau',
    'Akhir musim hujan',
    'Kapan saja selama ada bibit',
  ],
]
