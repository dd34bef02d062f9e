import fc from 'fast-check'
import { saveState } from '@/lib/answers/queue-state'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'
import { AnswerWorld, type Fault } from '@/lib/testing/answer-world'

const HISTORIES = Number(process.env.ANSWER_HISTORIES ?? 1_000) * 0.4
const HOUR_MS = 3_600_000
const QUESTIONS = ['1', '2']

const milliseconds = (max: number) => fc.integer({ min: 0, max })
/** The clock of a phone is right, hours or a day wrong, and set at any moment. */
const aheadMs = fc.constantFrom(0, HOUR_MS, 3 * HOUR_MS, 24 * HOUR_MS, -3 * HOUR_MS)
const choice = {
  by: fc.constantFrom(0, 1),
  questionId: fc.constantFrom(...QUESTIONS),
  answer: fc.constantFrom<AnswerOption>(...ANSWER_OPTIONS),
}

/** One tab on each of two devices of one participant. */
function twoDevices({ isOldPhone = false } = {}) {
  const world = new AnswerWorld()
  world.device(0).isOldBuild = isOldPhone
  world.openTab(0, 0)
  world.openTab(1, 1)
  return world
}

const shown = (world: AnswerWorld, tab: number, questionId: string) => {
  const state = world.queue(tab).getState()
  return `${state.entries.get(questionId)?.answer} ${saveState(state, questionId)}`
}
const standing = (world: AnswerWorld, questionId: string) =>
  world.server.answers.get(questionId)?.answer

describe.each([
  ['both of this build', {}],
  ['a phone still on the build before', { isOldPhone: true }],
])('two devices, %s', (_, builds) => {
  test('whatever their clocks do, the later choice stands and is shown', async () => {
    // a clock that is set back is not believed by the build before either
    const clock = aheadMs.map((ms) => ('isOldPhone' in builds ? Math.max(0, ms) : ms))
    const steps = fc.array(fc.record({ ...choice, clock, ms: milliseconds(60_000) }), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        const world = twoDevices(builds)
        await world.pass(0)
        for (const { by, questionId, answer, clock: ahead, ms } of made) {
          world.device(by).clockAheadMs = ahead
          world.choose(by, { questionId, answer })
          await world.pass(100 + ms)
          expect(standing(world, questionId)).toBe(answer)
          expect(shown(world, by, questionId)).toBe(`${answer} saved`)
        }
      }),
      { numRuns: HISTORIES },
    )
  })
})

test.each([0, 3 * HOUR_MS, -3 * HOUR_MS])(
  'a choice made offline gives way to a later one, and its device shows that (clock %d ms ahead)',
  async (ahead) => {
    const world = twoDevices()
    await world.pass(0)
    Object.assign(world.device(0), { isLineDown: true, clockAheadMs: ahead })
    world.choose(0, { questionId: '1', answer: 'A' })
    await world.pass(60_000)
    world.choose(1, { questionId: '1', answer: 'C' })
    await world.pass(60_000)
    world.device(0).isLineDown = false
    world.queue(0).wake()
    await world.pass(60_000)
    expect(shown(world, 0, '1')).toBe('C saved')
    expect(world.queue(0).getState().entries.get('1')?.isElsewhere).toBe(true)
    expect(standing(world, '1')).toBe('C')

    world.choose(0, { questionId: '1', answer: 'A' })
    expect(world.queue(0).getState().entries.get('1')?.isElsewhere).toBe(false)
    await world.pass(100)
    expect(shown(world, 0, '1')).toBe('A saved')
    expect(standing(world, '1')).toBe('A')
  },
)

test('a choice that stands from elsewhere survives a reload of the page', async () => {
  const world = twoDevices()
  await world.pass(0)
  world.device(0).isLineDown = true
  world.choose(0, { questionId: '1', answer: 'A' })
  world.choose(1, { questionId: '1', answer: 'C' })
  await world.pass(100)
  world.device(0).isLineDown = false
  world.queue(0).wake()
  await world.pass(60_000)
  world.crash(0)
  world.openTab(0, 0)
  await world.idle()
  expect(shown(world, 0, '1')).toBe('C saved')
  expect(standing(world, '1')).toBe('C')
})

/** A device that chose A, and was told that another one has chosen C since. */
async function changedElsewhere() {
  const world = twoDevices()
  await world.pass(0)
  world.choose(0, { questionId: '1', answer: 'A' })
  await world.pass(1000)
  world.choose(1, { questionId: '1', answer: 'C' })
  await world.pass(1000)
  world.restore(0)
  return world
}

test('what another device changed is taken over when the server tells of it, and noted', async () => {
  const world = await changedElsewhere()
  expect(shown(world, 0, '1')).toBe('C saved')
  expect(world.queue(0).getState().entries.get('1')?.isElsewhere).toBe(true)
  world.queue(0).acknowledge()
  expect(world.queue(0).getState().entries.get('1')?.isElsewhere).toBe(false)
  world.restore(0)
  expect(world.queue(0).getState().entries.get('1')?.isElsewhere).toBe(false)
})

test('what the server told of another device survives a reload without a line', async () => {
  const world = await changedElsewhere()
  world.device(0).isLineDown = true
  world.crash(0)
  world.openTab(0, 0)
  await world.pass(0)
  expect(shown(world, 0, '1')).toBe('C saved')
})

test('an answer of another device, told where this one had none, survives a reload without a line', async () => {
  const world = twoDevices()
  await world.pass(0)
  world.choose(1, { questionId: '1', answer: 'C' })
  await world.pass(1000)
  world.restore(0)
  world.device(0).isLineDown = true
  world.crash(0)
  world.openTab(0, 0)
  await world.pass(0)
  expect(shown(world, 0, '1')).toBe('C saved')
})

const faults = fc.array(
  fc.record<Fault>({
    requestMs: milliseconds(8000),
    isRequestLost: fc.boolean(),
    duplicateMs: fc.option(milliseconds(60_000)),
    reply: fc.constantFrom('ok', 'lost', 'hangs', 'busy'),
    replyMs: milliseconds(8000),
  }),
  { maxLength: 12 },
)
const step = fc.record({
  ...choice,
  clock: aheadMs,
  behindMs: fc.constantFrom(0, 0, 900, 60_000),
  isLineDown: fc.boolean(),
  isReload: fc.boolean(),
  ms: milliseconds(20_000),
})

test('whatever line and clocks do, in the end every screen shows what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(faults, fc.array(step, { maxLength: 12 }), async (line, steps) => {
      const world = twoDevices()
      world.faults = [...line]
      const lastBy = new Map<string, string>()
      for (const { by, questionId, answer, clock, ms, isReload, ...device } of steps) {
        const { behindMs, isLineDown } = device
        Object.assign(world.device(by), { clockAheadMs: clock, behindMs, isLineDown })
        world.choose(by, { questionId, answer })
        lastBy.set(`${world.device(by).sessionId} ${questionId}`, answer)
        await world.pass(ms)
        if (!isReload) continue
        world.crash(by)
        world.openTab(by, by)
        await world.pass(0)
      }
      for (const device of world.devices) device.isLineDown = false
      await world.idle()
      for (const [questionId, { answer, sessionId }] of world.server.answers) {
        expect(answer).toBe(lastBy.get(`${sessionId} ${questionId}`))
        for (const tab of [0, 1]) {
          world.restore(tab)
          expect(shown(world, tab, questionId)).toBe(`${answer} saved`)
        }
      }
      expect(world.server.answers.size).toBe(new Set(steps.map((s) => s.questionId)).size)
    }),
    { numRuns: HISTORIES },
  )
})
