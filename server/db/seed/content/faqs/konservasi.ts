import type { FaqContent } from './faq-content.ts'

export const FAQS_KONSERVASI: readonly FaqContent[] = [
  {
    question: 'Apa yang harus dilakukan bila satwa liar masuk ke permukiman?',
    answer:
      '<p>Tetap tenang, jauhkan anak-anak dan ternak, dan beri satwa jalan untuk kembali. Jangan mengepung, melempari, atau berusaha menangkapnya.</p><ol><li>Hubungi balai konservasi sumber daya alam setempat.</li><li>Catat jenis, jumlah, waktu, dan arah pergerakan.</li><li>Amankan sumber makanan dan sampah agar satwa tidak kembali.</li></ol><p>Petugas akan melakukan penggiringan atau penyelamatan sesuai jenis satwanya.</p>',
  },
  {
    question: 'Apakah memelihara satwa dilindungi selalu dilarang?',
    answer:
      '<p>Menangkap, menyimpan, memelihara, mengangkut, dan memperdagangkan satwa dilindungi tanpa izin merupakan tindak pidana. Yang dapat dipelihara dengan izin hanyalah hasil penangkaran yang sah, dilengkapi sertifikat dan penandaan.</p><p>Bila Anda terlanjur memelihara satwa dilindungi, serahkan secara sukarela kepada balai konservasi sumber daya alam. Satwa akan diperiksa kesehatannya dan, bila mungkin, dilepasliarkan.</p>',
  },
  {
    question: 'Apa beda cagar alam, suaka margasatwa, dan taman nasional?',
    answer:
      '<p>Ketiganya kawasan konservasi dengan tujuan yang berbeda.</p><ul><li><strong>Cagar alam</strong>: melindungi tumbuhan, satwa, dan ekosistem yang khas; kegiatan sangat terbatas pada penelitian dan pendidikan.</li><li><strong>Suaka margasatwa</strong>: melindungi keberlangsungan jenis satwa dan habitatnya.</li><li><strong>Taman nasional</strong>: dikelola dengan sistem zonasi, sehingga sebagian zona dapat dimanfaatkan untuk wisata alam dan pemanfaatan tradisional.</li></ul>',
  },
  {
    question: 'Bolehkah masyarakat mengambil hasil hutan bukan kayu di taman nasional?',
    answer:
      '<p>Boleh pada zona tradisional, berdasarkan kerja sama kemitraan konservasi antara kelompok masyarakat dan pengelola. Jenis, jumlah, dan cara pengambilan disepakati lebih dahulu agar sumber daya tetap lestari.</p><p>Pengambilan di zona inti dan zona rimba tidak diperbolehkan. Hubungi resor terdekat untuk mengetahui pembagian zona dan tata cara pengajuan.</p>',
  },
  {
    question: 'Bagaimana cara melaporkan temuan jenis tumbuhan atau satwa langka?',
    answer:
      '<p>Laporan masyarakat sangat membantu pemantauan keanekaragaman hayati. Sertakan foto dari beberapa sisi, tanggal, perkiraan lokasi, dan perilaku atau keadaan tempat tumbuhnya.</p><p>Kirimkan kepada balai konservasi sumber daya alam atau pengelola kawasan. Jangan menyebarkan lokasi tepatnya di media sosial, karena dapat mengundang pemburu dan pengumpul.</p>',
  },
]
