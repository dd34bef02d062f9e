import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const UNITS = '/etc/systemd/system'
const STATES = '/run'
const STRICT = ['/etc', '/opt', '/usr', '/var']

export type Unit = {
  name: string
  all: (key: string) => string[]
  get: (key: string) => string
}

/** A unit as systemd reads it, as far as ours go. */
export const readUnit = (name: string): Unit => {
  const lines = readFileSync(join(UNITS, name), 'utf8').split('\n')
  const entries = lines
    .filter((line) => /^\w+=/.test(line))
    .map((line): [string, string] => {
      const [key = '', ...rest] = line.split('=')
      return [key, rest.join('=').replaceAll('%%', '%').replaceAll('%n', name)]
    })
  const all = (key: string) =>
    entries.filter(([known]) => known === key).map(([, value]) => value)
  return { name, all, get: (key) => all(key).at(-1) ?? '' }
}

/** `systemd.exec(5)`: a value is the rest of the line, or what stands in quotes. */
const readEnvironmentFile = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*\w+=/.test(line))
    .map((line) => line.trim().replace(/^(\w+)=(["'])(.*)\2$/, '$1=$3'))

const environmentOf = ({ all, get }: Unit) => [
  `USER=${get('User')}`,
  `LOGNAME=${get('User')}`,
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
  ...all('Environment').flatMap((entry) => entry.split(' ')),
  ...all('EnvironmentFile').flatMap(readEnvironmentFile),
]

/** Nothing can be written but what the unit names; nothing is allowed but what its account may. */
const commandOf = (unit: Unit, line: string): string[] => {
  const [user, group] = [unit.get('User'), unit.get('Group')]
  const state = unit.get('StateDirectory') && `/var/lib/${unit.get('StateDirectory')}`
  const writable = [state, ...unit.get('ReadWritePaths').split(' ')].filter(Boolean)
  const steps = [
    state &&
      `install -d -o ${user} -g ${group} -m ${unit.get('StateDirectoryMode')} ${state}`,
    ...writable.map((path) => `mount --bind ${path} ${path}`),
    ...(unit.get('ProtectSystem') === 'strict'
      ? STRICT.map((path) => `mount -o remount,bind,ro ${path}`)
      : []),
    `umask ${unit.get('UMask')}`,
    `cd ${unit.get('WorkingDirectory')}`,
    'exec "$@"',
  ]
  return [
    ...['unshare', '--mount', 'sh', '-ec', steps.filter(Boolean).join('\n'), 'unit'],
    ...['setpriv', `--reuid=${user}`, `--regid=${group}`, '--init-groups'],
    ...['--no-new-privs', '--bounding-set=-all', 'env', '-i', ...environmentOf(unit)],
    ...['sh', '-c', `exec ${line}`],
  ]
}

const processFile = ({ name }: Unit) => join(STATES, `${name}.pid`)

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) &&
  !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

const pidOf = (unit: Unit) => {
  const file = processFile(unit)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return pid > 0 && isAlive(pid) ? pid : null
}

const runOnce = (unit: Unit) => {
  const run = (line: string): SpawnSyncReturns<Buffer> => {
    const [program = '', ...rest] = commandOf(unit, line)
    return spawnSync(program, rest, { stdio: 'inherit' })
  }
  const lines = [...unit.all('ExecStart'), ...unit.all('ExecStartPost')]
  if (lines.every((line) => run(line).status === 0)) return
  const failure = unit.get('OnFailure')
  if (failure) startUnit(readUnit(failure))
  throw new Error(`${unit.name} failed`)
}

/** @throws where a unit that runs once fails, after its `OnFailure` has run. */
export const startUnit = (unit: Unit): void => {
  if (unit.get('Type') === 'oneshot') {
    runOnce(unit)
    return
  }
  if (pidOf(unit) !== null) return
  const [program = '', ...rest] = commandOf(unit, unit.get('ExecStart'))
  const log = openSync(join(STATES, `${unit.name}.log`), 'a')
  const child = spawn(program, rest, { detached: true, stdio: ['ignore', log, log] })
  writeFileSync(processFile(unit), String(child.pid))
  child.unref()
}

/** @throws where it does not end within its time. */
export const stopUnit = async (unit: Unit): Promise<void> => {
  const pid = pidOf(unit)
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  const end = Date.now() + Number(unit.get('TimeoutStopSec')) * 1000
  while (isAlive(pid)) {
    if (Date.now() > end) throw new Error(`${unit.name} did not stop in time`)
    await new Promise((settle) => setTimeout(settle, 50))
  }
  rmSync(processFile(unit))
}
