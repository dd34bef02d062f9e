import type { institutions, userInterests, users } from '../../schema/users.ts'
import { CATEGORY_KEYS } from '../content/categories.ts'
import { INSTITUTIONS } from '../content/people/institutions.ts'
import type { ParticipantContent } from '../content/people/participant.ts'
import { PARTICIPANTS_COMMUNITY } from '../content/people/participants-community.ts'
import { PARTICIPANTS_GOVERNMENT } from '../content/people/participants-government.ts'
import { idOf } from '../ids.ts'
import { DAY_MS, plus } from '../moments.ts'
import { createRandom } from '../random.ts'
import type { SeedContext } from './context.ts'

export type UserRow = typeof users.$inferInsert & { id: string }

/** Accounts that the start-up message and the README name. */
const KNOWN = ['peserta', 'peserta2', 'peserta3']

const ADMINS = [
  ['superadmin', 'superadmin', 'Ir. Ratna Dewanti, M.Si.'],
  ['admin', 'admin', 'Rahmat Hidayat, S.Hut., M.Sc.'],
  ['admin', 'admin2', 'Lestari Ningrum, S.Hut.'],
  ['admin', 'admin3', 'Yan Piet Mambrasar, S.P.'],
] as const

/** Numbers that no one has; all spellings of decision 35 occur. */
const whatsapp = (index: number) => {
  const last = String(index).padStart(4, '0')
  const spellings = [`08120000${last}`, `+62 812-0000-${last}`, `628120000${last}`]
  return spellings[index % spellings.length] ?? ''
}

/** Mail that can reach nobody: the ending is reserved for examples. */
const email = (username: string) => `${username}@kehutanan.example`

/** 'Dr. Eko Nugroho, S.Hut.' becomes 'eko.nugroho'. */
const usernameOf = (fullName: string) =>
  fullName
    .replace(/,.*$/, '')
    .replace(/\b(Prof|Dr|Drs|Ir|H|Hj|Br)\.\s*/g, '')
    .replace(/['.]/g, '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 2)
    .join('.')

const admins = ({ now, passwords }: SeedContext): UserRow[] =>
  ADMINS.map(([role, username, fullName], index) => ({
    ...{ id: idOf('user', username), role, username, fullName },
    ...{ email: email(username), whatsapp: whatsapp(index + 1) },
    passwordHash: role === 'superadmin' ? passwords.superadmin : passwords.admin,
    createdAt: plus(now, -200 * DAY_MS),
    updatedAt: plus(now, -200 * DAY_MS),
  }))

const institutionOf = (instansi: ParticipantContent[4]) =>
  typeof instansi === 'string'
    ? { institutionId: null, namaInstansi: instansi }
    : {
        institutionId: idOf('institution', String(instansi)),
        namaInstansi: INSTITUTIONS[instansi] ?? null,
      }

const participants = ({ now, passwords }: SeedContext): UserRow[] =>
  [...PARTICIPANTS_GOVERNMENT, ...PARTICIPANTS_COMMUNITY].map((content, index) => {
    const [fullName, gender, jabatan, pendidikan, instansi] = content
    const username = KNOWN[index] ?? usernameOf(fullName)
    const random = createRandom(`participant/${username}`)
    const createdAt = plus(now, -random.int(66, 180) * DAY_MS)
    return {
      ...{ id: idOf('user', username), role: 'user', username, fullName },
      ...{ email: email(usernameOf(fullName)), whatsapp: whatsapp(index + 101) },
      jenisKelamin: gender === 'L' ? 'Laki-laki' : 'Perempuan',
      ...institutionOf(instansi),
      ...{ jabatan, pendidikan },
      coachingLainnya: index % 9 === 4 ? 'Penulisan laporan dan komunikasi publik' : null,
      passwordHash: passwords.peserta,
      ...{ createdAt, updatedAt: createdAt },
    }
  })

/** One to three topics each; some topics are sought more than others. */
const interestsOf = ({ id, username }: UserRow): (typeof userInterests.$inferInsert)[] => {
  const random = createRandom(`interests/${username}`)
  return CATEGORY_KEYS.filter((_, index) => random.chance(0.62 - index * 0.08)).map(
    (key) => ({
      userId: id,
      categoryId: idOf('category', key),
    }),
  )
}

/** Accounts of all roles, institutions and interests. */
export const accountRows = (context: SeedContext) => {
  const people = participants(context)
  return {
    admins: admins(context),
    participants: people,
    institutions: INSTITUTIONS.map((name, position): typeof institutions.$inferInsert => ({
      id: idOf('institution', String(position)),
      ...{ name, position },
    })),
    interests: people.flatMap(interestsOf),
  }
}
