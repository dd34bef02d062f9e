/**
 * Tries the commands of upgrade.md as the page says them, with demo data, on the embedded database and then on PostgreSQL:
 * `npx node deploy/try-upgrade.ts` as root on Debian. The version that runs is what is committed here; the new one adds a change
 * of a table to it. All rows and files are compared after the step, after an entry that is made with the new version, and
 * after the way back. Takes about half an hour, on a machine of its own that is gone afterwards (see try/machine.ts).
 */
import assert from 'node:assert/strict'
import type { Block } from './try/pages.ts'
import {
  ANSWERS,
  GIVEN,
  HEALTHY,
  PASSWORD,
  pageOf,
  ROOT,
  run,
  say,
  startUnused,
} from './try/trial.ts'

const NODE = '/opt/e-coaching-2026-11-01/node_modules/.bin/node'
const BACKUPS = '/var/backups/e-coaching'
const BASE = 'http://127.0.0.1:3000/e-coaching'

/** What the installation brings, and a demo's rows and files in it. */
const FILLED = `
export DATA_DIR=/tmp/demo
mkdir $DATA_DIR
cd /opt/e-coaching
PORT=3999 ${NODE} server/main.ts > /tmp/demo.log 2>&1 &
curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors --output /dev/null http://127.0.0.1:3999/e-coaching/ready
kill $!
wait $! || true
${NODE} server/commands/backup.ts /tmp/demo-backup
chown -R e-coaching /tmp/demo-backup
unset DATA_DIR
systemctl stop e-coaching
deploy/portal restore /tmp/demo-backup --replace --cancel-messages
rm -r /var/lib/e-coaching/replaced-*
systemctl start e-coaching
curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors ${BASE}/ready
deploy/portal admin create --role superadmin
`

/** As older pages installed it. */
const AS_A_FOLDER = `
systemctl stop e-coaching
rm /opt/e-coaching
mv /opt/e-coaching-2026-11-01 /opt/e-coaching
systemctl start e-coaching
${HEALTHY}`

/** The next version, in the repository that is fetched from. */
const NEXT_VERSION = `
git clone --quiet /srv/e-coaching.git /srv/next
cd /srv/next/server/db/migrations
echo 'ALTER TABLE "categories" ADD COLUMN "trial" text DEFAULT $$new$$ NOT NULL;' > 9999_trial.sql
${NODE} -e '
const journal = JSON.parse(fs.readFileSync("meta/_journal.json", "utf8"))
const last = journal.entries.at(-1)
journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_trial" })
fs.writeFileSync("meta/_journal.json", JSON.stringify(journal))'
git add .
git -c user.name=- -c user.email=- commit --quiet -m 'Next'
git push --quiet origin HEAD:main
`

/** An entry and an upload by the first admin. */
const entered = (name: string) => `
json='content-type: application/json'
login=$(curl --silent --show-error --fail -H "$json" --data '{"username":"kepala","password":"${PASSWORD}"}' ${BASE}/api/v1/auth/login)
token=$(echo "$login" | grep -o '"accessToken":"[^"]*"' | cut -d'"' -f4)
curl --silent --show-error --fail --output /dev/null -H "$json" -H "authorization: Bearer $token" --data '{"name":"${name}"}' ${BASE}/api/v1/category
printf '%%PDF-1.4\\n%%%%EOF ${name}\\n' > /tmp/materi.pdf
curl --silent --show-error --fail --output /dev/null -H "authorization: Bearer $token" -F 'file=@/tmp/materi.pdf;type=application/pdf' ${BASE}/api/v1/coaching/upload/anyfile
`
const has = (name: string) =>
  `curl --silent --fail ${BASE}/api/v1/category | grep -qF '"${name}"'`
const runs = (folder: string) => `test "$(readlink -f /opt/e-coaching)" = /opt/${folder}`

const blocks = pageOf('upgrade.md').blocks
const under = (heading: string) => {
  const found = blocks.filter((block) => block.heading === heading)
  if (found.length === 0) throw new Error(`upgrade.md has no commands below '${heading}'`)
  return found
}
const readme = pageOf('README.md').blocks
const holding = (text: string) => {
  const found = readme.find((block) => block.text.includes(text))
  if (!found) throw new Error(`README.md has no command ${text}`)
  return found
}

const machine = await startUnused()
let lines = 0
const tried = async (block: Block) => {
  assert.equal(block.untried, null)
  const said = await run(machine, block.text, ANSWERS)
  lines += block.text.trim().split('\n').length
  say(`ok         deploy/${block.page}:${block.line} (${block.heading})`)
  return said
}
const all = async (heading: string) => {
  for (const block of under(heading)) await tried(block)
}
const check = async (what: string, script: string) => {
  const said = await run(machine, script)
  say(`ok         ${what}`)
  return said
}

/** The trial has no mail server and nobody has signed its certificate: everything else must be good. */
const doctor = async (heading: string) => {
  for (const { text } of under(heading)) {
    const { said } = await machine.type(text)
    const faults = said.split('\n').filter((line) => line.startsWith('gagal'))
    const about = faults.map((line) => line.split(/\s+/)[1])
    assert.deepEqual(about, ['Alamat', 'Email'], said)
    assert.match(said, /baik +Tabel +Sesuai dengan versi ini/)
    lines += 1
    say(
      `ok         deploy/upgrade.md (${heading}): the doctor finds what the trial has not, and no more`,
    )
  }
}

const backUp = (name: string) =>
  run(
    machine,
    `systemctl stop e-coaching
/opt/e-coaching/deploy/portal backup ${BACKUPS}/${name}
systemctl start e-coaching
${HEALTHY}`,
  )

/** Tables that a start and a sign-in write into by themselves. */
const OWN = /^(sessions|known_devices|audit_trail|login_failures): /

const compare = async ([before, after]: [string, string], expected: string[]) => {
  const said = await run(
    machine,
    `${NODE} ${ROOT}/deploy/try/compare-backups.ts ${BACKUPS}/${before} ${BACKUPS}/${after}`,
  )
  const found = said.trim().split(/\r?\n/)
  const sum = found.pop() ?? ''
  assert.match(sum, /^[1-9]\d+ rows and [1-9]\d+ files compared$/)
  assert.deepEqual(
    found.filter((line) => !OWN.test(line)),
    expected,
  )
  say(
    `ok         ${before} and ${after}: ${sum}, ${expected.join(', ') || 'nothing differs'}`,
  )
}

const upgraded = async (old: string, entry: string) => {
  await run(machine, entered(old))
  await all('Look what has changed, and build')
  await doctor('Is all well by now?')
  await all('Stop, back up, switch, start')
  await doctor('Look')
  await check(
    'the new version answers, from its own folder',
    `${HEALTHY}${runs('e-coaching-2026-12-01')}\n${has(old)}`,
  )
  await backUp('after')
  await compare(['before-2026-12-01', 'after'], [])
  await run(machine, entered(entry))
}

/** The way of a step without changed tables, where they have changed: the old version must not start. */
const refused = async () => {
  await all('Back, where no table has changed')
  const said = await check(
    'the old version does not start on the new tables',
    `process=/proc/$(cat /run/e-coaching.service.pid)/status
while [ -e $process ] && ! grep -q '^State:.Z' $process; do sleep 1; done
tail -n 3 /run/e-coaching.service.log`,
  )
  assert.match(said, /Basis data ini dibuat oleh versi yang lebih baru/)
}

const broughtBack = async (old: string, entry: string) => {
  await all('Back, where tables have changed')
  await check(
    'the old version answers, without what was entered with the new one',
    `${HEALTHY}${runs('e-coaching-2026-11-01')}\n${has(old)}\nif ${has(entry)}; then false; fi`,
  )
  await compare(
    ['after', 'with-2026-12-01'],
    ['categories: 0 gone, 1 new', 'files: 0 gone, 1 new', 'bytes: 0 gone, 1 new'],
  )
  const [list] = under('What is to be entered again')
  assert.ok(list)
  assert.match(await tried(list), new RegExp(`^categories \\{.*"${entry}"`, 'm'))
  await backUp('back')
  await compare(['before-2026-12-01', 'back'], [])
}

const onward = async (database: string) => {
  say(`\n${database}`)
  const [old, entry] = [`Lama, ${database}`, `Baru, ${database}`]
  await upgraded(old, entry)
  await refused()
  await broughtBack(old, entry)
}

/** The new version without its change of a table. */
const withoutChange = async () => {
  say('\nNo table has changed')
  await run(
    machine,
    `git -C /opt/e-coaching-2026-12-01 reset --quiet --hard HEAD~1\nrm -r ${BACKUPS}/before-2026-12-01`,
  )
  await all('Stop, back up, switch, start')
  await run(machine, entered('Tetap'))
  await all('Back, where no table has changed')
  await check(
    'the old version answers, with what was entered with the new one',
    `${HEALTHY}${runs('e-coaching-2026-11-01')}\n${has('Tetap')}`,
  )
}

try {
  await run(machine, GIVEN)
  await tried(holding('git clone'))
  await tried(holding('/etc/e-coaching.env <<END'))
  await run(machine, FILLED, ANSWERS)
  await run(machine, AS_A_FOLDER)
  await all('Once: where it is no link yet')
  await run(machine, HEALTHY)
  await run(machine, NEXT_VERSION)
  await onward('Embedded database')
  await tried(holding('createdb'))
  await run(
    machine,
    `rm -r /opt/e-coaching-2026-12-01 ${BACKUPS}/{before-2026-12-01,with-2026-12-01,after,back}`,
  )
  await onward('PostgreSQL')
  await withoutChange()
  say(`\n${lines} lines tried`)
} catch (error) {
  say(`FAILED     ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
process.exit()
