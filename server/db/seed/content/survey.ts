/** The ids of the questionnaire's nine elements (decision 59). */
export const SURVEY_ELEMENTS = [
  'persyaratan',
  'prosedur',
  'waktu',
  'biaya',
  'produk',
  'kompetensi',
  'perilaku',
  'pengaduan',
  'sarana',
] as const

export const SUGGESTIONS = [
  'Mohon waktu tanya jawab ditambah, karena setiap daerah memiliki persoalan yang berbeda.',
  'Materi sangat membantu. Akan lebih baik bila disertai contoh dokumen yang sudah jadi.',
  'Terima kasih, jawaban coach langsung dapat kami terapkan di lapangan.',
  'Semoga coaching berikutnya dapat dijadwalkan pada pagi hari untuk wilayah timur.',
  'Rekaman meeting sebaiknya dibagikan bagi peserta yang terkendala sinyal.',
]
