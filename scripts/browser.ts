import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const CACHE = path.resolve('node_modules/.cache/chromium')

const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Unpacks the Chromium that package-lock.json pins, once. It always unpacks into the temporary folder: lent to it. */
async function unpackPinnedBrowser(executable: string): Promise<string> {
  if (existsSync(executable)) return executable
  mkdirSync(CACHE, { recursive: true })
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = CACHE
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await inflate(path.resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    return await chromium.executablePath()
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/**
 * Where the tests find a Chromium without asking the network: $PLAYWRIGHT_CHROMIUM, else the one pinned in
 * package-lock.json (Linux x64), else the machine's own; undefined is Playwright's (`npx playwright install chromium`).
 */
export async function browserPath(): Promise<string | undefined> {
  if (process.env.PLAYWRIGHT_CHROMIUM) return process.env.PLAYWRIGHT_CHROMIUM
  if (process.platform === 'linux' && process.arch === 'x64') {
    return unpackPinnedBrowser(path.join(CACHE, 'chromium'))
  }
  return INSTALLED_BROWSERS.find((file) => existsSync(file))
}

/** The environment that the pinned browser needs: it brings the libraries that a bare machine lacks. */
export function browserEnvironment(): Record<string, string> {
  const libraries = [process.env.LD_LIBRARY_PATH, path.join(CACHE, 'al2023/lib')]
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => !!entry[1],
  )
  return {
    ...Object.fromEntries(own),
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
  }
}
