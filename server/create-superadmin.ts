/**
 * Makes the first account of a portal that is not a demo:
 * `ADMIN_PASSWORD=… npx node server/create-superadmin.ts username email whatsapp "Nama Lengkap"`,
 * with the settings of the server and, on the embedded database, while it is stopped.
 */
import { object, ValidationError } from 'yup'
import { newPassword } from '../lib/validation/fields.ts'
import { updateAdminSchema } from '../lib/validation/profile.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { createAdmin } from './services/accounts.ts'
import { createPasswords } from './services/passwords.ts'

const schema = updateAdminSchema.concat(
  object({
    password: newPassword({ min: 8, message: 'ADMIN_PASSWORD harus minimal 8 karakter' }),
  }),
)

const create = async () => {
  const [username, email, whatsapp, fullName] = process.argv.slice(2)
  const password = process.env.ADMIN_PASSWORD
  const input = { username, email, whatsapp, fullName, password }
  const body = await schema.validate(input, { abortEarly: false })
  const database = await openDatabase(readConfig(process.env))
  try {
    const passwords = createPasswords()
    return await createAdmin(database.db, { passwords }, { ...body, role: 'superadmin' })
  } finally {
    await database.close()
  }
}

try {
  const { username } = await create()
  process.stdout.write(`superadmin ${username}\n`)
} catch (error) {
  const lines =
    error instanceof ValidationError
      ? error.errors
      : [error instanceof Error ? error.message : String(error)]
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}
