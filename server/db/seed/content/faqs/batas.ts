import type { FaqContent } from './faq-content.ts'

export const FAQS_BATAS: readonly FaqContent[] = [
  {
    question: 'Apa yang dimaksud dengan tata batas kawasan hutan?',
    answer:
      '<p>Tata batas adalah kegiatan menetapkan batas kawasan hutan di lapangan, mulai dari proyeksi batas pada peta, pemancangan patok, pengumuman, pembuatan rintis, pemasangan pal batas, pengukuran, hingga pembuatan berita acara dan peta hasil. Hasilnya menjadi dasar penetapan kawasan hutan.</p><p>Dengan batas yang jelas, pengelola, pemerintah daerah, dan masyarakat mengetahui hak serta kewajiban masing-masing. Sengketa pun dapat dicegah sejak awal.</p>',
  },
  {
    question: 'Apa saja tahapan pengukuhan kawasan hutan?',
    answer:
      '<p>Pengukuhan dilakukan berurutan sebagai berikut.</p><ol><li><strong>Penunjukan</strong>: penetapan awal peruntukan suatu wilayah sebagai kawasan hutan.</li><li><strong>Penataan batas</strong>: pelaksanaan tata batas di lapangan bersama panitia tata batas.</li><li><strong>Pemetaan</strong>: penggambaran hasil tata batas pada peta.</li><li><strong>Penetapan</strong>: keputusan yang memberi kepastian hukum atas status, letak, batas, dan luas.</li></ol>',
  },
  {
    question: 'Bagaimana jika lahan yang sudah lama digarap berada di dalam kawasan hutan?',
    answer:
      '<p>Penguasaan tanah yang ditemukan saat tata batas diinventarisasi lebih dahulu. Penyelesaiannya ditempuh melalui mekanisme penataan kawasan hutan, yang pilihannya bergantung pada lama penguasaan, bentuk penggunaan, dan fungsi kawasan.</p><ul><li>Kumpulkan bukti penguasaan: surat keterangan desa, foto, dan saksi.</li><li>Sampaikan kepada pemerintah desa agar masuk dalam usulan inventarisasi.</li><li>Jangan memperluas garapan selama proses berjalan.</li></ul><p>Bentuk penyelesaian dapat berupa perubahan batas, perhutanan sosial, atau bentuk lain yang ditetapkan pemerintah.</p>',
  },
  {
    question: 'Pal batas di desa kami hilang. Ke mana harus melapor?',
    answer:
      '<p>Laporkan kepada kesatuan pengelolaan hutan setempat atau balai pemantapan kawasan hutan di wilayah Anda. Sebutkan nomor pal bila masih diketahui, perkiraan koordinat, dan foto lokasi.</p><p>Pal batas adalah milik negara. Memindahkan atau merusaknya dapat dikenai sanksi pidana. Pal yang hilang akan dipasang kembali melalui rekonstruksi batas berdasarkan data ukur yang tersimpan.</p>',
  },
  {
    question: 'Apakah koordinat dari telepon genggam dapat dipakai sebagai acuan batas?',
    answer:
      '<p>Koordinat telepon genggam berguna untuk orientasi dan pelaporan awal, tetapi tidak cukup teliti untuk menentukan letak batas. Kesalahannya di bawah tajuk rapat dapat mencapai lebih dari sepuluh meter.</p><p>Pengukuran batas menggunakan alat geodetik dengan titik kontrol yang terikat pada kerangka referensi nasional. Untuk laporan masyarakat, cantumkan pula tanda fisik di sekitar lokasi seperti sungai, jalan, atau pohon besar.</p>',
  },
]
