/**
 * The first edition of the privacy page, which comes with the portal. How long things are kept is not part of it: the page
 * tells that below, as the server is set.
 */
export const PRIVACY_DEFAULT = `
<p>Halaman ini menjelaskan data apa tentang Anda yang disimpan oleh portal ini, untuk apa, siapa yang melihatnya, dan apa hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Pengendali datanya adalah kantor penyelenggara coaching ini.</p>
<h2>Data yang kami simpan</h2>
<ul>
<li>Isian Anda saat mendaftar: nama lengkap, jenis kelamin, instansi, jabatan, pendidikan, email, nomor WhatsApp, username, dan topik yang Anda minati. Password hanya disimpan dalam bentuk yang tidak dapat dibaca kembali.</li>
<li>Keikutsertaan Anda: pengajuan dan pertanyaan untuk coach, keputusan beserta alasannya, kehadiran, jawaban dan nilai Pre Test dan Post Test, isian survei, serta sertifikat.</li>
<li>Pesan yang dikirim portal kepada Anda melalui email atau WhatsApp.</li>
<li>Waktu Anda login serta jenis browser, sistem, dan zona waktu perangkatnya, agar Anda dapat melihat di mana akun Anda dipakai dan membaca waktu yang benar dalam pesan.</li>
<li>Permintaan Anda: kabar bila ada tempat, alamat kalender, dan berhenti dari pengingat.</li>
<li>Persetujuan Anda atas halaman ini: versi dan waktunya.</li>
</ul>
<p>Alamat jaringan tidak disimpan bersama akun Anda. Alamat itu hanya dipakai sebentar, dalam bentuk yang disamarkan, untuk membatasi percobaan menebak password. Portal ini tidak memasang iklan maupun pelacak. Sesi login, isian yang belum dikirim, dan jawaban test yang belum sampai ke server disimpan di perangkat Anda sendiri.</p>
<h2>Untuk apa</h2>
<p>Data Anda dipakai untuk menyelenggarakan coaching: memeriksa pengajuan, menghubungi Anda, mencatat kehadiran dan hasil test, menerbitkan sertifikat, serta menghitung laporan kegiatan. Data Anda tidak diperjualbelikan dan tidak dipakai untuk hal lain. Dasarnya adalah persetujuan Anda saat mendaftar dan tugas kantor sebagai penyelenggara.</p>
<h2>Siapa yang melihatnya</h2>
<ul>
<li>Admin kantor penyelenggara, sebatas yang diperlukan untuk tugasnya. Tindakan admin dicatat.</li>
<li>Coach dan moderator, untuk menyiapkan jawaban: pertanyaan Anda beserta instansi Anda.</li>
<li>Peserta lain tidak melihat data Anda.</li>
<li>Siapa pun yang memegang kode sertifikat Anda dapat memeriksa keasliannya dan melihat apa yang tercetak di sertifikat itu.</li>
<li>Layanan email dan WhatsApp yang menyampaikan pesan kepada Anda, serta layanan rapat daring saat Anda bergabung di sana.</li>
</ul>
<h2>Hak Anda</h2>
<p>Di halaman Akun Saya Anda dapat melihat dan memperbaiki data Anda, mengunduh salinan seluruh data Anda, dan menghapus akun Anda. Saat akun dihapus, nama dan kontak Anda langsung dihapus. Sertifikat yang telah terbit tetap tercatat dalam register kantor, karena kantor harus dapat membuktikan keasliannya. Pengajuan, kehadiran, hasil test, dan survei disimpan dan dihitung tanpa nama, dan setelah jangka waktu di bawah tidak dapat lagi dihubungkan dengan siapa pun.</p>
<h2>Kepada siapa bertanya</h2>
<p>Hubungi narahubung yang tercantum pada jadwal coaching Anda, atau datang langsung ke kantor penyelenggara. Bila jawaban kami tidak memuaskan, Anda dapat mengadu kepada lembaga pelindungan data pribadi.</p>
`
  .trim()
  .replace(/>\n</g, '><')
