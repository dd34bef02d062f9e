import { api } from '../../../../lib/contract/index.ts'
import { ANSWER_OPTIONS, TEST_KINDS } from '../../../../lib/entities/test-values.ts'
import { questionsOf } from '../checks/rows-of.ts'
import type { Device } from '../device.ts'
import type { World } from '../world.ts'
import { type Act, by, insist, somePlace } from './act.ts'

/** Texts of one person that nobody else may read. */
const canaryOf = ({ person }: Device) => `rahasia-${person.username}`

const propose = async (world: World, device: Device) => {
  const { id: coachingId } = somePlace(world)
  const questions = ['Satu', 'Dua', 'Tiga'].map((which) => `${which} ${canaryOf(device)}?`)
  const body = { coachingId, questions }
  const { id } = await insist(world, () => device.mutate(api.proposal.create, { body }))
  for (const text of questions) world.kept.push({ table: 'proposals', id, text })
}

const cancel = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  await insist(world, () => device.mutate(api.coaching.cancel, { params }))
}

const look = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  await device.call(api.coaching.header, { params })
}

const history = async (world: World, device: Device) => {
  const taken = await device.call(api.coaching.taken, {})
  const rejected = taken.find(({ reason }) => reason !== null)
  if (!rejected || world.random.chance(0.5)) return
  const params = { id: rejected.proposalId }
  await insist(world, () => device.mutate(api.coaching.removeRejectedProposal, { params }))
}

const openTest = async (world: World, device: Device) => {
  const { id: coachingId } = somePlace(world)
  const kind = world.random.pick(TEST_KINDS) ?? 'pre-test'
  const open = world.takings.find(
    ({ device: owner, taking: { test } }) =>
      owner === device && test.coachingId === coachingId && test.kind === kind,
  )
  if (open) return open.taking.reload()
  await world.openTest(device, { coachingId, kind })
}

/** A test on some device that may still be taken. */
const someTaking = ({ random, takings }: World) =>
  random.pick(takings.filter(({ taking }) => !taking.queue.getState().isOver))

const choose = (world: World) => {
  const { random, made, time, office } = world
  const found = someTaking(world)
  if (!found) return
  const { device, taking } = found
  const which = { ...taking.test, userId: device.person.id }
  const questionId = random.pick(questionsOf(office.rows, which))
  const answer = random.pick(ANSWER_OPTIONS)
  const choice = questionId && answer && taking.choose(questionId, answer)
  if (choice)
    made.push({ ...choice, device: device.name, userId: device.person.id, at: time.now })
}

const survey = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const { eligible, done, questions } = await device.call(api.survey.check, { params })
  if (!eligible || done) return
  const answers = questions.map(({ id }) => ({ questionId: id, nilai: 3 }))
  const body = { answers, saran: canaryOf(device) }
  await insist(world, () => device.mutate(api.survey.submit, { params, body }))
  world.kept.push({ table: 'surveys', id: device.person.id, text: body.saran })
}

const result = async (world: World, device: Device) => {
  const calls = world.random.chance(0.5) ? api.preTest : api.postTest
  const params = { id: somePlace(world).id }
  await device.call(calls.result, { params })
  await device.call(calls.summary, { params })
}

/** A tab of an old build, or a client of chapter 7 alone: its choices have no number. */
const chooseInOldTab = async ({ random, office: { rows } }: World, device: Device) => {
  const userId = device.person.id
  const running = rows.test_attempts.find(
    (row) => row.user_id === userId && row.kind === 'pre-test' && row.ended_at === null,
  )
  if (!running) return
  const coachingId = running.coaching_id
  const questions = questionsOf(rows, { userId, coachingId, kind: 'pre-test' })
  const [preTestSoalId, jawabanUser] = [random.pick(questions), random.pick(ANSWER_OPTIONS)]
  if (!preTestSoalId || !jawabanUser) return
  const body = { preTestSoalId, jawabanUser }
  await device.call(api.preTest.answer, { params: { id: coachingId }, body })
}

/** Asks again, as a page does that is looked at after a while. */
const lookAgain = (world: World) => someTaking(world)?.taking.begin()

/** The battery is dead, or the page is closed in the middle of it. */
const reload = (world: World) => void someTaking(world)?.taking.reload()

const finish = (world: World) => {
  const found = someTaking(world)
  void found?.taking.queue.finish({ isTimeUp: world.random.chance(0.3) })
}

export const PARTICIPANT_ACTS: Act[] = [
  { name: 'propose', weight: 5, play: by('participants', propose) },
  { name: 'cancel participation', weight: 1, play: by('participants', cancel) },
  { name: 'look at the steps', weight: 6, play: by('participants', look) },
  { name: 'look at the history', weight: 2, play: by('participants', history) },
  { name: 'open a test', weight: 8, play: by('participants', openTest) },
  { name: 'choose', weight: 25, play: choose },
  { name: 'choose in an old tab', weight: 1, play: by('participants', chooseInOldTab) },
  { name: 'look at the test again', weight: 3, play: (world) => void lookAgain(world) },
  { name: 'reload the test', weight: 3, play: reload },
  { name: 'end a test', weight: 1, play: finish },
  { name: 'look at a result', weight: 2, play: by('participants', result) },
  { name: 'answer the survey', weight: 3, play: by('participants', survey) },
]
