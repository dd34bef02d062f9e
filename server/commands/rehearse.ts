/** `npm run rehearse -- <folder>`: restores a backup for trial, also while the server is running, and says whether it is good. */
import { rehearsalText } from '../backup/rehearsal/rehearsal-text.ts'
import { rehearse } from '../backup/rehearsal/rehearse.ts'
import { runCommand, typedPath } from './command.ts'

await runCommand(async (config, [folder, ...rest]) => {
  if (!folder || rest.length > 0) {
    throw new Error('Pemakaian: npm run rehearse -- FOLDER_CADANGAN')
  }
  const found = await rehearse(config, typedPath(folder))
  process.stdout.write(rehearsalText(found))
  if (!found.isGood) process.exitCode = 2
})
