-- What the screens only edit, and what the registration chooses from, must be there once. A database that has its own keeps it.
INSERT INTO "profiles" ("tautan", "deskripsi")
SELECT '', '<h2>Tentang portal ini</h2><p>Portal ini adalah tempat belajar bersama secara daring di bidang kehutanan. Peserta mengajukan pertanyaan saat mendaftar, lalu coach membahasnya satu per satu dalam meeting.</p><ul><li>Materi, pre test, dan post test tersedia di setiap coaching.</li><li>Peserta yang menyelesaikan seluruh tahapan menerima sertifikat.</li></ul>'
WHERE NOT EXISTS (SELECT FROM "profiles");
--> statement-breakpoint
INSERT INTO "guides" ("tautan", "deskripsi")
SELECT '', '<h2>Panduan mengikuti coaching</h2><p>Seluruh tahapan dikerjakan melalui portal ini, dari pendaftaran sampai sertifikat.</p><h3>1. Mendaftar dan memilih coaching</h3><ol><li>Buka menu <strong>Daftar/Login</strong> dan isi formulir keanggotaan. Nama lengkap akan tercetak pada sertifikat, tulislah dengan gelar yang benar.</li><li>Pilih coaching pada menu <strong>Coaching</strong>, periksa jadwal dan sisa kuota.</li><li>Ajukan paling sedikit tiga pertanyaan, lalu tunggu persetujuan admin.</li></ol><h3>2. Sebelum meeting</h3><ul><li>Unduh dan pelajari materi.</li><li>Kerjakan pre test. Tes hanya dapat dikerjakan satu kali; jawaban tersimpan otomatis, juga saat sambungan terputus.</li></ul><h3>3. Saat dan setelah meeting</h3><ul><li>Bergabunglah dengan nama lengkap agar kehadiran dapat dicatat.</li><li>Kerjakan post test setelah meeting selesai dan <strong>sebelum pukul 21:00</strong> pada hari yang sama.</li><li>Isi survei kepuasan.</li></ul><h3>4. Sertifikat</h3><p>Sertifikat tersedia bagi peserta yang menyelesaikan pre test, mengikuti meeting, dan menyelesaikan post test. Sertifikat dapat dibuka dan diunduh pada halaman Sertifikat.</p>'
WHERE NOT EXISTS (SELECT FROM "guides");
--> statement-breakpoint
INSERT INTO "institutions" ("name")
SELECT "name" FROM (VALUES
  ('Sekretariat Jenderal Kementerian Kehutanan'),
  ('Inspektorat Jenderal Kementerian Kehutanan'),
  ('Direktorat Jenderal Planologi Kehutanan'),
  ('Direktorat Jenderal Konservasi Sumber Daya Alam dan Ekosistem'),
  ('Direktorat Jenderal Pengelolaan Daerah Aliran Sungai dan Rehabilitasi Hutan'),
  ('Direktorat Jenderal Pengelolaan Hutan Lestari'),
  ('Direktorat Jenderal Perhutanan Sosial'),
  ('Direktorat Jenderal Penegakan Hukum Kehutanan'),
  ('Badan Penyuluhan dan Pengembangan Sumber Daya Manusia Kehutanan'),
  ('Unit pelaksana teknis Kementerian Kehutanan'),
  ('Kesatuan Pengelolaan Hutan (KPH)'),
  ('Kementerian atau lembaga lain'),
  ('Pemerintah kabupaten atau kota'),
  ('Perguruan tinggi atau sekolah kehutanan'),
  ('Badan usaha'),
  ('Kelompok tani hutan atau masyarakat'),
  ('Lembaga swadaya masyarakat'),
  ('Dinas bidang kehutanan Provinsi Aceh'),
  ('Dinas bidang kehutanan Provinsi Bali'),
  ('Dinas bidang kehutanan Provinsi Banten'),
  ('Dinas bidang kehutanan Provinsi Bengkulu'),
  ('Dinas bidang kehutanan Provinsi Daerah Istimewa Yogyakarta'),
  ('Dinas bidang kehutanan Provinsi Daerah Khusus Jakarta'),
  ('Dinas bidang kehutanan Provinsi Gorontalo'),
  ('Dinas bidang kehutanan Provinsi Jambi'),
  ('Dinas bidang kehutanan Provinsi Jawa Barat'),
  ('Dinas bidang kehutanan Provinsi Jawa Tengah'),
  ('Dinas bidang kehutanan Provinsi Jawa Timur'),
  ('Dinas bidang kehutanan Provinsi Kalimantan Barat'),
  ('Dinas bidang kehutanan Provinsi Kalimantan Selatan'),
  ('Dinas bidang kehutanan Provinsi Kalimantan Tengah'),
  ('Dinas bidang kehutanan Provinsi Kalimantan Timur'),
  ('Dinas bidang kehutanan Provinsi Kalimantan Utara'),
  ('Dinas bidang kehutanan Provinsi Kepulauan Bangka Belitung'),
  ('Dinas bidang kehutanan Provinsi Kepulauan Riau'),
  ('Dinas bidang kehutanan Provinsi Lampung'),
  ('Dinas bidang kehutanan Provinsi Maluku'),
  ('Dinas bidang kehutanan Provinsi Maluku Utara'),
  ('Dinas bidang kehutanan Provinsi Nusa Tenggara Barat'),
  ('Dinas bidang kehutanan Provinsi Nusa Tenggara Timur'),
  ('Dinas bidang kehutanan Provinsi Papua'),
  ('Dinas bidang kehutanan Provinsi Papua Barat'),
  ('Dinas bidang kehutanan Provinsi Papua Barat Daya'),
  ('Dinas bidang kehutanan Provinsi Papua Pegunungan'),
  ('Dinas bidang kehutanan Provinsi Papua Selatan'),
  ('Dinas bidang kehutanan Provinsi Papua Tengah'),
  ('Dinas bidang kehutanan Provinsi Riau'),
  ('Dinas bidang kehutanan Provinsi Sulawesi Barat'),
  ('Dinas bidang kehutanan Provinsi Sulawesi Selatan'),
  ('Dinas bidang kehutanan Provinsi Sulawesi Tengah'),
  ('Dinas bidang kehutanan Provinsi Sulawesi Tenggara'),
  ('Dinas bidang kehutanan Provinsi Sulawesi Utara'),
  ('Dinas bidang kehutanan Provinsi Sumatera Barat'),
  ('Dinas bidang kehutanan Provinsi Sumatera Selatan'),
  ('Dinas bidang kehutanan Provinsi Sumatera Utara')
) AS "first" ("name")
WHERE NOT EXISTS (SELECT FROM "institutions");
