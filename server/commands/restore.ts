/** `npm run restore -- <folder> [--replace] [--cancel-messages]`: while the server is stopped. */
import { parseArgs } from 'node:util'
import { runCommand, typedPath } from './command.ts'
import { restore } from './restore-data.ts'

const USAGE = `Pemakaian: npm run restore -- FOLDER_CADANGAN [--replace] [--cancel-messages]
  --replace          ganti data yang sudah ada (data lama dipindahkan ke samping)
  --cancel-messages  batalkan pesan yang belum terkirim saat cadangan dibuat`

const readArguments = (args: string[]) => {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: flag, 'cancel-messages': flag },
    })
    const [folder, ...rest] = positionals
    if (!folder || rest.length > 0) throw new Error(USAGE)
    const { replace, 'cancel-messages': cancelMessages } = values
    return { folder: typedPath(folder), replace, cancelMessages }
  } catch {
    throw new Error(USAGE)
  }
}

await runCommand(async (config, args) => {
  const options = { ...readArguments(args), now: new Date() }
  const { backup, aside, erased, waiting } = await restore(config, options)
  const { madeAt, files } = backup.manifest
  process.stdout.write(`Cadangan ${madeAt} telah dipulihkan, ${files} file.\n`)
  if (aside) process.stdout.write(`Data sebelumnya: ${aside}\n`)
  if (erased > 0) {
    process.stdout.write(
      `${erased} akun yang dihapus setelah cadangan dibuat telah dihapus lagi.\n`,
    )
  }
  if (waiting === 0) return
  const fate = options.cancelMessages
    ? 'telah dibatalkan'
    : 'akan dikirim saat server dijalankan'
  process.stdout.write(`${waiting} pesan yang belum terkirim ${fate}.\n`)
})
