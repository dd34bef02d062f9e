/**
 * Tries every command of the pages for whoever runs the portal (upgrade.md has a trial of its own), as the pages say it and in their order:
 * `npx node deploy/try-commands.ts` as root on Debian. It works on what is committed here, on a
 * machine of its own that is gone afterwards (see try/machine.ts); `systemctl` has a stand-in there. After each
 * block the portal must answer, and the first admin must be able to sign in. Takes about ten minutes.
 */
import type { Machine } from './try/machine.ts'
import type { Block } from './try/pages.ts'
import {
  ANSWERS,
  GIVEN,
  HEALTHY,
  pageOf,
  ROOT,
  run,
  say,
  startUnused,
} from './try/trial.ts'

const PAGES = ['README.md', 'messages.md', 'settings.md']
const BEFORE: Record<string, string> = {
  // Only what is restored knows the old one again.
  'Back from a backup': `cd /opt/e-coaching
echo SandiLain2 | deploy/portal admin reset-password --username kepala`,
}

/** What a block has to have brought about, beside a healthy portal. */
const AFTER: Record<string, string> = {
  'On PostgreSQL': `cd / && su postgres -c "psql -Atc 'select username from users' e_coaching" | grep -qx kepala`,
}

/** What the pages say of what happens by itself: it is made to happen once. */
const PROMISES: Record<string, string> = {
  'a nightly backup that fails leaves nothing, and is told by e-mail': `
${process.execPath} ${ROOT}/deploy/try/mail-box.ts > /tmp/mails &
until (: < /dev/tcp/127.0.0.1/2525) 2> /dev/null; do sleep 1; done
sed -i 's#^SMTP_URL=.*#SMTP_URL=smtp://127.0.0.1:2525#' /etc/e-coaching.env
before=$(ls /var/backups/e-coaching)
chown root /var/backups/e-coaching
if systemctl start e-coaching-backup; then false; fi
chown e-coaching /var/backups/e-coaching
kill $!
grep '^To: admin@example.go.id' /tmp/mails
grep '^Subject: .*e-coaching-backup.service gagal' /tmp/mails
test "$(ls /var/backups/e-coaching)" = "$before"`,
  // as a package may ask for it on a machine where nothing forbids it
  "nginx' logs are turned, and it goes on in the new one": `
rm -f /usr/sbin/policy-rc.d
ask() { curl --silent --fail --insecure --output /dev/null "https://coaching.example.go.id/e-coaching/?$1"; }
ask before
logrotate --force /etc/logrotate.d/nginx
test -s /var/log/nginx/e-coaching.log.1
ask after
test -s /var/log/nginx/e-coaching.log
grep -q 'daily' /etc/logrotate.d/nginx
grep -q 'rotate 14' /etc/logrotate.d/nginx`,
}

const placeOf = ({ page, line, heading }: Block) => `deploy/${page}:${line} (${heading})`

const commandsOf = ({ text }: Block) =>
  text.split('\n').filter((line) => /^[^#\s]/.test(line)).length

/** Whether a first admin should be able to sign in by now. */
let isInstalled = false
const count = { tried: 0, untried: 0 }

const pass = (what: string, why: string) => {
  count.untried += 1
  say(`not tried  ${what}: ${why}`)
}

const tryBlock = async (machine: Machine, block: Block) => {
  const { heading, language, text, untried } = block
  if (untried !== null || language !== 'sh') {
    return pass(placeOf(block), untried ?? `${language} is no command`)
  }
  await run(machine, BEFORE[heading] ?? '')
  await run(machine, text, ANSWERS)
  isInstalled ||= text.includes('admin create')
  if (isInstalled) await run(machine, `${HEALTHY}${AFTER[heading] ?? ''}`)
  count.tried += commandsOf(block)
  say(`ok         ${placeOf(block)}: ${commandsOf(block)} lines`)
}

const pages = PAGES.map(pageOf)
const blocks = pages.flatMap((page) => page.blocks)
for (const heading of [...Object.keys(BEFORE), ...Object.keys(AFTER)]) {
  if (!blocks.some((block) => block.heading === heading))
    throw new Error(`no page has '${heading}'`)
}
const machine = await startUnused()
try {
  await run(machine, GIVEN)
  for (const block of blocks) await tryBlock(machine, block)
  for (const [what, script] of Object.entries(PROMISES)) {
    await run(machine, script)
    say(`ok         ${what}`)
  }
  const tried = blocks.map(({ text }) => text).join()
  for (const command of pages.flatMap(({ inline }) => inline)) {
    if (!tried.includes(command)) pass(command, 'stands in the middle of a text')
  }
  say(`\n${count.tried} lines tried, ${count.untried} blocks and commands not tried`)
} catch (error) {
  say(`FAILED     ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
process.exit()
