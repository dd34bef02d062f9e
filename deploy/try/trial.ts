import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answers, type Machine, startMachine } from './machine.ts'
import { readPage } from './pages.ts'

export const ROOT = join(import.meta.dirname, '../..')
export const PASSWORD = 'RahasiaKepala1'

/** What a person answers. */
export const ANSWERS: Answers = [
  [/Do you want to continue\? \[Y\/n\] $/, 'Y'],
  [/Username: $/, 'kepala'],
  [/Nama lengkap: $/, 'Kepala Balai'],
  [/Email: $/, 'kepala@example.go.id'],
  [/Whatsapp: $/, '081234567890'],
  [/(Password baru|Ulangi password): $/, PASSWORD],
]

/** What the pages take for granted, and what a start of Debian does. */
export const GIVEN = `
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

/** It answers, and the first admin can sign in. */
export const HEALTHY = `
base=http://127.0.0.1:3000/e-coaching
curl --silent --show-error --fail --retry 300 --retry-delay 1 --retry-all-errors $base/ready
curl --silent --show-error --fail --output /dev/null -H 'content-type: application/json' \\
  --data '{"username":"kepala","password":"${PASSWORD}"}' $base/api/v1/auth/login
curl --silent --show-error --fail --insecure https://coaching.example.go.id/e-coaching/ | grep -q '<html'
`
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** A page of `deploy/`, as its blocks. */
export const pageOf = (page: string): ReturnType<typeof readPage> =>
  readPage(page, readFileSync(join(ROOT, 'deploy', page), 'utf8'))

const refuseUsed = () => {
  if (process.getuid?.() !== 0) throw new Error('this needs root')
  if (existsSync('/opt/e-coaching')) throw new Error('/opt/e-coaching is there already')
  const listening = execFileSync('ss', ['-Hltn'], { encoding: 'utf8' })
  const taken = listening.match(/:(80|443|3000|5432) /g)
  if (taken) throw new Error(`somebody listens on ${taken.join('')}`)
}

/** @throws where this machine has a portal, or what a trial needs is taken. */
export const startUnused = (): Promise<Machine> => {
  refuseUsed()
  return startMachine()
}

/** Types a script; what the stand-ins say is repeated. @throws with what was said where a line fails */
export const run = async (machine: Machine, script: string, answers?: Answers) => {
  const { isGood, said } = await machine.type(script, answers)
  for (const [line] of said.matchAll(/^stand-in.*$/gm)) say(`           ${line.trim()}`)
  if (isGood) return said
  const log = await machine.type('tail -n 20 /run/*.log')
  throw new Error(`${script}\n${said.slice(-2_000)}\n${log.said}`)
}
