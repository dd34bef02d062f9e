import { api } from '../../lib/contract/index.ts'
import { createCoaching, keyFile, questionFile } from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const later = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000))

const CHANGED = 'Data ini sudah berubah sejak Anda membukanya.'

describe.each([
  [
    ...(['pre-test', api.adminCoaching.preTest] as const),
    ...([
      api.adminMeeting.uploadPreTestQuestions,
      api.adminMeeting.uploadPreTestKey,
    ] as const),
  ],
  [
    ...(['post-test', api.adminCoaching.postTest] as const),
    ...([
      api.adminMeeting.uploadPostTestQuestions,
      api.adminMeeting.uploadPostTestKey,
    ] as const),
  ],
])('the files of a %s', (_, overview, questions, key) => {
  const arrange = async () => {
    const { coaching, admin: as } = await createCoaching(server)
    const options = { as, params: { id: coaching.id } }
    const seen = async () => (await server.call(overview, options)).answer
    const send = (call: typeof questions | typeof key, version?: string, no = 2) =>
      server.call(call, {
        ...options,
        file: call === questions ? questionFile(no) : keyFile(no),
        headers: { ...(version && { 'if-match': `"${version}"` }) },
      })
    return { seen, send }
  }

  test('are not replaced by who has not seen those that another admin has uploaded', async () => {
    const { seen, send } = await arrange()
    const { version } = await seen()
    expect((await send(questions, version)).status).toBe(200)
    const { status, problem } = await send(questions, version, 3)
    expect([status, problem.detail]).toEqual([412, CHANGED])
    const now = await seen()
    const { soal, jawaban, version: newer } = now
    expect(problem.present).toMatchObject({ soal, jawaban, version: newer })
    expect((await send(questions, now.version, 3)).status).toBe(200)
  })

  test('are other ones with a key of the same name too, and are taken from who names none', async () => {
    const { seen, send } = await arrange()
    await send(questions)
    await send(key)
    const { version } = await seen()
    later()
    expect((await send(key)).status).toBe(200)
    expect((await send(key, version)).status).toBe(412)
    expect((await send(key, (await seen()).version)).status).toBe(200)
  })
})

test('the link of a meeting is not replaced by who has not seen the one that another admin has saved', async () => {
  const { coaching, admin: as } = await createCoaching(server)
  const options = { as, params: { id: coaching.id } }
  const seen = async () =>
    (await server.call(api.adminCoaching.zoomMeeting, options)).answer
  const { version } = await seen()
  const save = (meetingUrl: string, ifMatch?: string) =>
    server.call(api.adminMeeting.updateMeetingUrl, {
      ...{ ...options, body: { meetingUrl } },
      headers: { ...(ifMatch && { 'if-match': `"${ifMatch}"` }) },
    })
  expect((await save('https://zoom.us/j/1', version)).status).toBe(200)
  const { status, problem } = await save('https://zoom.us/j/2', version)
  const { users: _, ...now } = await seen()
  expect([status, problem.present]).toEqual([412, now])
  expect(now.meetingUrl).toBe('https://zoom.us/j/1')
  expect((await save('https://zoom.us/j/2', now.version)).status).toBe(200)
  expect((await save('https://zoom.us/j/3')).status).toBe(200)
})
