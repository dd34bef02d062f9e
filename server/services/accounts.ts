import { foldUserName, userNameOf } from '../../lib/domain/people/user-name.ts'
import { normaliseWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import type { User } from '../../lib/entities/user.ts'
import type { UpdateUserBody } from '../../lib/validation/profile.ts'
import type { RegisterBody } from '../../lib/validation/register.ts'
import type { Db } from '../db/client.ts'
import { databaseError } from '../db/refusal.ts'
import { isUuid } from '../db/uuid.ts'
import { conflict, type FieldErrors, found } from '../problem.ts'
import { deleteFirstAccountLink } from '../repositories/first-account.ts'
import { holdInstitution } from '../repositories/institutions.ts'
import {
  countCategories,
  findTaken,
  findUser,
  insertUser,
  lockUserRow,
  type NewUser,
  replaceInterests,
  type UserRow,
  updateUserRow,
} from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import {
  tellEmailChanged,
  tellUsernameChanged,
  tellWhatsappChanged,
} from './account-messages.ts'
import { type Contacts, noteContactChanges } from './contact-confirmation.ts'
import { agreedEdition } from './privacy.ts'

/** What was chosen from a list that an admin has shortened meanwhile; the list is to be read anew. */
const CHOICES_GONE = {
  asalInstansiId: 'Instansi ini sudah tidak ada dalam daftar. Pilih yang lain.',
  coachingYangDiminati:
    'Sebagian bidang yang Anda pilih sudah tidak ada dalam daftar. Pilih yang lain.',
}
const choiceGone = (field: keyof typeof CHOICES_GONE) =>
  conflict(CHOICES_GONE[field], { [field]: CHOICES_GONE[field] })
const TAKEN = { username: 'Username sudah digunakan', email: 'Email sudah terdaftar' }

const takenProblem = (taken: { username: boolean; email: boolean }) => {
  const errors: FieldErrors = {
    ...(taken.username && { username: TAKEN.username }),
    ...(taken.email && { email: TAKEN.email }),
  }
  return conflict(Object.values(errors).join('. '), errors)
}

/** Another registration may win between the check and the insert: the index has the last word. */
const tellTaken = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const constraint = databaseError(error)?.constraint
    const taken = {
      username: constraint === 'users_username',
      email: constraint === 'users_email',
    }
    throw taken.username || taken.email ? takenProblem(taken) : error
  }
}

type Contact = Pick<UpdateUserBody, 'username' | 'email'>

const refuseTaken = async (db: Db, { username, email }: Contact, except?: string) => {
  const taken = await findTaken(db, { username, email, ...(except && { except }) })
  if (taken.username || taken.email) throw takenProblem(taken)
}

type Choices = Pick<UpdateUserBody, 'asalInstansiId' | 'coachingYangDiminati'>

const refuseUnknownChoices = async (
  db: Db,
  { asalInstansiId, coachingYangDiminati }: Choices,
) => {
  const known =
    !asalInstansiId ||
    (isUuid(asalInstansiId) && (await holdInstitution(db, asalInstansiId)) !== null)
  if (!known) throw choiceGone('asalInstansiId')
  const ids = interestIds({ coachingYangDiminati })
  const areKnown =
    ids.every((id) => isUuid(id)) && (await countCategories(db, ids)) === ids.length
  if (!areKnown) throw choiceGone('coachingYangDiminati')
}

const interestIds = ({ coachingYangDiminati }: Pick<Choices, 'coachingYangDiminati'>) => [
  ...new Set(coachingYangDiminati.map(({ id }) => id.toLowerCase())),
]

/** Columns from a body of registration or profile; names are stored as they are typed. */
const columnsOf = (
  body: UpdateUserBody | Omit<RegisterBody, 'password' | 'confirmPassword'>,
) => ({
  fullName: body.fullName,
  jenisKelamin: body.jenisKelamin,
  institutionId: body.asalInstansiId,
  namaInstansi: body.namaInstansi,
  jabatan: body.jabatan,
  pendidikan: body.pendidikan,
  coachingLainnya: body.coachingLainnya,
  email: body.email,
  whatsapp: body.whatsapp,
  username: userNameOf(body.username),
})

/** A password as it is kept: hashed before the transaction, which it would hold up. */
type Hashed = { passwordHash: string }
type Office = Pick<Services, 'config' | 'ways'>
type Registration = Omit<RegisterBody, 'password' | 'confirmPassword'> &
  Hashed & { now: Date }

/**
 * Makes a participant's account.
 *
 * @throws Problem 409 with field messages when username or e-mail is taken, or a choice is gone.
 */
export const registerParticipant = async (
  tx: Db,
  office: Office,
  { passwordHash, now, ...body }: Registration,
): Promise<UserRow> => {
  await refuseTaken(tx, body)
  await refuseUnknownChoices(tx, body)
  const agreed = await agreedEdition(tx, office, { edition: body.privacyEdition, now })
  const row = await tellTaken(() =>
    insertUser(tx, { ...columnsOf(body), ...agreed, role: 'user', passwordHash }),
  )
  await replaceInterests(tx, row.id, interestIds(body))
  return row
}

type Change = Partial<NewUser> & Contacts & { username: string; updatedAt: Date }

/** Saves an account; that its messages go elsewhere from now on, or that its name is another, is told where they went. */
const saveAccount = async (
  tx: Db,
  office: Office,
  { id, change }: { id: string; change: Change },
): Promise<void> => {
  const account = found(await lockUserRow(tx, id, 'update'))
  await tellTaken(() => updateUserRow(tx, id, change))
  const { username, email, whatsapp, updatedAt: now } = change
  if (foldUserName(username) !== foldUserName(account.username))
    await tellUsernameChanged(tx, office, { account, username, now })
  if (email.toLowerCase() !== account.email.toLowerCase())
    await tellEmailChanged(tx, office, { account, email, now })
  if (normaliseWhatsapp(whatsapp) !== normaliseWhatsapp(account.whatsapp))
    await tellWhatsappChanged(tx, office, { account, whatsapp, now })
  await noteContactChanges(tx, office, { before: account, after: { email, whatsapp }, now })
}

const accountOf = async (db: Db, id: string): Promise<User> => found(await findUser(db, id))

/** Saves a participant's own biodata (§5 Profile edit). */
export const updateParticipant = async (
  tx: Db,
  office: Office,
  { id, body, now }: { id: string; body: UpdateUserBody; now: Date },
): Promise<User> => {
  await refuseTaken(tx, body, id)
  await refuseUnknownChoices(tx, body)
  await saveAccount(tx, office, { id, change: { ...columnsOf(body), updatedAt: now } })
  await replaceInterests(tx, id, interestIds(body))
  return accountOf(tx, id)
}

type AdminBody = Pick<UpdateUserBody, 'username' | 'fullName' | 'email' | 'whatsapp'>

const adminColumns = ({ fullName, email, whatsapp, username }: AdminBody) => ({
  ...{ fullName, email, whatsapp, username: userNameOf(username) },
})

/** Saves an admin's own account. */
export const updateAdmin = async (
  tx: Db,
  office: Office,
  { id, body, now }: { id: string; body: AdminBody; now: Date },
): Promise<User> => {
  await refuseTaken(tx, body, id)
  await saveAccount(tx, office, { id, change: { ...adminColumns(body), updatedAt: now } })
  return accountOf(tx, id)
}

/** Makes an account for the office itself, which ends the link to its first one. */
export const createAdmin = async (
  tx: Db,
  { role, passwordHash, ...body }: AdminBody & Hashed & { role: 'admin' | 'superadmin' },
): Promise<UserRow> => {
  await refuseTaken(tx, body)
  await deleteFirstAccountLink(tx)
  return tellTaken(() => insertUser(tx, { ...adminColumns(body), role, passwordHash }))
}
