import type { FaqContent } from './faq-content.ts'

export const FAQS_KEBAKARAN: readonly FaqContent[] = [
  {
    question: 'Apakah setiap titik panas berarti ada kebakaran?',
    answer:
      '<p>Tidak. Titik panas adalah piksel citra satelit yang suhunya lebih tinggi daripada sekitarnya. Penyebabnya dapat berupa api, tetapi juga atap seng, cerobong industri, atau lahan terbuka yang terpapar matahari.</p><ul><li>Perhatikan tingkat kepercayaan: rendah, sedang, tinggi.</li><li>Kelompok titik yang berulang lebih patut dicurigai daripada satu titik.</li><li>Pastikan melalui pengecekan lapangan sebelum mengerahkan regu.</li></ul>',
  },
  {
    question: 'Apa yang harus dilakukan warga saat melihat api di lahan?',
    answer:
      '<p>Utamakan keselamatan. Laporkan kepada posko pengendalian kebakaran, kepala desa, atau regu Masyarakat Peduli Api terdekat dengan menyebutkan lokasi, perkiraan luas, dan arah angin.</p><p>Bila api masih kecil dan ada jalan keluar yang aman, padamkan bersama-sama menggunakan kepyok atau pompa punggung. Jangan bekerja sendiri, jangan berada di atas lereng yang terbakar, dan segera mundur bila angin berubah.</p>',
  },
  {
    question: 'Bagaimana menyiapkan lahan tanpa membakar?',
    answer:
      '<p>Penyiapan lahan tanpa bakar mengolah sisa tebasan menjadi bahan berguna. Beberapa cara yang banyak dipakai:</p><ul><li>Mencacah dan menumpuk serasah pada jalur di antara barisan tanaman.</li><li>Mengomposkan dengan bantuan dekomposer.</li><li>Membuat arang dan cuka kayu untuk dijual.</li><li>Memakai tanaman penutup tanah untuk menekan gulma.</li></ul><p>Pada awalnya dibutuhkan lebih banyak tenaga, tetapi kesuburan tanah terjaga dan biaya pupuk menurun pada musim berikutnya.</p>',
  },
  {
    question: 'Mengapa kebakaran gambut sulit dipadamkan?',
    answer:
      '<p>Gambut kering terbakar di bawah permukaan. Api merambat perlahan melalui lapisan organik dan dapat muncul kembali jauh dari titik awal, sering kali tanpa nyala yang terlihat.</p><p>Pemadaman dilakukan dengan menyuntikkan air ke dalam lapisan gambut hingga menjadi bubur, lalu memeriksa sisa bara. Pencegahan jauh lebih murah: jaga muka air tanah tetap tinggi melalui sekat kanal dan sumur bor.</p>',
  },
  {
    question: 'Apa tugas Masyarakat Peduli Api?',
    answer:
      '<p>Masyarakat Peduli Api adalah warga desa yang secara sukarela membantu pengendalian kebakaran setelah dilatih. Tugas pokoknya pencegahan, yaitu penyuluhan dari rumah ke rumah, patroli bersama, dan pelaporan dini.</p><p>Regu membantu pemadaman awal di bawah koordinasi petugas. Mereka dilengkapi alat pelindung diri dan pembagian wilayah, serta tidak dikerahkan pada kebakaran besar tanpa pendampingan.</p>',
  },
]
