import type { CategoryKey } from './categories.ts'

/** A slide: its heading and its points. */
export type Slide = { heading: string; points: readonly string[] }
export type Handout = { title: string; slides: readonly Slide[] }

/** The presentation that participants download before the meeting, by topic. */
export const HANDOUTS: Record<CategoryKey, Handout> = {
  batas: {
    title: 'Penataan Batas Kawasan Hutan',
    slides: [
      {
        heading: 'Mengapa batas penting',
        points: [
          'Kepastian hukum bagi pengelola dan masyarakat',
          'Dasar perencanaan, perlindungan, dan pemanfaatan',
          'Mencegah tumpang tindih izin dan sengketa',
        ],
      },
      {
        heading: 'Tahapan di lapangan',
        points: [
          'Proyeksi trayek batas pada peta',
          'Pemancangan patok dan pengumuman kepada masyarakat',
          'Pembuatan rintis, pemasangan pal, dan pengukuran',
          'Berita acara dan peta hasil tata batas',
        ],
      },
      {
        heading: 'Menghadapi keberatan',
        points: [
          'Dengarkan dan catat setiap klaim',
          'Inventarisasi penguasaan tanah bersama pemerintah desa',
          'Bahas dalam rapat panitia sebelum pal dipasang',
        ],
      },
    ],
  },
  perhutanan: {
    title: 'Membangun Usaha Perhutanan Sosial',
    slides: [
      {
        heading: 'Dari persetujuan ke pengelolaan',
        points: [
          'Penandaan batas dan penataan areal',
          'Pembagian andil garapan yang adil',
          'Penyusunan rencana kelola dan rencana kerja tahunan',
        ],
      },
      {
        heading: 'Kelas KUPS',
        points: [
          'Blue: kelompok terbentuk',
          'Silver: memiliki rencana usaha',
          'Gold: berproduksi dan memiliki pasar',
          'Platinum: akses pasar luas dan berkelanjutan',
        ],
      },
      {
        heading: 'Mencatat agar mudah melapor',
        points: [
          'Buku kas sederhana setiap pekan',
          'Hasil panen menurut jenis dan anggota',
          'Foto kegiatan dengan tanggal dan lokasi',
        ],
      },
    ],
  },
  rehabilitasi: {
    title: 'Rehabilitasi Hutan dan Lahan yang Berhasil',
    slides: [
      {
        heading: 'Mengenal tapak',
        points: [
          'Ketinggian, curah hujan, dan kedalaman tanah',
          'Tutupan awal serta riwayat penggunaan',
          'Kebutuhan dan kesepakatan masyarakat',
        ],
      },
      {
        heading: 'Bibit bermutu',
        points: [
          'Benih dari sumber bersertifikat',
          'Pengerasan empat pekan sebelum tanam',
          'Pengangkutan pagi atau sore hari',
        ],
      },
      {
        heading: 'Memelihara sampai tahun ketiga',
        points: [
          'Penyulaman pada tahun berjalan',
          'Penyiangan piringan dan pendangiran',
          'Penilaian persentase tumbuh dengan petak contoh',
        ],
      },
    ],
  },
  kebakaran: {
    title: 'Deteksi Dini dan Pemadaman Awal',
    slides: [
      {
        heading: 'Membaca tanda bahaya',
        points: [
          'Peringkat bahaya kebakaran harian',
          'Titik panas dan tingkat kepercayaannya',
          'Hari tanpa hujan dan kelembapan bahan bakar',
        ],
      },
      {
        heading: 'Patroli terpadu',
        points: [
          'Rute menurut kerawanan desa',
          'Pengecekan lapangan dan penyuluhan dari rumah ke rumah',
          'Laporan dengan koordinat dan foto',
        ],
      },
      {
        heading: 'Keselamatan regu',
        points: [
          'Tentukan jalur penyelamatan dan titik aman',
          'Kenakan alat pelindung diri lengkap',
          'Satu komando, komunikasi setiap lima belas menit',
        ],
      },
    ],
  },
  konservasi: {
    title: 'Pemantauan Keanekaragaman Hayati',
    slides: [
      {
        heading: 'Merancang pemantauan',
        points: [
          'Tetapkan pertanyaan sebelum memilih metode',
          'Jenis kunci, jenis payung, dan habitatnya',
          'Petak, transek, dan kamera jebak',
        ],
      },
      {
        heading: 'Bekerja bersama warga',
        points: [
          'Pelatihan pencatatan sederhana',
          'Pembagian wilayah pengamatan',
          'Umpan balik hasil kepada desa setiap musim',
        ],
      },
      {
        heading: 'Menangani konflik satwa',
        points: [
          'Utamakan keselamatan manusia dan satwa',
          'Kenali jalur jelajah dan sumber pakan',
          'Penggiringan bersama petugas, bukan pengepungan',
        ],
      },
    ],
  },
}
