import type { Category } from './content.ts'
import type { Id } from './identity.ts'

/** The three roles of §6, as the access token's `role` claim carries them. */
export const ROLES = ['user', 'admin', 'superadmin'] as const
export type Role = (typeof ROLES)[number]

export const GENDERS = ['Laki-laki', 'Perempuan'] as const
export type JenisKelamin = (typeof GENDERS)[number]

/** An institution that a participant can belong to. */
export type AsalInstansi = { id: Id; name: string }

/** A topic of interest: a category by id and name. */
export type Interest = Pick<Category, 'id' | 'name'>

/** The signed-in account (`GET /auth/me`). Admins have no biodata: those fields are null. */
export type User = {
  id: Id
  fullName: string
  jenisKelamin: JenisKelamin | null
  asalInstansi: { id: Id } | null
  namaInstansi: string | null
  jabatan: string | null
  pendidikan: string | null
  coachingYangDiminati: Interest[]
  coachingLainnya: string | null
  email: string
  whatsapp: string
  username: string
  role: Role
}

/** A participant as admins see one: the number is called `contact`, the institution carries its name. */
export type Participant = Omit<User, 'whatsapp' | 'asalInstansi'> & {
  asalInstansi: AsalInstansi | null
  contact: string
  _count: { UserCoachings: number }
}

/** Answer of `POST /auth/login`. */
export type LoginAnswer = { accessToken: string; refreshToken: string; user: User }

/** Answer of `POST /auth/refresh-token`: snake case on the wire, unlike the login answer (decision 7). */
export type RenewalAnswer = { access_token: string; refresh_token: string }
