import { type ComponentType, lazy } from 'react'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/** Address of the script that did not come, where this is why an `import()` failed; else null. */
export function missingScript(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null
  return 'request' in error && typeof error.request === 'string' ? error.request : null
}

const pause = (ms: number) =>
  new Promise<void>((done) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      done()
    }
    const timer = setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
  })

/** Asks for a script until it comes: at the latest every 15 seconds, and as soon as the line is back. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch (error) {
      if (missingScript(error) === null) throw error
      await pause(wait)
    }
  }
}

/**
 * Like `lazy`, for a part inside a screen. Its script is asked for until it comes: were its failure thrown, the screen
 * around it would be lost, and with it what was typed there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}
