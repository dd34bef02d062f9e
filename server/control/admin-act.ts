import { randomUUID } from 'node:crypto'
import { mixed, object, string, ValidationError } from 'yup'
import { newPassword } from '../../lib/validation/fields.ts'
import { updateAdminSchema } from '../../lib/validation/profile.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { Problem } from '../problem.ts'
import { insertAuditEntry } from '../repositories/audit.ts'
import {
  findUserByName,
  lockSuperadmins,
  lockUserRow,
  type UserRow,
} from '../repositories/users.ts'
import { createAdmin } from '../services/accounts.ts'
import { isOnly, LAST_SUPERADMIN, OFFICE } from '../services/admin-accounts.ts'
import { eraseAccount } from '../services/erasure.ts'
import { hashChosen, setPassword } from '../services/new-passwords.ts'
import { turnOff } from '../services/second-factor.ts'
import type { Services } from '../start/deps.ts'

export type AdminContext = {
  db: Db
  services: Pick<Services, 'passwords' | 'clock' | 'config' | 'files'>
}

type Work = (tx: Db) => Promise<{ id: string; said: string }>

const STRICT = { abortEarly: false, stripUnknown: true }

const password = () => newPassword({ min: 8, message: 'Password minimal 8 karakter' })

const createSchema = updateAdminSchema.concat(
  object({
    role: mixed<'admin' | 'superadmin'>()
      .oneOf(['admin', 'superadmin'], 'Peran harus admin atau superadmin')
      .required('Peran diperlukan'),
    password: password(),
  }),
)

const resetSchema = object({
  username: string().trim().required('Username diperlukan'),
  password: password(),
})

/** What is asked for, its password already hashed: that is slow and comes before the transaction. */
const create = async (services: AdminContext['services'], act: unknown): Promise<Work> => {
  const { password, ...body } = await createSchema.validate(act, STRICT)
  const passwordHash = await hashChosen(services, password, 'password')
  return async (tx) => {
    const { id, username, role } = await createAdmin(tx, { ...body, passwordHash })
    return { id, said: `Akun ${role} "${username}" telah dibuat.` }
  }
}

const accountNamed = async (tx: Db, username: string): Promise<UserRow> => {
  const user = await findUserByName(tx, username)
  if (!user) throw new Error(`Tidak ada akun dengan username "${username}".`)
  return user
}

/** A new password ends every session of its account. */
const resetPassword = async (
  services: AdminContext['services'],
  act: unknown,
): Promise<Work> => {
  const body = await resetSchema.validate(act, STRICT)
  const passwordHash = await hashChosen(services, body.password, 'password')
  return async (tx) => {
    const user = await accountNamed(tx, body.username)
    const now = services.clock.now()
    await setPassword(tx, services, { account: user, passwordHash, now })
    return {
      id: user.id,
      said: `Password akun "${user.username}" telah diganti; semua sesinya diakhiri.`,
    }
  }
}

const nameSchema = object({ username: string().trim().required('Username diperlukan') })

/** For who has left the office. What was done under the name stays so; there is always a superadmin. */
const remove = async (services: AdminContext['services'], act: unknown): Promise<Work> => {
  const typed = await nameSchema.validate(act, STRICT)
  return async (tx) => {
    const user = await accountNamed(tx, typed.username)
    const { id, username, role } = user
    if (role === 'user')
      throw new Error(`Akun "${username}" milik peserta: hapus lewat menu Peserta.`)
    if (isOnly(id, await lockSuperadmins(tx))) throw new Error(LAST_SUPERADMIN)
    const now = services.clock.now()
    await eraseAccount(tx, services, { id, roles: OFFICE, now })
    return { id, said: `Akun ${role} "${username}" telah dihapus; semua sesinya diakhiri.` }
  }
}

/** For who has lost the device and the recovery codes. */
const endSecondFactor = async (
  services: AdminContext['services'],
  act: unknown,
): Promise<Work> => {
  const typed = await nameSchema.validate(act, STRICT)
  return async (tx) => {
    const { id, username } = await accountNamed(tx, typed.username)
    const account = await lockUserRow(tx, id, 'update')
    const now = services.clock.now()
    const told = { by: 'pengelola server', now }
    if (!account || !(await turnOff(tx, services, { account, ...told })))
      throw new Error(`Verifikasi dua langkah akun "${username}" tidak aktif.`)
    return { id, said: `Verifikasi dua langkah akun "${username}" telah dimatikan.` }
  }
}

const ACTS = {
  ...{ create, 'reset-password': resetPassword, remove },
  'second-factor-off': endSecondFactor,
}

export type AdminAct = keyof typeof ACTS

export const isAdminAct = (name: unknown): name is AdminAct =>
  typeof name === 'string' && Object.hasOwn(ACTS, name)

const tell = (error: unknown): Error => {
  if (error instanceof ValidationError) return new Error(error.errors.join('\n'))
  if (error instanceof Problem && error.errors) {
    return new Error(Object.values(error.errors).join('\n'))
  }
  return error instanceof Error ? error : new Error(String(error))
}

/**
 * Makes or removes an account, sets a password or ends a second factor, as the command line asks; kept in the audit trail without an actor.
 *
 * @returns what was done, in a sentence
 * @throws Error with the reason, ready to be shown
 */
export const runAdminAct = async (
  { db, services }: AdminContext,
  { act, ...fields }: { act?: unknown; [field: string]: unknown },
): Promise<string> => {
  if (!isAdminAct(act)) throw new Error(`Perintah tidak dikenal: ${String(act)}`)
  try {
    const work = await ACTS[act](services, fields)
    return await transact(db, async (tx) => {
      const { id, said } = await work(tx)
      await insertAuditEntry(tx, {
        at: services.clock.now(),
        call: `npm run admin -- ${act}`,
        ...{ targets: { id }, status: 200, requestId: randomUUID() },
      })
      return said
    })
  } catch (error) {
    throw tell(error)
  }
}
