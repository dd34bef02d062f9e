import { parseArgs } from 'node:util'
import { type AdminAct, isAdminAct } from '../control/admin-act.ts'

export const ADMIN_USAGE = `Pemakaian:
  npm run admin -- create [--username NAMA] [--email EMAIL] [--whatsapp NOMOR] [--name "NAMA LENGKAP"] [--role admin|superadmin]
  npm run admin -- reset-password [--username NAMA]
  npm run admin -- remove [--username NAMA]
  npm run admin -- second-factor-off [--username NAMA]

Yang tidak ditulis akan ditanyakan. Password tidak pernah ditulis sebagai argumen: ia ditanyakan, atau
dibaca sebagai baris pertama dari stdin bila stdin bukan terminal.`

/** What is asked for where it was not said, in this order. */
export const ADMIN_QUESTIONS = {
  create: [
    ['username', 'Username'],
    ['fullName', 'Nama lengkap'],
    ['email', 'Email'],
    ['whatsapp', 'Whatsapp'],
    ['role', 'Peran (admin atau superadmin)'],
  ],
  'reset-password': [['username', 'Username']],
  remove: [['username', 'Username']],
  'second-factor-off': [['username', 'Username']],
} as const

const text = { type: 'string' } as const

/**
 * Reads the command line of `npm run admin`.
 *
 * @throws with the usage when it is not understood, also when it holds a password
 */
export const readAdminArguments = (
  args: string[],
): { act: AdminAct; fields: Record<string, string> } => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { username: text, email: text, whatsapp: text, name: text, role: text },
    })
    const [act, ...rest] = positionals
    if (!isAdminAct(act) || rest.length > 0) throw new Error(ADMIN_USAGE)
    const { name: fullName, ...others } = values
    const fields = { ...others, ...(fullName !== undefined && { fullName }) }
    return { act, fields }
  } catch {
    throw new Error(ADMIN_USAGE)
  }
}
