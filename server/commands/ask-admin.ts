import type { AdminAct } from '../control/admin-act.ts'
import { ADMIN_QUESTIONS } from './admin-arguments.ts'
import type { Terminal } from './terminal.ts'

const askPassword = async ({ isInteractive, askSecret, readLine }: Terminal) => {
  if (!isInteractive) return readLine()
  const password = await askSecret('Password baru')
  if ((await askSecret('Ulangi password')) === password) return password
  throw new Error('Kedua password tidak sama.')
}

/**
 * Completes what the command line left out.
 *
 * @throws when the passwords differ, or something is missing and there is nobody to ask
 */
export const askMissing = async (
  { act, fields }: { act: AdminAct; fields: Record<string, string> },
  terminal: Terminal,
): Promise<{ act: AdminAct; [field: string]: string }> => {
  const complete = { ...fields }
  for (const [name, question] of ADMIN_QUESTIONS[act]) {
    if (complete[name] !== undefined) continue
    if (!terminal.isInteractive) throw new Error(`${question} belum ditulis.`)
    complete[name] = await terminal.ask(question)
  }
  if (act === 'remove') return { ...complete, act }
  return { ...complete, act, password: await askPassword(terminal) }
}
