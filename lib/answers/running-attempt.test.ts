import {
  forgetRunning,
  keepRunning,
  readRunning,
  runningAttemptOf,
} from '@/lib/answers/running-attempt'
import { clearDevice, deviceEntries } from '@/lib/testing/device'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const past = { ...attempt, coachingId: '2' }

beforeEach(clearDevice)

test('what is known of an attempt comes together bit by bit, until it is forgotten', async () => {
  expect(await readRunning(attempt)).toEqual({})
  keepRunning(attempt, { index: 2 })
  keepRunning(attempt, { endsAt: 9 })
  await deviceEntries()
  expect(await readRunning(attempt)).toEqual({ index: 2, endsAt: 9 })
  forgetRunning(attempt)
  await deviceEntries()
  expect(await readRunning(attempt)).toEqual({})
})

test('the attempt of a user whose time is not over is found, of nobody else', async () => {
  keepRunning(past, { endsAt: Date.now() - 1000 })
  keepRunning({ ...past, kind: 'post-test' }, { index: 1 })
  await deviceEntries()
  expect(await runningAttemptOf('7')).toBeNull()
  keepRunning(attempt, { endsAt: Date.now() + 60_000 })
  await deviceEntries()
  expect(await runningAttemptOf('7')).toEqual(attempt)
  expect(await runningAttemptOf('8')).toBeNull()
})
