import type { FaqContent } from './faq-content.ts'

export const FAQS_REHABILITASI: readonly FaqContent[] = [
  {
    question: 'Apa perbedaan reboisasi dan penghijauan?',
    answer:
      '<p>Keduanya bagian dari rehabilitasi hutan dan lahan. <strong>Reboisasi</strong> dilaksanakan di dalam kawasan hutan yang rusak, sedangkan <strong>penghijauan</strong> dilaksanakan pada lahan kritis di luar kawasan hutan.</p><p>Jenis tanaman, pola tanam, dan penanggung jawabnya berbeda. Pastikan status lahan sebelum menyusun rancangan kegiatan.</p>',
  },
  {
    question: 'Bagaimana memilih jenis tanaman untuk lahan kritis?',
    answer:
      '<p>Pilih jenis yang sesuai dengan tapak dan dibutuhkan masyarakat. Pertimbangkan hal-hal berikut.</p><ul><li>Ketinggian tempat, curah hujan, kedalaman tanah, dan kemasaman.</li><li>Jenis pionir yang cepat tumbuh untuk lahan terbuka, disusul jenis klimaks.</li><li>Jenis serbaguna yang memberi hasil bukan kayu, misalnya durian, petai, atau aren.</li><li>Asal-usul benih yang jelas dan bersertifikat.</li></ul><p>Campuran beberapa jenis lebih tahan terhadap hama dan perubahan cuaca daripada satu jenis saja.</p>',
  },
  {
    question: 'Kapan waktu tanam yang paling baik?',
    answer:
      '<p>Tanamlah pada awal musim hujan, ketika tanah sudah lembap merata hingga kedalaman lubang tanam. Di sebagian besar wilayah hal itu terjadi setelah dua sampai tiga pekan hujan yang teratur.</p><p>Siapkan lubang tanam dan pupuk dasar sebulan sebelumnya. Bibit diangkut pagi atau sore, dan ditanam pada hari yang sama untuk menekan kematian.</p>',
  },
  {
    question: 'Berapa lama tanaman rehabilitasi harus dipelihara?',
    answer:
      '<p>Pemeliharaan dilakukan sekurang-kurangnya sampai tahun kedua setelah tahun penanaman. Kegiatannya meliputi penyulaman, penyiangan, pendangiran, pemupukan, dan perlindungan dari ternak serta api.</p><p>Penyulaman dilakukan bila ada tanaman mati, dengan umur bibit yang sebanding. Persentase tumbuh dihitung dari petak contoh dan menjadi dasar penilaian keberhasilan.</p>',
  },
  {
    question: 'Bagaimana memperoleh bibit gratis dari persemaian pemerintah?',
    answer:
      '<p>Masyarakat dapat memperoleh bibit melalui persemaian permanen yang dikelola balai pengelolaan daerah aliran sungai di wilayahnya.</p><ol><li>Isi formulir permohonan dan lampirkan salinan identitas.</li><li>Sebutkan lokasi tanam, luas, dan jenis yang diminta.</li><li>Ambil bibit sesuai jadwal; pengangkutan menjadi tanggungan pemohon.</li><li>Laporkan hasil penanaman disertai foto.</li></ol><p>Jumlah bergantung pada persediaan, maka ajukan sebelum musim hujan.</p>',
  },
]
