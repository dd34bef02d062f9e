import { createServer } from 'node:net'
import fc from 'fast-check'
import { partOf, refusal, startMailServer } from '../testing/mail-server.ts'
import { createMailSender } from './mail-sender.ts'
import { type Message, NotDelivered, Refused } from './senders.ts'

const FROM = 'E-Coaching Kehutanan <ecoaching@kehutanan.example>'
const MESSAGE: Message = {
  id: '0b5f1f0e-7b1e-4a3c-9a63-2f9d7b9f1a01',
  channel: 'email',
  recipient: 'sari@contoh.go.id',
  subject: 'Pengajuan Coaching Diterima',
  body: 'Yth. Ibu Sari,\n\nSelamat – pengajuan Anda diterima.\nTopik: Batas <Kawasan> & Hutan\n\nSalam',
}
const PATIENCE = { connect: 5_000, answer: 5_000, mail: 5_000 }

type Options = Parameters<typeof startMailServer>[0]

const withServer = async <T>(
  options: Options,
  work: (server: Awaited<ReturnType<typeof startMailServer>>) => Promise<T>,
) => {
  const server = await startMailServer(options)
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

const outcomeOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => {
      if (error instanceof NotDelivered) return 'again'
      return error instanceof Refused ? 'never' : 'unknown'
    },
  )

test('a mail carries its text plainly and as escaped HTML, and names its row', () =>
  withServer({}, async ({ url, mails }) => {
    await createMailSender({ url, from: FROM })(MESSAGE)
    const [mail] = mails
    if (!mail) throw new Error('no mail arrived')
    expect(mail).toMatchObject({
      from: 'ecoaching@kehutanan.example',
      to: [MESSAGE.recipient],
    })
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      From: '"E-Coaching Kehutanan" <ecoaching@kehutanan.example>',
      To: 'sari@contoh.go.id',
      Subject: 'Pengajuan Coaching Diterima',
      'Message-ID': `<${MESSAGE.id}@kehutanan.example>`,
      'Auto-Submitted': 'auto-generated',
    })
    expect(partOf(mail, 'text/plain').replaceAll('\r\n', '\n').trim()).toBe(MESSAGE.body)
    const html = partOf(mail, 'text/html')
    expect(html).toContain('Topik: Batas &lt;Kawasan&gt; &amp; Hutan</p>')
    expect(html).not.toContain('<Kawasan>')
  }))

const answering = (
  step: 'onConnect' | 'onMailFrom' | 'onRcptTo',
  code: number,
): Options => ({
  [step]: (...input: unknown[]) => {
    const done = input.at(-1)
    if (typeof done === 'function') done(refusal(code, 'no'))
  },
})
const dataAnswering = (code: number): Options => ({
  onData: (stream, _, done) => {
    stream.on('end', () => done(refusal(code, 'no')))
    stream.resume()
  },
})
test.each<[string, Options, string]>([
  ['a mailbox that is full for now (452)', answering('onRcptTo', 452), 'again'],
  ['an address that does not exist (550)', answering('onRcptTo', 550), 'never'],
  ['an address that it does not take (500)', answering('onRcptTo', 500), 'never'],
  ['a text that is put off (451)', dataAnswering(451), 'again'],
  ['a text that is refused (554)', dataAnswering(554), 'never'],
  ['a sender that may not send here (550)', answering('onMailFrom', 550), 'again'],
  ['a server that is too busy (421)', answering('onConnect', 421), 'again'],
  ['a server that wants nobody (554)', answering('onConnect', 554), 'again'],
])('%s', (_, options, outcome) =>
  withServer(options, async ({ url }) => {
    expect(await outcomeOf(createMailSender({ url, from: FROM }, PATIENCE)(MESSAGE))).toBe(
      outcome,
    )
  }),
)

test('a wrong password waits for a right one', () =>
  withServer(
    {
      authOptional: false,
      onAuth: ({ password }, _, done) =>
        password === 'rahasia' ? done(null, { user: 'a' }) : done(refusal(535, 'no')),
      allowInsecureAuth: true,
    },
    async ({ port, mails }) => {
      const send = (password: string) =>
        outcomeOf(
          createMailSender({
            url: `smtp://akun:${password}@127.0.0.1:${port}`,
            from: FROM,
          })(MESSAGE),
        )
      expect(await send('salah')).toBe('again')
      expect(await send('rahasia')).toBe('sent')
      expect(mails).toHaveLength(1)
    },
  ))

test('nobody listens, then a server that never says a word, or hangs up in the middle', async () => {
  const { port } = await startMailServer().then(async (server) => {
    await server.close()
    return server
  })
  const send = (patience = PATIENCE) =>
    outcomeOf(
      createMailSender({ url: `smtp://127.0.0.1:${port}`, from: FROM }, patience)(MESSAGE),
    )
  expect(await send()).toBe('again')
  for (const behave of ['silent', 'hang up'] as const) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      if (behave === 'silent') return
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        if (/^DATA/m.test(String(data))) socket.destroy()
        else socket.write('250 yes\r\n')
      })
    })
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    const outcome = await send({ connect: 100, answer: 100, mail: 300 })
    expect([behave, outcome]).toEqual([behave, 'again'])
    await new Promise((closed) => {
      server.close(closed)
    })
  }
})

test('no subject or text adds a header, a recipient or markup', () =>
  withServer({}, async ({ url, mails }) => {
    const send = createMailSender({ url, from: FROM })
    await send(MESSAGE)
    const names = (mails[0]?.headers ?? []).map(([name]) => name)
    const breaks = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\0',
      '\r\n ',
      '\v',
      '%0d%0a',
    )
    const attack = fc.constantFrom(
      'Bcc: semua@contoh.go.id',
      'X-Evil: 1',
      '\r\n\r\n<script>alert(1)</script>',
      'RCPT TO:<x@y.id>',
      '.\r\nQUIT',
      '<img src=x onerror=alert(1)>',
      '</title><svg onload=alert(1)>',
    )
    const payload = fc.array(fc.oneof(breaks, attack, fc.string({ maxLength: 8 })), {
      maxLength: 6,
    })
    const text = payload.map((parts) => parts.join(''))
    const texts = fc.sample(text, { numRuns: 400, seed: 7 })
    mails.length = 0
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        send({
          ...MESSAGE,
          subject: `Halo ${texts[2 * i]}`,
          body: `Halo ${texts[2 * i + 1]}`,
        }),
      ),
    )
    expect(mails).toHaveLength(200)
    for (const mail of mails) {
      expect(mail.to).toEqual([MESSAGE.recipient])
      expect(mail.headers.map(([name]) => name)).toEqual(names)
      expect(partOf(mail, 'text/html')).not.toMatch(/<(script|img|svg)/i)
    }
  }))

test.each([
  'sari@contoh.go.id, semua@contoh.go.id',
  'sari@contoh.go.id\r\nBcc: semua@contoh.go.id',
  'Semua <semua@contoh.go.id>',
  'sari',
  '',
])('%j is not one address', (recipient) =>
  withServer({}, async ({ url, mails }) => {
    const send = createMailSender({ url, from: FROM })
    expect(await outcomeOf(send({ ...MESSAGE, recipient }))).toBe('never')
    expect(mails).toEqual([])
  }),
)
