import type { SurveyQuestion } from '../../lib/entities/survey.ts'

/** Stored with every answer; raise it when a question changes its meaning. */
export const SURVEY_EDITION = 1

/**
 * The nine elements of the national public satisfaction survey (Permenpan RB 14/2017), asked about
 * a coaching (decision 59).
 */
export const SURVEY_QUESTIONS: readonly SurveyQuestion[] = [
  {
    id: 'persyaratan',
    no: 1,
    unsur: 'Persyaratan',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kesesuaian persyaratan untuk mengikuti coaching ini?',
    pilihan: ['Tidak sesuai', 'Kurang sesuai', 'Sesuai', 'Sangat sesuai'],
  },
  {
    id: 'prosedur',
    no: 2,
    unsur: 'Sistem, Mekanisme, dan Prosedur',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kemudahan prosedur, dari pengajuan sampai selesai mengikuti coaching?',
    pilihan: ['Tidak mudah', 'Kurang mudah', 'Mudah', 'Sangat mudah'],
  },
  {
    id: 'waktu',
    no: 3,
    unsur: 'Waktu Penyelesaian',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kecepatan dan ketepatan waktu dalam pelayanan coaching ini?',
    pilihan: ['Tidak cepat', 'Kurang cepat', 'Cepat', 'Sangat cepat'],
  },
  {
    id: 'biaya',
    no: 4,
    unsur: 'Biaya/Tarif',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kewajaran biaya yang Anda keluarkan untuk mengikuti coaching ini?',
    pilihan: ['Sangat mahal', 'Cukup mahal', 'Murah', 'Gratis'],
  },
  {
    id: 'produk',
    no: 5,
    unsur: 'Produk Spesifikasi Jenis Pelayanan',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kesesuaian materi dan hasil coaching dengan informasi yang diumumkan?',
    pilihan: ['Tidak sesuai', 'Kurang sesuai', 'Sesuai', 'Sangat sesuai'],
  },
  {
    id: 'kompetensi',
    no: 6,
    unsur: 'Kompetensi Pelaksana',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kompetensi coach, moderator, dan petugas dalam coaching ini?',
    pilihan: ['Tidak kompeten', 'Kurang kompeten', 'Kompeten', 'Sangat kompeten'],
  },
  {
    id: 'perilaku',
    no: 7,
    unsur: 'Perilaku Pelaksana',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kesopanan dan keramahan coach, moderator, dan petugas?',
    pilihan: [
      'Tidak sopan dan ramah',
      'Kurang sopan dan ramah',
      'Sopan dan ramah',
      'Sangat sopan dan ramah',
    ],
  },
  {
    id: 'pengaduan',
    no: 8,
    unsur: 'Penanganan Pengaduan, Saran, dan Masukan',
    pertanyaan:
      'Bagaimana pendapat Anda tentang penanganan pengaduan, saran, dan masukan peserta?',
    pilihan: [
      'Tidak ada',
      'Ada tetapi tidak berfungsi',
      'Berfungsi kurang maksimal',
      'Dikelola dengan baik',
    ],
  },
  {
    id: 'sarana',
    no: 9,
    unsur: 'Sarana dan Prasarana',
    pertanyaan:
      'Bagaimana pendapat Anda tentang kualitas sarana dan prasarana, seperti portal ini dan ruang meeting daring?',
    pilihan: ['Buruk', 'Cukup', 'Baik', 'Sangat baik'],
  },
]
