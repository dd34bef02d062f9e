/**
 * In the place of `systemctl` where there is no systemd: starts and stops services by their units, with
 * their account, settings, folders and limits. Timers are only read.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readUnit, startUnit, stopUnit } from './units.ts'

const [act = '', ...rest] = process.argv.slice(2)
const names = rest
  .filter((word) => !word.startsWith('-'))
  .map((name) => (name.includes('.') ? name : `${name}.service`))

const say = (text: string) => {
  process.stdout.write(`stand-in for systemctl: ${text}\n`)
}

const start = (name: string) => {
  const unit = readUnit(name)
  if (name.endsWith('.timer')) return say(`${name} is read, nobody waits for its hour`)
  startUnit(unit)
  say(`${name} started as ${unit.get('User')}`)
}

const stop = async (name: string) => {
  await stopUnit(readUnit(name))
  say(`${name} stopped`)
}

const reloadNginx = () => {
  execFileSync('nginx', ['-t'], { stdio: 'inherit' })
  const { status } = spawnSync('nginx', ['-s', 'reload'], { stdio: 'ignore' })
  if (status !== 0) execFileSync('nginx', { stdio: 'inherit' })
  say('nginx reloaded')
}

const ACTS: Record<string, (name: string) => void | Promise<void>> = {
  enable: start,
  start,
  stop,
  restart: async (name) => {
    await stop(name)
    start(name)
  },
  reload: (name) => {
    if (name !== 'nginx.service') throw new Error(`${name} cannot be reloaded here`)
    reloadNginx()
  },
}

try {
  if (act === 'daemon-reload') say('units are read when they are used')
  else if (!Object.hasOwn(ACTS, act)) throw new Error(`${act} is not known here`)
  for (const name of names) await ACTS[act]?.(name)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
