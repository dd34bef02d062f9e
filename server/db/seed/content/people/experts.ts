import type { CategoryKey } from '../categories.ts'

/** A coach or moderator; `hijab`, `peci` and such only steer the drawn portrait. */
export type Expert = {
  name: string
  jabatan: string
  instansi: string
  portrait: 'hijab' | 'peci' | 'short' | 'long' | 'bun' | 'cap'
}

/** Three coaches for each topic. */
export const COACHES: Record<CategoryKey, readonly [Expert, Expert, Expert]> = {
  batas: [
    {
      name: 'Dr. Ir. Suryadi Kartawinata, M.Sc.',
      jabatan: 'Kepala Balai',
      instansi: 'Balai Pemantapan Kawasan Hutan dan Tata Lingkungan Wilayah XI',
      portrait: 'short',
    },
    {
      name: 'Nadia Paramitha, S.T., M.Eng.',
      jabatan: 'Surveyor Pemetaan Ahli Madya',
      instansi: 'Balai Pemantapan Kawasan Hutan dan Tata Lingkungan Wilayah XI',
      portrait: 'hijab',
    },
    {
      name: 'Yakobus Renyaan, S.H.',
      jabatan: 'Analis Hukum Ahli Muda',
      instansi: 'Direktorat Pengukuhan dan Penatagunaan Kawasan Hutan',
      portrait: 'cap',
    },
  ],
  perhutanan: [
    {
      name: 'Ir. Wening Puspita, M.P.',
      jabatan: 'Penyuluh Kehutanan Ahli Utama',
      instansi: 'Pusat Penyuluhan',
      portrait: 'bun',
    },
    {
      name: 'Harun Al Rasyid, S.Hut.',
      jabatan: 'Kepala Seksi Pengembangan Usaha',
      instansi: 'Balai Perhutanan Sosial dan Kemitraan Lingkungan Kalimantan',
      portrait: 'peci',
    },
    {
      name: 'Sugeng',
      jabatan: 'Ketua Gabungan Kelompok Tani Hutan',
      instansi: 'Gapoktanhut Argo Makmur',
      portrait: 'cap',
    },
  ],
  rehabilitasi: [
    {
      name: 'Dr. Laksmi Anggraini, S.Hut., M.Si.',
      jabatan: 'Peneliti Ahli Madya',
      instansi: 'Pusat Riset Ekologi',
      portrait: 'long',
    },
    {
      name: 'Ir. Joko Purwanto',
      jabatan: 'Kepala Persemaian Permanen',
      instansi: 'Balai Pengelolaan Daerah Aliran Sungai Serayu Opak Progo',
      portrait: 'short',
    },
    {
      name: 'Rohana Saleh, S.P.',
      jabatan: 'Pendamping Rehabilitasi Mangrove',
      instansi: 'Balai Pengelolaan Daerah Aliran Sungai Jeneberang Saddang',
      portrait: 'hijab',
    },
  ],
  kebakaran: [
    {
      name: 'Letkol (Purn.) Gunadi Wijaya',
      jabatan: 'Instruktur Pemadaman',
      instansi: 'Balai Pelatihan Lingkungan Hidup dan Kehutanan Bogor',
      portrait: 'cap',
    },
    {
      name: 'Mulyani Sitorus, S.Hut., M.Si.',
      jabatan: 'Kepala Daerah Operasi Manggala Agni',
      instansi: 'Balai Pengendalian Perubahan Iklim dan Kebakaran Hutan dan Lahan Sumatera',
      portrait: 'bun',
    },
    {
      name: 'Bagus Aditama, S.Si.',
      jabatan: 'Prakirawan Cuaca Ahli Muda',
      instansi: 'Stasiun Klimatologi',
      portrait: 'short',
    },
  ],
  konservasi: [
    {
      name: 'drh. Amelia Kusumastuti',
      jabatan: 'Medik Veteriner Ahli Muda',
      instansi: 'Balai Konservasi Sumber Daya Alam Kalimantan Tengah',
      portrait: 'hijab',
    },
    {
      name: 'Dr. Fransiskus Korwa, M.Sc.',
      jabatan: 'Pengendali Ekosistem Hutan Ahli Madya',
      instansi: 'Balai Besar Konservasi Sumber Daya Alam Papua',
      portrait: 'short',
    },
    {
      name: 'Ratri Handayani, S.Hut.',
      jabatan: 'Kepala Resor',
      instansi: 'Balai Taman Nasional Gunung Merbabu',
      portrait: 'long',
    },
  ],
}

export const MODERATORS: readonly Expert[] = [
  {
    name: 'Tri Utami, S.I.Kom.',
    jabatan: 'Pranata Humas Ahli Muda',
    instansi: 'Biro Hubungan Masyarakat',
    portrait: 'hijab',
  },
  {
    name: 'Rizky Firmansyah, S.Hut.',
    jabatan: 'Widyaiswara Ahli Pertama',
    instansi: 'Balai Pelatihan Lingkungan Hidup dan Kehutanan Bogor',
    portrait: 'peci',
  },
]
