/** Sentences of §8 and §4 that stand in more than one place, word for word. */

export const LEAVE_WITHOUT_SAVING = {
  title: 'Anda yakin ingin kembali ke halaman sebelumnya?',
  body: 'Perubahan yang belum disimpan akan hilang.',
}

export const DELETE_QUESTION = 'Anda yakin ingin menghapus data ini?'
export const CANCEL_PARTICIPATION = 'Anda yakin batal mengikuti Coaching ini?'

export const SAVED = 'Data berhasil disimpan'
export const CHANGED = 'Data berhasil diubah'
export const UPDATED = 'Data anda berhasil diupdate'
export const DELETED = 'Data anda berhasil dihapus'
/** Of what was to be deleted and is not there any more. */
export const GONE = 'Data ini sudah dihapus sebelumnya, mungkin oleh orang lain.'
/** Of what was to be deleted and is not what was agreed to any more. */
export const CHANGED_SINCE =
  'Data ini sudah berubah sejak Anda membukanya, jadi belum dihapus. Periksa dahulu, lalu hapus lagi.'
export const PUBLISHED = 'Data anda berhasil ditayangkan'
export const NOTIFICATION_SENT = 'Notifikasi terkirim'

/** Shown wherever a meeting has no start time yet (§2). */
export const SCHEDULE_LATER = 'Tanggal dan pukul akan ditentukan kemudian'

/** Whose portal this is; stands beside the product name. */
export const MINISTRY = 'Kementerian Kehutanan'

/** Of a chosen file that the device does not give any more. */
export const FILE_GONE =
  'File ini tidak dapat dibaca lagi: mungkin dipindahkan, dihapus, atau diubah sejak dipilih. Pilih filenya sekali lagi.'

/** An act was sent, and no answer to it came. */
export const ANSWER_LOST = 'Jawaban server tidak sampai, jadi mungkin sudah berhasil.'

/** A download that somebody has called off. */
export const DOWNLOAD_CANCELLED = 'Unduhan dibatalkan. Tidak ada file yang disimpan.'
