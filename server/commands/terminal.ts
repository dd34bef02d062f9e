import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Where a command asks: a terminal, or a pipe that holds the password alone. */
export type Terminal = {
  isInteractive: boolean
  ask: (question: string) => Promise<string>
  /** Asks without showing what is typed. */
  askSecret: (question: string) => Promise<string>
  /** The first line of what is piped in. */
  readLine: () => Promise<string>
}

const askOn = async (question: string, { isSecret }: { isSecret: boolean }) => {
  let isMuted = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const answer = lines.question(`${question}: `)
    isMuted = isSecret
    return await answer
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

const readLine = async () => {
  const lines = createInterface({ input: process.stdin })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
  }
}

export const systemTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true,
  ask: (question) => askOn(question, { isSecret: false }),
  askSecret: (question) => askOn(question, { isSecret: true }),
  readLine,
}
