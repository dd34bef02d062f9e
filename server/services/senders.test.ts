import {
  addressOf,
  loggedOf,
  logSender,
  type Message,
  waitingSender,
  waysOf,
} from './senders.ts'

const MESSAGE: Message = {
  ...{ id: '1', channel: 'whatsapp', recipient: '0812-3456-7890' },
  ...{ subject: 'Pengajuan Diterima', body: 'Selamat.\nSalam' },
}

test('a person is reached by each channel at its own address', () => {
  const person = { email: 'sari@contoh.go.id', whatsapp: '0812-3456-7890' }
  expect(addressOf('email', person)).toBe(person.email)
  expect(addressOf('whatsapp', person)).toBe(person.whatsapp)
})

test('in demo mode a message is in the log with its channel, recipient, subject and text', async () => {
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await logSender(MESSAGE)
  expect(log.mock.calls).toEqual([
    ['[whatsapp] 0812-3456-7890: Pengajuan Diterima\nSelamat.\nSalam\n'],
  ])
})

test('a channel without a gateway is no way', () => {
  const email = async () => undefined
  expect(waysOf({ email, whatsapp: waitingSender })).toEqual(['email'])
})

test('a channel of a demo without a gateway is one, and known to end in the log', () => {
  const senders = { email: async () => undefined, whatsapp: logSender }
  expect(waysOf(senders)).toEqual(['email', 'whatsapp'])
  expect(loggedOf(senders)).toEqual(['whatsapp'])
})
