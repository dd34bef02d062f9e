import { randomUUID } from 'node:crypto'
import { mixed, object, string, ValidationError } from 'yup'
import { newPassword } from '../../lib/validation/fields.ts'
import { updateAdminSchema } from '../../lib/validation/profile.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../deps.ts'
import { Problem } from '../problem.ts'
import { insertAuditEntry } from '../repositories/audit.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import { findUserByName, updateUserRow } from '../repositories/users.ts'
import { createAdmin } from '../services/accounts.ts'

export type AdminContext = {
  db: Db
  services: Pick<Services, 'passwords' | 'clock'>
}

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

const create = async ({ db, services }: AdminContext, act: unknown) => {
  const body = await createSchema.validate(act, { abortEarly: false, stripUnknown: true })
  const { id, username, role } = await createAdmin(db, services, body)
  return { id, said: `Akun ${role} "${username}" telah dibuat.` }
}

/** A new password ends every session of its account. */
const resetPassword = async ({ db, services }: AdminContext, act: unknown) => {
  const body = await resetSchema.validate(act, { abortEarly: false, stripUnknown: true })
  const user = await findUserByName(db, body.username.normalize('NFKC'))
  if (!user) throw new Error(`Tidak ada akun dengan username "${body.username}".`)
  const now = services.clock.now()
  const passwordHash = await services.passwords.hash(body.password)
  await updateUserRow(db, user.id, { passwordHash, updatedAt: now })
  await revokeSessionsOf(db, { userId: user.id, now, reason: 'password-changed' })
  return {
    id: user.id,
    said: `Password akun "${user.username}" telah diganti; semua sesinya diakhiri.`,
  }
}

const ACTS = { create, 'reset-password': resetPassword }

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
 * Makes an account or sets a password, as the command line asks; kept in the audit trail without an actor.
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
    return await transact(db, async (tx) => {
      const { id, said } = await ACTS[act]({ db: tx, services }, fields)
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
