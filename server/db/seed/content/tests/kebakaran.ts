import type { TestQuestionContent } from './test-question.ts'

export const TEST_KEBAKARAN: readonly TestQuestionContent[] = [
  [
    'Tiga unsur segitiga api adalah …',
    'Bahan bakar, oksigen, dan panas',
    'Angin, air, dan tanah',
    'Asap, bara, dan abu',
    'Daun, ranting, dan batang',
  ],
  [
    'Titik panas (hotspot) dari satelit menunjukkan …',
    'Piksel dengan suhu lebih tinggi daripada sekitarnya',
    'Kepastian adanya kebakaran',
    'Luas lahan yang terbakar',
    'Arah penjalaran api',
  ],
  [
    'Regu sukarela warga desa yang dilatih mencegah kebakaran disebut …',
    'Masyarakat Peduli Api',
    'Manggala Agni',
    'Polisi Kehutanan',
    'Kelompok Tani Hutan',
  ],
  [
    'Arah penjalaran api yang paling cepat pada lereng adalah …',
    'Ke atas lereng',
    'Ke bawah lereng',
    'Mendatar mengikuti kontur',
    'Sama ke segala arah',
  ],
  [
    'Mengapa kebakaran gambut sulit dipadamkan?',
    'Api merambat di bawah permukaan',
    'Gambut tidak dapat menyerap air',
    'Gambut tidak memiliki oksigen',
    'Nyala apinya selalu sangat tinggi',
  ],
  [
    'Fungsi sekat kanal di lahan gambut adalah …',
    'Menahan air agar muka air tanah tetap tinggi',
    'Mempercepat pengeringan lahan',
    'Menjadi jalur perahu barang',
    'Memisahkan kepemilikan lahan',
  ],
  [
    'Alat pelindung diri yang wajib dikenakan saat pemadaman antara lain …',
    'Helm, masker, sarung tangan, dan sepatu tahan panas',
    'Sandal dan topi jerami',
    'Jas hujan plastik',
    'Kacamata baca',
  ],
  [
    'Jalur yang dibersihkan dari bahan bakar untuk menghentikan api disebut …',
    'Sekat bakar',
    'Rintis batas',
    'Jalan sarad',
    'Jalur hijau kota',
  ],
  [
    'Hal pertama yang ditentukan sebelum regu memulai pemadaman adalah …',
    'Jalur penyelamatan diri dan titik aman',
    'Merek pompa yang dipakai',
    'Jumlah foto dokumentasi',
    'Luas lahan yang terbakar tahun lalu',
  ],
  [
    'Setelah nyala padam, kegiatan memeriksa dan memadamkan sisa bara disebut …',
    'Mopping up',
    'Size up',
    'Groundcheck',
    'Backing fire',
  ],
]
