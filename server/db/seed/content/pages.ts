/** An openly licensed film, so that the player has something to play. */
const SAMPLE_VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const SAMPLE_GUIDE_VIDEO = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'

export type BannerScene = 'hutan' | 'mangrove' | 'persemaian' | 'patroli'

/** Banners of the start page: which picture, and the caption over it. */
export const BANNERS: readonly { scene: BannerScene; caption: string }[] = [
  {
    scene: 'hutan',
    caption:
      '<p>Belajar langsung dari praktisi kehutanan, setiap pekan dan tanpa biaya</p>',
  },
  {
    scene: 'mangrove',
    caption: '<p>Pesisir yang pulih dimulai dari <em>bibit yang tepat</em></p>',
  },
  {
    scene: 'persemaian',
    caption: '<p>Persemaian yang baik, hutan yang kuat</p>',
  },
  {
    scene: 'patroli',
    caption: '<p>Siaga sebelum musim kering: patroli terpadu dan deteksi dini</p>',
  },
]

export const PROFILES = [
  {
    tautan: SAMPLE_VIDEO,
    deskripsi: [
      '<h2>Tentang E-Coaching Kehutanan</h2>',
      '<p>E-Coaching Kehutanan adalah layanan pendampingan daring bagi aparatur, penyuluh, pengelola kawasan, dan kelompok masyarakat yang bekerja di bidang kehutanan. Setiap sesi mempertemukan peserta dengan praktisi dan pejabat fungsional yang menangani persoalan serupa setiap hari.</p>',
      '<p>Berbeda dengan seminar, coaching bertumpu pada <strong>pertanyaan peserta</strong>. Pertanyaan diajukan saat mendaftar, dipelajari oleh coach, lalu dibahas satu per satu dalam meeting.</p>',
      '<h3>Yang kami kerjakan</h3>',
      '<ul><li>Menyelenggarakan coaching pada lima topik: tata batas kawasan, perhutanan sosial, rehabilitasi hutan dan lahan, pengendalian kebakaran, serta konservasi.</li><li>Menyediakan materi, pre test, dan post test agar kemajuan belajar terukur.</li><li>Menerbitkan sertifikat bagi peserta yang menyelesaikan seluruh tahapan.</li></ul>',
      '<h3>Untuk siapa</h3>',
      '<p>Layanan ini terbuka bagi pegawai unit pelaksana teknis, dinas daerah, kesatuan pengelolaan hutan, perguruan tinggi, dan anggota kelompok tani hutan di seluruh Indonesia.</p>',
      '<p><em>Video pada halaman ini adalah contoh; admin dapat menggantinya melalui menu Profile.</em></p>',
    ].join(''),
  },
]

export const GUIDES = [
  {
    tautan: SAMPLE_GUIDE_VIDEO,
    deskripsi: [
      '<h2>Panduan mengikuti coaching</h2>',
      '<p>Seluruh tahapan dikerjakan melalui portal ini, dari pendaftaran sampai sertifikat. Ikuti urutan berikut.</p>',
      '<h3>1. Mendaftar dan memilih coaching</h3>',
      '<ol><li>Buka menu <strong>Daftar/Login</strong> dan isi formulir keanggotaan. Nama lengkap akan tercetak pada sertifikat, tulislah dengan gelar yang benar.</li><li>Pilih coaching pada menu <strong>Coaching</strong>, periksa jadwal dan sisa kuota.</li><li>Ajukan paling sedikit tiga pertanyaan. Admin memverifikasi pengajuan dalam satu hari kerja.</li></ol>',
      '<h3>2. Sebelum meeting</h3>',
      '<ul><li>Unduh dan pelajari materi.</li><li>Kerjakan pre test. Tes hanya dapat dikerjakan satu kali; jawaban tersimpan otomatis, juga saat sambungan terputus.</li><li>Pasang virtual background yang tersedia pada halaman Zoom Meeting.</li></ul>',
      '<h3>3. Saat dan setelah meeting</h3>',
      '<ul><li>Bergabunglah dengan nama lengkap agar kehadiran dapat dicatat.</li><li>Kerjakan post test setelah meeting selesai dan <strong>sebelum pukul 21:00</strong> pada hari yang sama.</li><li>Isi survei kepuasan.</li></ul>',
      '<h3>4. Sertifikat</h3>',
      '<p>Sertifikat diunggah oleh admin bagi peserta yang menyelesaikan pre test, mengikuti meeting, dan menyelesaikan post test. Pemberitahuan dikirim melalui email; sertifikat dapat dibuka dan diunduh pada halaman Sertifikat.</p>',
      '<p><em>Video pada halaman ini adalah contoh; admin dapat menggantinya melalui menu Panduan.</em></p>',
    ].join(''),
  },
]
