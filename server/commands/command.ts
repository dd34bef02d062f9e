import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig, type ServerConfig } from '../start/config.ts'

/** Where the command was typed: npm itself changes to the project's folder. */
export const typedPath = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Whether the settings name a database that is there: a command must not make one by a wrong DATA_DIR. */
export const refuseMissing = ({ databaseUrl, dataDir }: ServerConfig): void => {
  if (databaseUrl !== null || existsSync(join(dataDir, 'database'))) return
  throw new Error(`Tidak ada basis data di ${dataDir}. Periksa DATA_DIR.`)
}

/** Runs a command with the server's settings; a failure is told in a sentence and by the exit code. */
export const runCommand = async (
  command: (config: ServerConfig, args: string[]) => Promise<void>,
): Promise<void> => {
  try {
    await command(readConfig(process.env), process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
