import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Where what a page does is written; kept apart from this machine and thrown away. */
const FOLDERS = ['etc', 'home', 'opt', 'root', 'srv', 'usr', 'var']

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** How this machine reaches others is its own matter. */
const OUTWARD = Object.entries(process.env).filter(([name]) =>
  /_proxy$|_CERTS?$/i.test(name),
)
const CLEAN = ['env', '-i', ...OUTWARD.map((entry) => entry.join('='))].concat(
  `PATH=${PATH}`,
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
)

const prepare = (folder: string) => `set -e
mount --make-rprivate /
for name in ${FOLDERS.join(' ')}; do
  mkdir -p ${folder}/upper/$name ${folder}/work/$name
  mount -t overlay overlay /$name \\
    -o lowerdir=/$name,upperdir=${folder}/upper/$name,workdir=${folder}/work/$name
done
mount -t tmpfs tmpfs /run
mkdir -p /run/lock
mkdir -m 1777 ${folder}/tmp
mount --bind ${folder}/tmp /tmp
echo prepared
exec cat`

/** The child of `unshare`, which is the first process of the machine. */
const firstProcess = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()

/** What is answered to which question of a command. */
export type Answers = readonly (readonly [question: RegExp, answer: string])[]

/**
 * A machine like this one to try commands in as root: what they write, whom they make and what they
 * start is theirs alone, and gone with it. Only the network is this machine's. Needs root and Linux.
 */
export const startMachine = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'try-commands-'))
  const kinds = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
  // It reads until this process is gone, whatever ends it: then the machine ends as well.
  const holder = spawn('unshare', [...kinds, 'sh', '-c', prepare(folder)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])
  if (holder.exitCode !== null)
    throw new Error('no machine could be made: this needs root, unshare and overlayfs')
  const first = firstProcess(holder)
  const enter = ['--target', first, '--mount', '--pid', '--wd=/root', '--']

  /** Runs a script as a person types it: on a terminal, where questions are answered. */
  const type = async (script: string, answers: Answers = []) => {
    writeFileSync(join(folder, 'tmp/typed.sh'), script)
    const command = ['script', '-qefc', 'bash -e /tmp/typed.sh', '/dev/null']
    const child = spawn('nsenter', [...enter, ...CLEAN, ...command])
    let said = ''
    let unanswered = ''
    child.stdout.on('data', (chunk) => {
      const text = stripVTControlCharacters(String(chunk))
      said += text
      unanswered += text
      const answer = answers.find(([question]) => question.test(unanswered))?.[1]
      if (answer === undefined) return
      unanswered = ''
      child.stdin.write(`${answer}\r`)
    })
    const [code]: unknown[] = await once(child, 'close')
    return { isGood: code === 0, said }
  }

  /** Ends everything that runs there, and forgets what was written. */
  const stop = () => {
    holder.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(1))
  process.once('exit', stop)
  return { type }
}

export type Machine = Awaited<ReturnType<typeof startMachine>>
