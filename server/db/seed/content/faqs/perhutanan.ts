import type { FaqContent } from './faq-content.ts'

export const FAQS_PERHUTANAN: readonly FaqContent[] = [
  {
    question: 'Apa saja skema perhutanan sosial?',
    answer:
      '<p>Perhutanan sosial memiliki lima skema. Pilihan skema bergantung pada status kawasan dan bentuk kelembagaan pemohon.</p><ul><li>Hutan Desa</li><li>Hutan Kemasyarakatan</li><li>Hutan Tanaman Rakyat</li><li>Hutan Adat</li><li>Kemitraan Kehutanan</li></ul><p>Jangka waktu persetujuan pengelolaan adalah 35 tahun dan dapat diperpanjang. Hutan adat berlaku selama masyarakat hukum adatnya ada.</p>',
  },
  {
    question: 'Siapa yang dapat mengajukan persetujuan perhutanan sosial?',
    answer:
      '<p>Pemohon adalah masyarakat setempat yang tinggal di dalam atau di sekitar kawasan hutan, yang bergabung dalam kelompok. Perorangan dilayani melalui kelompoknya.</p><ul><li>Kelompok atau gabungan kelompok tani hutan.</li><li>Lembaga desa untuk skema Hutan Desa.</li><li>Masyarakat hukum adat yang diakui untuk Hutan Adat.</li></ul><p>Anggota dibuktikan dengan kartu tanda penduduk atau surat keterangan domisili, satu keluarga diwakili satu orang.</p>',
  },
  {
    question: 'Dokumen apa yang harus disiapkan untuk permohonan?',
    answer:
      '<p>Siapkan dokumen berikut dalam bentuk cetak dan digital.</p><ol><li>Surat permohonan yang ditandatangani ketua kelompok.</li><li>Daftar anggota beserta salinan identitas.</li><li>Keputusan pembentukan kelompok dari kepala desa atau lurah.</li><li>Gambaran umum wilayah: keadaan fisik, sosial ekonomi, dan potensi.</li><li>Peta usulan lokasi dengan skala paling kecil 1:50.000.</li></ol><p>Pendamping atau penyuluh kehutanan dapat membantu penyusunan peta usulan.</p>',
  },
  {
    question: 'Apa yang harus dilakukan kelompok setelah persetujuan terbit?',
    answer:
      '<p>Persetujuan adalah awal pengelolaan. Pada tahun pertama kelompok menata areal, menandai batas, dan membagi blok pengelolaan. Selanjutnya disusun rencana kelola perhutanan sosial dan rencana kerja tahunan.</p><p>Kelompok juga membentuk usaha, mencatat hasil, serta melapor secara berkala. Kinerja dievaluasi, sehingga catatan kegiatan sebaiknya dibuat sejak hari pertama.</p>',
  },
  {
    question: 'Apakah areal perhutanan sosial boleh dijual atau disewakan?',
    answer:
      '<p>Tidak. Persetujuan memberi hak mengelola, bukan hak milik. Areal dilarang dipindahtangankan, diagunkan, atau disewakan, dan tidak boleh ditanami sawit secara monokultur.</p><p>Bila anggota berhalangan tetap, pengelolaan dapat dilanjutkan oleh ahli waris setelah dicatat dalam perubahan keanggotaan kelompok. Pelanggaran dapat berakibat pencabutan persetujuan.</p>',
  },
]
