/** The three roles of §6, as the access token's `role` claim carries them. */
export const ROLES = ['user', 'admin', 'superadmin'] as const

export const GENDERS = ['Laki-laki', 'Perempuan'] as const
