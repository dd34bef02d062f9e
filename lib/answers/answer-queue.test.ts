import fc from 'fast-check'
import { saveState } from '@/lib/answers/queue-state'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'
import { AnswerWorld, type Fault } from '@/lib/testing/answer-world'

/** ANSWER_HISTORIES=10000 looks for what comes to pass once in a thousand. */
const HISTORIES = Number(process.env.ANSWER_HISTORIES ?? 1_000)
const QUESTIONS = ['1', '2', '3', '4']

const milliseconds = (max: number) => fc.integer({ min: 0, max })
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
const tab = fc.constantFrom(0, 1)
const step = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      act: fc.constant('choose' as const),
      tab,
      questionId: fc.constantFrom(...QUESTIONS),
      answer: fc.constantFrom<AnswerOption>(...ANSWER_OPTIONS),
      ms: milliseconds(5000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reload' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wake' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), ms: milliseconds(40_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('try to end' as const), tab }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function play(world: AnswerWorld, steps: readonly Step[]) {
  for (const next of steps) {
    if (next.act === 'choose') {
      if (world.server.isClosed) continue
      world.choose(next.tab, next)
      await world.pass(next.ms)
    } else if (next.act === 'reload') {
      world.crash(next.tab)
      world.openTab(next.tab)
    } else if (next.act === 'wake') {
      world.queue(next.tab).wake()
    } else if (next.act === 'try to end') {
      void world.queue(next.tab).finish({ isTimeUp: false })
      await world.pass(90_000)
    } else {
      await world.pass(next.ms)
    }
  }
}

const stored = ({ server }: AnswerWorld) =>
  Object.fromEntries([...server.answers].map(([id, { answer }]) => [id, answer]))

function twoTabs() {
  const world = new AnswerWorld()
  world.openTab(0)
  world.openTab(1)
  return world
}

test('whatever the line does, the stored answers are the last chosen ones and the test ends once', async () => {
  await fc.assert(
    fc.asyncProperty(
      faults,
      fc.array(step, { maxLength: 14 }),
      tab,
      async (line, steps, by) => {
        const world = twoTabs()
        world.faults = [...line]
        await play(world, steps)
        await world.pass(0)
        // an end that the line swallowed is asked for again
        for (
          let attempt = 0;
          attempt < 20 && !world.queue(by).getState().isOver;
          attempt += 1
        ) {
          void world.queue(by).finish({ isTimeUp: false })
          await world.pass(90_000)
        }
        await world.idle()
        expect(stored(world)).toEqual(Object.fromEntries(world.lastChosen))
        expect(world.server.ends).toBe(1)
        expect(world.sentAfterOver).toBe(0)
        for (const { queue, mostInFlight } of world.tabs) {
          expect(mostInFlight).toBeLessThanOrEqual(1)
          expect(queue.getState().isOver).toBe(true)
          for (const [id, answer] of world.lastChosen) {
            expect(queue.getState().entries.get(id)).toMatchObject({ answer })
          }
        }
      },
    ),
    { numRuns: HISTORIES },
  )
})

test('time running out while the line is down loses nothing that arrives within the grace', async () => {
  const choices = fc.array(
    fc.record({
      tab,
      questionId: fc.constantFrom(...QUESTIONS),
      answer: fc.constantFrom<AnswerOption>(...ANSWER_OPTIONS),
      ms: milliseconds(3000),
    }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(choices, milliseconds(10_000), async (made, outageMs) => {
      const world = twoTabs()
      await world.pass(0)
      world.device(0).isLineDown = true
      for (const choice of made) {
        world.choose(choice.tab, choice)
        await world.pass(choice.ms)
      }
      const finished = world.queue(0).finish({ isTimeUp: true })
      await world.pass(outageMs)
      world.device(0).isLineDown = false
      await world.pass(60_000 - outageMs)
      await finished
      expect(stored(world)).toEqual(Object.fromEntries(world.lastChosen))
      expect(world.server.ends).toBe(1)
    }),
    { numRuns: HISTORIES * 0.3 },
  )
})

test('a choice is never called saved before the server has it', async () => {
  await fc.assert(
    fc.asyncProperty(faults, fc.array(step, { maxLength: 10 }), async (line, steps) => {
      const world = twoTabs()
      world.faults = [...line]
      for (const { queue } of world.tabs) {
        queue.subscribe(() => {
          for (const [id, { answer, seq }] of queue.getState().entries) {
            if (saveState(queue.getState(), id) !== 'saved') continue
            const onServer = world.server.answers.get(id)
            expect(onServer?.seq).toBeGreaterThanOrEqual(seq)
            if (onServer?.seq === seq) expect(onServer.answer).toBe(answer)
          }
        })
      }
      await play(world, steps)
      await world.idle()
    }),
    { numRuns: HISTORIES * 0.3 },
  )
})

test('leaving with a choice that the line has not taken goes on trying to send it', async () => {
  const world = new AnswerWorld()
  const queue = world.openTab(0)
  await world.pass(0)
  world.device(0).isLineDown = true
  world.choose(0, { questionId: '1', answer: 'B' })
  await world.pass(30_000)
  queue.close()
  world.device(0).isLineDown = false
  await world.idle()
  expect(stored(world)).toEqual({ '1': 'B' })
})

test('a choice that the server will never take is not called saved: not in another tab, nor after a reload', async () => {
  const world = twoTabs()
  world.server.unknown.add('1')
  world.choose(0, { questionId: '1', answer: 'B' })
  await world.idle()
  const shown = (index: number) => saveState(world.queue(index).getState(), '1')
  expect([shown(0), shown(1)]).toEqual(['refused', 'refused'])
  world.crash(0)
  world.openTab(0)
  await world.idle()
  expect(shown(0)).toBe('refused')
})
