import { api } from '../../lib/contract/index.ts'
import { august, remindedCoaching, toldByMail } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const { list, update, sendNow } = api.reminder

test('what another admin has reworded since it was shown is not sent', async () => {
  const ani = await server.createUser({ fullName: 'Ani' })
  const { coaching } = await remindedCoaching(server, [ani])
  const params = { id: coaching.id }
  server.clock.set(august('23T22:00'))
  const { answer } = await server.call(list, { as: 'admin', params })
  const shown = answer.find(({ kind }) => kind === 'day-before')
  if (!shown) throw new Error('no reminder')
  const { kind, enabled, days, minutes, subject, paragraph } = shown
  const reworded = { kind, enabled, days, minutes, subject, paragraph: 'Bawa laptop.' }
  await server.call(update, { as: 'admin', params, body: reworded })
  const send = (text: string) =>
    server.call(sendNow, {
      ...{ as: 'admin', params },
      body: { kind, userIds: [ani.id], subject, paragraph: text },
    })
  const refused = await send(paragraph)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Isi pesan ini diubah sejak ditampilkan, sehingga belum dikirim. Lihat isinya, lalu kirim lagi.',
  ])
  expect(await toldByMail(server)).toEqual([])
  expect((await send('Bawa laptop.')).status).toBe(200)
})
