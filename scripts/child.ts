import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Starts a program with this Node, on this terminal; it gets the signals that this process gets. */
export function startNode(args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ENDINGS) process.on(signal, forward)
  child.once('exit', () => {
    for (const signal of ENDINGS) process.off(signal, forward)
  })
  return child
}

/** Runs a program with this Node to its end. @returns its exit code, 1 if a signal ended it */
export function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startNode(args, options)
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
