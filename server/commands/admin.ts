/** `npm run admin -- create|reset-password|remove|second-factor-off`: accounts of the office, also while the server is running. */

import { runAdminAct } from '../control/admin-act.ts'
import { orderAdminAct } from '../control/control-client.ts'
import { withDatabase } from '../db/open.ts'
import { systemClock } from '../services/clock.ts'
import { createPasswords } from '../services/passwords.ts'
import { filesOf } from '../start/storage.ts'
import { readAdminArguments } from './admin-arguments.ts'
import { askMissing } from './ask-admin.ts'
import { runCommand } from './command.ts'
import { systemTerminal } from './terminal.ts'

await runCommand(async (config, args) => {
  const act = await askMissing(readAdminArguments(args), systemTerminal)
  const byServer =
    config.databaseUrl === null ? await orderAdminAct(config.dataDir, act) : null
  if (byServer !== null) {
    process.stdout.write(`${byServer}\n`)
    return
  }
  const services = {
    ...{ config, passwords: createPasswords(), clock: systemClock },
    files: filesOf(config),
  }
  await withDatabase(config, async ({ db }) => {
    process.stdout.write(`${await runAdminAct({ db, services }, act)}\n`)
  })
})
