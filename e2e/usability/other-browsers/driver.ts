import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from '../../fixtures.ts'

/** A command of WebDriver: as Firefox's own port (Marionette) names it, and as its address below the session. */
type Command = { name: string; path: string; body: object }
type Started = {
  version: string
  send: (command: Command) => Promise<unknown>
  end: () => Promise<void>
}

/** What WebDriver calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const versionIn = (started: unknown) =>
  /"browserVersion":"([^"]+)"/.exec(JSON.stringify(started))?.[1] ?? '?'

async function endOf(program: ChildProcess) {
  program.kill()
  if (program.exitCode === null) await once(program, 'exit')
}

/** Debian has no geckodriver; the port that one would speak to is Firefox's own: `length:[0,id,name,body]`. */
async function startFirefox(folder: string): Promise<Started> {
  writeFileSync(join(folder, 'user.js'), 'user_pref("marionette.port", 0);')
  const args = ['--headless', '--marionette', '--no-remote', '--profile', folder]
  const program = spawn('firefox-esr', args, { stdio: 'ignore' })
  const port = () => {
    const [file] = globSync(join(folder, 'MarionetteActivePort'))
    return file ? Number(readFileSync(file, 'utf8')) : 0
  }
  await expect.poll(port).toBeGreaterThan(0)
  const socket = connect(port(), '127.0.0.1')
  const waiting = new Map<unknown, (answer: unknown[]) => void>()
  let bytes = Buffer.alloc(0)
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more])
    for (;;) {
      const start = bytes.indexOf(':') + 1
      const end = start + Number(bytes.subarray(0, start - 1))
      if (start === 0 || bytes.length < end) return
      const message = JSON.parse(String(bytes.subarray(start, end)))
      bytes = bytes.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message)
    }
  })
  let id = 0
  const send = async ({ name, body }: Pick<Command, 'name' | 'body'>) => {
    id += 1
    const text = JSON.stringify([0, id, name, body])
    const answered = new Promise<unknown[]>((done) => waiting.set(id, done))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    if (error) throw new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`)
    return result && typeof result === 'object' && 'value' in result ? result.value : result
  }
  const version = versionIn(await send({ name: 'WebDriver:NewSession', body: {} }))
  const end = async () => {
    socket.destroy()
    await endOf(program)
  }
  return { version, send, end }
}

/** WebKitGTK, as Debian's package `webkit2gtk-driver` brings it; it needs a screen, such as `xvfb-run` gives. */
async function startWebkit(_folder: string, port: number): Promise<Started> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  const isThere = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isThere).toBe(true)
  const call = async (method: string, path: string, body?: object) => {
    const options = { method, body: body && JSON.stringify(body) }
    const answer = await fetch(`${address}/session${path}`, options)
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const options = { binary, args: ['--automation'] }
  const started = await call('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/${started.sessionId}`
  const end = async () => {
    await call('DELETE', session)
    await endOf(program)
  }
  const send = ({ path, body }: Command) => call('POST', `${session}${path}`, body)
  return { version: versionIn(started), send, end }
}

const STARTS = { firefox: startFirefox, webkit: startWebkit }
type Name = keyof typeof STARTS

/** Brings it to the middle and says where it stands. */
const PLACE = `const [one] = arguments
one.scrollIntoView({ block: 'center', behavior: 'instant' })
return one.getBoundingClientRect().top`

/** Starts one of the two with this empty folder and free port, and gives what a walk needs of WebDriver. */
export async function startBrowser(name: Name, folder: string, port: number) {
  const { version, send, end } = await STARTS[name](folder, port)
  const script = (text: string, ...args: unknown[]) => {
    const body = { script: text, args }
    return send({ name: 'WebDriver:ExecuteScript', path: '/execute/sync', body })
  }
  const find = async (xpath: string) => {
    const body = { using: 'xpath', value: xpath }
    const command = { name: 'WebDriver:FindElement', path: '/element', body }
    let found: unknown
    const look = async () => {
      found = await send(command).catch(() => null)
      return found
    }
    await expect.poll(look, xpath).toBeTruthy()
    return String((found as Record<string, string>)[ELEMENT])
  }
  return {
    version,
    end,
    script,
    find,
    open: (url: string) =>
      send({ name: 'WebDriver:Navigate', path: '/url', body: { url } }),
    /** Once it stands still: between two places a button goes down on one thing and up on another, which is no click. */
    async click(xpath: string) {
      const id = await find(xpath)
      let last: unknown
      const isStill = async () => {
        const place = await script(PLACE, { [ELEMENT]: id })
        const isSame = place === last
        last = place
        return isSame
      }
      await expect.poll(isStill, xpath).toBe(true)
      const path = `/element/${id}/click`
      await send({ name: 'WebDriver:ElementClick', path, body: { id } })
    },
    /** Types into a field, or gives it the file of this path. */
    type: (xpath: string, text: string) =>
      // once more where the drawn page's field gave its place to the portal's meanwhile
      expect(async () => {
        const id = await find(xpath)
        const path = `/element/${id}/value`
        await send({ name: 'WebDriver:ElementSendKeys', path, body: { id, text } })
      }).toPass(),
    /** These words stand there, and are seen. */
    says: (words: string) =>
      expect.poll(() => script('return document.body.innerText')).toContain(words),
  }
}

export type Browser = Awaited<ReturnType<typeof startBrowser>>
