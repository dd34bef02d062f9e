/**
 * Tries every command of the pages for whoever runs the portal, as the pages say it and in their order:
 * `npx node deploy/try-commands.ts` as root on Debian. It works on what is committed here, on a
 * machine of its own that is gone afterwards (see try/machine.ts); `systemctl` has a stand-in there. After each
 * block the portal must answer, and the first admin must be able to sign in. Takes about ten minutes.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answers, type Machine, startMachine } from './try/machine.ts'
import { type Block, readPage } from './try/pages.ts'

const PAGES = ['README.md', 'messages.md', 'settings.md']
const ROOT = join(import.meta.dirname, '..')
const PASSWORD = 'RahasiaKepala1'

/** What a person answers. */
const ANSWERS: Answers = [
  [/Do you want to continue\? \[Y\/n\] $/, 'Y'],
  [/Username: $/, 'kepala'],
  [/Nama lengkap: $/, 'Kepala Balai'],
  [/Email: $/, 'kepala@example.go.id'],
  [/Whatsapp: $/, '081234567890'],
  [/(Password baru|Ulangi password): $/, PASSWORD],
]

/** What the pages take for granted, and what a start of Debian does. */
const GIVEN = `
cat > /usr/local/bin/systemctl <<'END'
#!/bin/sh
exec ${process.execPath} ${ROOT}/deploy/try/systemctl.ts "$@"
END
chmod 755 /usr/local/bin/systemctl
if id e-coaching > /dev/null 2>&1; then userdel e-coaching; fi
git clone --quiet --bare ${ROOT} /srv/e-coaching.git
git --git-dir /srv/e-coaching.git update-ref refs/heads/main HEAD
git --git-dir /srv/e-coaching.git symbolic-ref HEAD refs/heads/main
git config --system url.file:///srv/e-coaching.git.insteadOf https://git.example.go.id/e-coaching.git
git config --system --add safe.directory '${ROOT}/.git'
install -d /etc/ssl/e-coaching
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \\
  -subj /CN=coaching.example.go.id -keyout /etc/ssl/e-coaching/privkey.pem \\
  -out /etc/ssl/e-coaching/fullchain.pem
echo 127.0.0.1 coaching.example.go.id >> /etc/hosts
pg_lsclusters -h | while read -r version name rest; do pg_ctlcluster "$version" "$name" start; done
`

/** Another commit, that a new version is fetched as. */
const NEXT_VERSION = `
cd /srv/e-coaching.git
next=$(git -c user.name=- -c user.email=- commit-tree -p main -m 'Next' 'main^{tree}')
git update-ref refs/heads/main "$next"
`
const BEFORE: Record<string, string> = {
  'A new version': NEXT_VERSION,
  // Only what is restored knows the old one again.
  'Back from a backup': `cd /opt/e-coaching
echo SandiLain2 | deploy/portal admin reset-password --username kepala`,
}

const HEALTHY = `
base=http://127.0.0.1:3000/e-coaching
curl --silent --show-error --fail --retry 300 --retry-delay 1 --retry-all-errors $base/ready
curl --silent --show-error --fail --output /dev/null -H 'content-type: application/json' \\
  --data '{"username":"kepala","password":"${PASSWORD}"}' $base/api/v1/auth/login
curl --silent --show-error --fail --insecure https://coaching.example.go.id/e-coaching/ | grep -q '<html'
`
/** What a block has to have brought about, beside a healthy portal. */
const AFTER: Record<string, string> = {
  'On PostgreSQL': `cd / && su postgres -c "psql -Atc 'select username from users' e_coaching" | grep -qx kepala`,
  'A new version': 'test "$(git -C /opt/e-coaching log -1 --format=%s)" = Next',
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const placeOf = ({ page, line, heading }: Block) => `deploy/${page}:${line} (${heading})`

const commandsOf = ({ text }: Block) =>
  text.split('\n').filter((line) => /^[^#\s]/.test(line)).length

const refuseUsed = () => {
  if (process.getuid?.() !== 0) throw new Error('this needs root')
  if (existsSync('/opt/e-coaching')) throw new Error('/opt/e-coaching is there already')
  const listening = execFileSync('ss', ['-Hltn'], { encoding: 'utf8' })
  const taken = listening.match(/:(80|443|3000|5432) /g)
  if (taken) throw new Error(`somebody listens on ${taken.join('')}`)
}

/** Whether a first admin should be able to sign in by now. */
let isInstalled = false
const count = { tried: 0, untried: 0 }

const pass = (what: string, why: string) => {
  count.untried += 1
  say(`not tried  ${what}: ${why}`)
}

const run = async (machine: Machine, script: string, answers?: Answers) => {
  const { isGood, said } = await machine.type(script, answers)
  for (const [line] of said.matchAll(/^stand-in.*$/gm)) say(`           ${line.trim()}`)
  if (isGood) return
  const log = await machine.type('tail -n 20 /run/*.log')
  throw new Error(`${script}\n${said.slice(-2_000)}\n${log.said}`)
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

const pages = PAGES.map((page) =>
  readPage(page, readFileSync(join(ROOT, 'deploy', page), 'utf8')),
)
const blocks = pages.flatMap((page) => page.blocks)
for (const heading of [...Object.keys(BEFORE), ...Object.keys(AFTER)]) {
  if (!blocks.some((block) => block.heading === heading))
    throw new Error(`no page has '${heading}'`)
}
refuseUsed()
const machine = await startMachine()
try {
  await run(machine, GIVEN)
  for (const block of blocks) await tryBlock(machine, block)
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
