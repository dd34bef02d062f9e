import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './refusal.ts'

/**
 * Makes a folder for data that nobody else may read, and those above it. Not by Node's `recursive`: below a folder
 * that takes none, such as /proc, that goes round for ever.
 *
 * @throws the system's error where it cannot be made
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // another process may have made it meanwhile
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
