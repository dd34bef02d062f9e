/** `npm run backup -- <folder>`: a backup in a new folder, also while the server is running. */
import { backUp, noteBackedUp } from './backup-data.ts'
import { runCommand, typedPath } from './command.ts'

await runCommand(async (config, [folder, ...rest]) => {
  if (!folder || rest.length > 0) {
    throw new Error('Pemakaian: npm run backup -- FOLDER_BARU')
  }
  const target = typedPath(folder)
  const now = new Date()
  const { rows, files, damaged } = await backUp(config, { target, now })
  const count = Object.values(rows).reduce((sum, number) => sum + number, 0)
  process.stdout.write(`Cadangan ${target}: ${count} baris, ${files} file.\n`)
  // The backup is there, whether or not that can be noted.
  await noteBackedUp(config, now).catch((error: unknown) =>
    process.stderr.write(`Cadangan ini tidak dapat dicatat: ${String(error)}\n`),
  )
  if (damaged.length === 0) return
  // The backup is good for all the rest, but somebody must know.
  process.stderr.write(`File yang hilang atau rusak:\n${damaged.join('\n')}\n`)
  process.exitCode = 2
})
