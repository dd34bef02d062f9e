/** Statuses that admins see, derived from the data (§4, decision 26). */
export const COACHING_STATUSES = [
  'Draft',
  'Pre Coaching',
  'Kedaluarsa',
  'Proses Coaching',
  'Selesai',
  'Unknown',
] as const

/** Statuses that a participant's own coaching can have; compared without case (decision 30). */
export const USER_COACHING_STATUSES = [
  'Proses verifikasi',
  'Pre Coaching',
  'Proses Coaching',
  'Selesai',
  'Anda tidak dapat mengikuti coaching',
] as const
