import { api } from '../../lib/contract/index.ts'
import {
  acceptParticipant,
  createCoaching,
  keyFile,
  publish,
  questionFile,
} from '../testing/coaching-data.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const calls = api.adminMeeting

test('who has ended a test of the questions that count now is told, and of older ones no more', async () => {
  const { coaching, admin } = await createCoaching(server)
  const siti = await acceptParticipant(server, coaching.id)
  await publish(server, coaching.id)
  const options = { params: { id: coaching.id }, as: admin }
  const overview = async () =>
    (await server.call(api.adminCoaching.preTest, options)).answer
  await server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(2) })
  const taken = { params: options.params, as: siti }
  await server.call(api.preTest.start, taken)
  expect((await overview()).scored).toBe(0)
  await server.call(api.preTest.end, taken)
  expect(await overview()).toMatchObject({ scored: 1, users: [{ finishPreTest: true }] })
  await server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(3) })
  expect(await overview()).toMatchObject({ scored: 0, users: [{ finishPreTest: true }] })
})

test('who has ended a test and takes part no more is not among those whose scores a key changes', async () => {
  const { coaching, admin } = await createCoaching(server)
  const people = [
    await acceptParticipant(server, coaching.id),
    await acceptParticipant(server, coaching.id),
  ]
  await publish(server, coaching.id)
  const options = { params: { id: coaching.id }, as: admin }
  await server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(2) })
  for (const as of people) {
    await server.call(api.preTest.start, { params: options.params, as })
    await server.call(api.preTest.end, { params: options.params, as })
  }
  const [gone] = people
  await server.call(api.coaching.cancel, { params: options.params, as: gone })
  const overview = await server.call(api.adminCoaching.preTest, options)
  expect(overview.answer).toMatchObject({ scored: 1, users: [{ finishPreTest: true }] })
})

test('which file the questions that count now came in is told by the address that its upload was answered with', async () => {
  const { coaching, admin } = await createCoaching(server)
  const options = { params: { id: coaching.id }, as: admin }
  const told = async () => (await server.call(api.adminCoaching.preTest, options)).answer
  expect((await told()).soalFile).toBeNull()
  const send = () =>
    server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(2) })
  const first = (await send()).answer.filePath
  expect((await told()).soalFile).toBe(first)
  const second = (await send()).answer.filePath
  expect(second).not.toBe(first)
  expect((await told()).soalFile).toBe(second)
})

test('a key that comes after the test was taken scores it', async () => {
  const { coaching, admin } = await createCoaching(server)
  const siti = await acceptParticipant(server, coaching.id)
  await publish(server, coaching.id)
  const options = { params: { id: coaching.id }, as: admin }
  const scores = async () =>
    (await server.call(api.adminCoaching.preTest, options)).answer.users.map(
      ({ score }) => score,
    )
  await server.call(calls.uploadPreTestQuestions, { ...options, file: questionFile(2) })
  const taken = { params: options.params, as: siti }
  await server.call(api.preTest.start, taken)
  await server.call(api.preTest.end, taken)
  expect(await scores()).toEqual(['-'])
  await server.call(calls.uploadPreTestKey, { ...options, file: keyFile(2) })
  expect(await scores()).toEqual([0])
})

test('a test can be copied from one question on', async () => {
  const { coaching, admin } = await createCoaching(server)
  const options = { params: { id: coaching.id }, as: admin }
  await server.call(calls.uploadPostTestQuestions, { ...options, file: questionFile(1) })
  const { answer } = await server.call(api.adminCoaching.get, options)
  expect(answer.copyableTests).toEqual(['post-test'])
})
