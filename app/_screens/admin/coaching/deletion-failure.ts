/** What became of a cancellation and of the deletion that it announces, where one of the two has failed. */
export function deletionFailure(isQueued: boolean, reason: string, isUnknown: boolean) {
  if (!isQueued)
    return isUnknown
      ? `Coaching belum dihapus. Belum diketahui apakah notifikasinya sampai di server${reason}.`
      : `Notifikasi belum terkirim dan coaching belum dihapus${reason}.`
  const deleted = isUnknown
    ? 'Belum diketahui apakah coaching terhapus'
    : 'Coaching belum dihapus'
  // ours lets it wait for the deletion; one of chapter 7 alone may have sent it
  return `${deleted}${reason}; notifikasinya sudah sampai di server.`
}
