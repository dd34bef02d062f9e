import type { Visit } from '../visits.ts'

/** How a window is come to: from an address, by what is pressed there, each known by its name or how that begins. */
export interface Opening {
  title: string | RegExp
  /** With the topic of a coaching, or whose account it is, where it is not the one of the address. */
  on: Visit & { topic?: string; username?: string; isPhone?: true }
  press: readonly (string | RegExp)[]
}

/** A window of a state that only a test makes; that one looks at it with axe. */
export interface LookedAt {
  file: string
  test: string
}

const COACHING = 'admin/coaching/detail' as const
/** Coachings of the demo data: a draft, one with proposals that wait, one that is over. */
const DRAFT = 'Kemitraan Konservasi di Zona Tradisional Taman Nasional'
/** An admin who has coachings to hand over. */
const IN_CHARGE = 'admin3'
const NEARLY_FULL = 'Rehabilitasi Mangrove: Memilih Jenis dan Pola Tanam'

const opens = (
  title: Opening['title'],
  on: Visit['name'] | Opening['on'],
  ...press: Opening['press']
): Opening => ({ title, on: typeof on === 'string' ? { name: on } : on, press })

const looked = (file: string, test: string): LookedAt => ({ file, test })

/** Every source file that draws a window, and how each kind of it is come to. */
export const WINDOWS: Record<string, readonly (Opening | LookedAt)[]> = {
  'app/_shell/keys/key-window.tsx': [opens('Pintasan keyboard', 'admin/coaching', 'key:?')],
  'app/_screens/password-dialog.tsx': [
    opens('Unduh data saya', 'user', 'Unduh data saya'),
    opens('Hapus akun saya', 'user', 'Hapus akun saya'),
    looked(
      'app/_screens/admin/second-factor/second-factor.test.tsx',
      'turning it off asks for password and code once more, and goes on by itself',
    ),
  ],
  'app/_screens/admin/palette/palette.tsx': [
    opens(/^Cari halaman/, 'admin/coaching', /^Cari halaman/),
  ],
  'app/_screens/admin/pesan/resend-all.tsx': [
    looked(
      'app/_screens/admin/pesan/screen.test.tsx',
      'the failed ones are listed before they are sent, and each says what became of it',
    ),
  ],
  'app/_screens/admin/message-dialog.tsx': [
    looked(
      'app/_screens/admin/message-dialog.test.tsx',
      'speaks as the office does, and not before that is known',
    ),
  ],
  'app/_screens/admin/akun-admin/detail/hand-over-dialog.tsx': [
    opens(
      'Serahkan coaching',
      { name: 'admin/akun-admin/detail', username: IN_CHARGE },
      'Serahkan coaching',
    ),
  ],
  'app/_screens/admin/password-link-dialog.tsx': [
    looked(
      'app/_screens/admin/peserta/detail/password-link.test.tsx',
      "'shown once, with copy and WhatsApp buttons, 24 hours'",
    ),
  ],
  'app/_screens/admin/coaching/detail/sertifikat/making/issue-list-dialog.tsx': [
    looked(
      'app/_screens/admin/coaching/detail/sertifikat/making/making-section.test.tsx',
      "'shows the list first (name as it will be printed, number, what is wrong), then works as a job'",
    ),
  ],
  'app/_screens/admin/coaching/detail/sertifikat/making/settings-dialog.tsx': [
    opens(
      'Pengaturan sertifikat',
      { name: COACHING, tab: 'sertifikat' },
      'Pengaturan sertifikat',
    ),
  ],
  'app/_screens/admin/coaching/detail/sertifikat/renewal/reason-dialog.tsx': [
    looked(
      'app/_screens/admin/coaching/detail/sertifikat/renewal/renewal.test.tsx',
      'a new version needs a reason; the message about it offers itself',
    ),
  ],
  'app/_screens/admin/coaching/detail/sertifikat/bulk-certificates/certificates-dialog.tsx':
    [
      looked(
        'app/_screens/admin/coaching/detail/sertifikat/bulk-certificates/bulk-certificates.test.tsx',
        'files are proposed by exact name; missing participants and strange files are shown',
      ),
    ],
  'app/_screens/admin/coaching/detail/zoom-meeting/attendance-report/report-dialog.tsx': [
    looked(
      'app/_screens/admin/coaching/detail/zoom-meeting/attendance-report/attendance-report.test.tsx',
      'without the e-mails names are used, and that is said',
    ),
  ],
  'app/_screens/admin/coaching/detail/pesan/send-now-dialog.tsx': [
    opens(
      /^Kirim sekarang/,
      { name: COACHING, tab: 'pesan', topic: NEARLY_FULL },
      /^Kirim sekarang/,
    ),
  ],
  'app/_screens/admin/coaching/detail/pesan/reminder-dialog.tsx': [
    opens(/./, { name: COACHING, tab: 'pesan', topic: NEARLY_FULL }, /^Ubah /),
  ],
  'app/_screens/admin/coaching/detail/peserta/review-queue/review-window.tsx': [
    opens(
      'Tinjau satu per satu',
      { name: COACHING, tab: 'peserta', topic: NEARLY_FULL },
      'Tinjau satu per satu',
    ),
  ],
  'app/_screens/admin/coaching/detail/peserta/briefing/briefing-dialog.tsx': [
    opens(
      /^Ringkasan/,
      { name: COACHING, tab: 'peserta', topic: NEARLY_FULL },
      'Ringkasan untuk coach',
    ),
  ],
  'app/_screens/admin/coaching/coaching-form/earlier-people-dialog.tsx': [
    opens('Pilih coach dari daftar', 'admin/coaching/add', /^Pilih dari daftar/),
  ],
  'app/_screens/admin/coaching/copy/copy-dialog.tsx': [
    opens('Salin coaching', 'admin/coaching', /^Salin coaching/),
  ],
  'app/_screens/admin/undelivered/undelivered-dialog.tsx': [
    looked(
      'app/_screens/admin/undelivered/undelivered-messages.test.tsx',
      'tells how many failed; the list says what, to whom and why, and can be filtered',
    ),
  ],
  'app/_screens/admin/hari-libur/holiday-dialogs.tsx': [
    opens('Tambah hari libur', 'admin/hari-libur', /^Tambah/),
    opens(/^Daftar umum hari libur/, 'admin/hari-libur', /^Isi dari daftar umum/),
  ],
  'app/_screens/admin/batch/batch-dialog.tsx': [
    looked(
      'app/_screens/admin/coaching/detail/peserta/bulk-review/bulk-review.test.tsx',
      'one message for all that are ticked; per row the notification goes before the approval',
    ),
  ],
  'app/_screens/admin/file-review/file-dialog.tsx': [
    opens('Periksa file instansi', 'admin/asal-instansi', 'Tinjau daftar siap pakai'),
  ],
  'app/_screens/proses-coaching/test/taking/running-test.tsx': [
    opens(
      'Daftar soal',
      { name: 'proses-coaching/test/pre-test', isPhone: true },
      /buka daftar soal$/,
    ),
  ],
  'components/feedback/session-end-dialog.tsx': [
    looked(
      'components/feedback/messages.test.tsx',
      'the session modal says the sentence, cannot be closed and has one way on',
    ),
  ],
  // questions, by the tones of their answers
  'components/feedback/dialog-host.tsx': [
    opens('Login untuk mengikuti coaching', 'coaching/detail', 'Ikuti coaching'),
    opens(
      'Anda yakin batal mengikuti Coaching ini?',
      'proses-coaching/coach',
      'Batal Ikut',
    ),
    opens('Anda yakin ingin menghapus data ini?', 'admin/faq', /^Hapus FAQ/),
    opens('Anda yakin ingin menghapus data ini?', 'admin/category', /^Hapus kategori/),
    opens('Anda yakin ingin menghapus data ini?', 'admin/peserta/detail', /^Hapus/),
    opens(
      'Anda yakin ingin menghapus data ini?',
      { name: COACHING, topic: DRAFT },
      'Hapus',
    ),
    opens(
      'Anda yakin menayangkan Informasi coaching ini?',
      { name: COACHING, topic: DRAFT },
      'Tayang',
    ),
    opens(
      'Anda yakin ingin mengakhiri Test?',
      'proses-coaching/test/pre-test',
      'Akhiri Test',
    ),
  ],
  'components/form/date-field.tsx': [
    opens(/Tanggal Meeting/, 'admin/coaching/add', /kalender/i),
  ],
  'components/form/parts/contested-dialog.tsx': [
    looked(
      'app/_screens/admin/two-admins.test.tsx',
      'shows both values; the chosen one is stored',
    ),
  ],
  'components/account/change-password-dialog.tsx': [
    opens('Ganti Password', 'user', 'Ganti Password'),
    opens('Ganti Password', 'admin/account', 'Ganti Password'),
  ],
  'components/coaching/notification-window.tsx': [
    opens(
      /^Terima pengajuan/,
      { name: COACHING, tab: 'peserta', topic: NEARLY_FULL },
      /^Terima pengajuan/,
    ),
    opens(
      /^Tolak pengajuan/,
      { name: COACHING, tab: 'peserta', topic: NEARLY_FULL },
      /^Tolak pengajuan/,
    ),
    opens(
      'Kirim notifikasi sertifikat',
      { name: COACHING, tab: 'sertifikat' },
      /^Kirim Notifikasi/,
    ),
  ],
  'components/coaching/flyer-dialog.tsx': [
    opens(/./, 'coaching/detail', /^Perbesar flyer/),
  ],
}
