process.env.NEXT_PUBLIC_BASE_PATH = '/e-coaching'
process.env.NEXT_PUBLIC_APP_NAME = 'E-Coaching Kehutanan'

/** What was written to the console during the running test; a test that expects a message spies on it. */
const written: string[] = []

/**
 * Clocks tick and transitions end at moments of their own, which no test can await; what a user sees
 * of it is asserted all the same.
 */
const isUnawaitedUpdate = (message: unknown) => /not wrapped in act/.test(String(message))

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    if (isUnawaitedUpdate(parts[0])) return
    written.push(`console.${level}: ${parts.map(String).join(' ')}`)
  }
}

beforeEach(() => {
  written.length = 0
})

afterEach(() => {
  if (written.length > 0) throw new Error(written.join('\n'))
})
