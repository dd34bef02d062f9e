/** What became of a cancellation and of the deletion that it announces, where one of the two has failed. */
export function deletionFailure(isQueued: boolean, reason: string, isUnknown: boolean) {
  if (!isQueued)
    return isUnknown
      ? `Coaching belum dihapus. Belum diketahui apakah notifikasinya sampai di server${reason}.`
      : `Notifikasi belum terkirim dan coaching belum dihapus${reason}.`
  const deleted = isUnknown
    ? 'Belum diketahui apakah coaching terhapus'
    : 'Coaching belum dihapus'
  return `${deleted}${reason}; notifikasi baru terkirim bersama penghapusannya.`
}
