/** `npm run doctor`: what the portal needs, what is not good, and what to do; also while the server is running. */
import { examine } from '../doctor/examine.ts'
import { findingsText } from '../doctor/findings.ts'
import { runCommand } from './command.ts'

await runCommand(async (config) => {
  const findings = await examine(config, process.env)
  process.stdout.write(findingsText(findings))
  if (findings.some(({ state }) => state === 'gagal')) process.exitCode = 2
})
