/** The choices of 'Asal Instansi'. */
export const INSTITUTIONS: readonly string[] = [
  'Balai Pemantapan Kawasan Hutan dan Tata Lingkungan Wilayah XI Yogyakarta',
  'Balai Perhutanan Sosial dan Kemitraan Lingkungan Kalimantan',
  'Balai Pengelolaan Daerah Aliran Sungai Serayu Opak Progo',
  'Balai Pengelolaan Daerah Aliran Sungai Jeneberang Saddang',
  'Balai Pengendalian Perubahan Iklim dan Kebakaran Hutan dan Lahan Sumatera',
  'Balai Besar Konservasi Sumber Daya Alam Papua',
  'Balai Konservasi Sumber Daya Alam Kalimantan Tengah',
  'Balai Taman Nasional Gunung Merbabu',
  'Balai Besar Taman Nasional Bukit Barisan Selatan',
  'Balai Pelatihan Lingkungan Hidup dan Kehutanan Bogor',
  'Balai Kesatuan Pengelolaan Hutan Yogyakarta',
  'Balai Perbenihan Tanaman Hutan Jawa Timur',
]
