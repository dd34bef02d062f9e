/** The three roles of §6, as the access token's `role` claim carries them. */
export const ROLES = ['user', 'admin', 'superadmin'] as const

export const GENDERS = ['Laki-laki', 'Perempuan'] as const

/** By what the participants can be ordered: the columns of their table. */
export const PARTICIPANT_ORDERS = [
  'id',
  'nama',
  'instansi',
  'jabatan',
  'email',
  'whatsapp',
  'coaching',
] as const
export type ParticipantOrder = (typeof PARTICIPANT_ORDERS)[number]

/** So many participants are on a page at most: of a file, or of paper. */
export const PARTICIPANTS_MOST = 5_000
