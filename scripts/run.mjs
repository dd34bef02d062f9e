// Runs a TypeScript file of this project: node scripts/run.mjs <file> [arguments]
// Node reads TypeScript from 22.18 on. npm puts the Node 24 of node_modules first on the PATH; whoever starts this
// file with an older Node of their own is handed over to it, so that the commands work either way.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const readsTypeScript = major > 22 || (major === 22 && minor >= 18)
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const ownNode = path.join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)
const [file, ...rest] = process.argv.slice(2)

// npm hands SIGTERM to a shell that dies of it without telling us: without this, `npm start` stopped by a service
// manager would leave the server running. One signal only: a second one means "at once".
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const shell = process.ppid
  let isEnding = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isEnding = true
      if (process.listenerCount(signal) === 1) process.exit(1)
    })
  }
  setInterval(() => {
    if (!isEnding && process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

if (readsTypeScript) {
  process.chdir(root)
  // A second start neither strips types nor compiles again; where nothing can be written, it does.
  module.enableCompileCache(path.join(root, 'node_modules/.cache/node'))
  process.argv.splice(1, 2, path.resolve(file))
  await import(pathToFileURL(process.argv[1]).href)
} else if (existsSync(ownNode)) {
  const child = spawn(ownNode, [path.join(root, 'scripts/run.mjs'), file, ...rest], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} else {
  process.stderr.write(
    `Node ${process.versions.node} is too old to run this project, and node_modules holds no newer one for ` +
      `${process.platform}-${process.arch}.\nRun "npm ci" first, or install Node 24 (22.18 is the oldest that works).\n`,
  )
  process.exit(1)
}
