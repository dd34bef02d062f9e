import { eq, inArray } from '../../server/db/orm.ts'
import { categories } from '../../server/db/schema/content.ts'
import { outbox } from '../../server/db/schema/system.ts'
import { testAnswers, testAttempts } from '../../server/db/schema/tests.ts'
import type { startMailServer } from '../../server/testing/mail-server.ts'
import type { startObjectStore } from '../../server/testing/object-store.ts'
import { percentile } from '../percentile.ts'
import type { startGateway } from './gateway.ts'
import type { Acts } from './load.ts'
import type { World } from './world.ts'

type Evidence = {
  acts: Acts
  /** How often something was broken under the load. */
  breaks: number
  mail: Awaited<ReturnType<typeof startMailServer>>
  whatsapp: Awaited<ReturnType<typeof startGateway>>
  store: Awaited<ReturnType<typeof startObjectStore>>
}

/** As many messages as a server sends beside each other. */
const UNDER_WAY = 10

const counted = (list: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
const repeated = (list: readonly string[]) =>
  [...counted(list)].filter(([, count]) => count > 1).length

const checkAnswers = async ({ server }: World, { acts }: Evidence) => {
  const rows = await server.db
    .select({
      userId: testAttempts.userId,
      questionId: testAnswers.questionId,
      choice: testAnswers.answer,
    })
    .from(testAnswers)
    .innerJoin(testAttempts, eq(testAttempts.id, testAnswers.attemptId))
  const stored = new Map(rows.map((row) => [`${row.userId} ${row.questionId}`, row.choice]))
  const wrong = [...acts.answers].filter(([key, choice]) => stored.get(key) !== choice)
  console.log(`answers: ${acts.answers.size} confirmed, ${wrong.length} lost or stale`)
  return wrong.map(([key]) => `answer ${key}`)
}

const checkOnce = (what: string, confirmed: string[], stored: string[]) => {
  const counts = counted(stored)
  const lost = confirmed.filter((name) => !counts.has(name))
  const twice = confirmed.filter((name) => (counts.get(name) ?? 0) > 1)
  console.log(
    `${what}: ${confirmed.length} confirmed, ${lost.length} lost, ${twice.length} doubled`,
  )
  return [
    ...lost.map((name) => `${what} lost: ${name}`),
    ...twice.map((name) => `${what} twice: ${name}`),
  ]
}

const untilDelivered = async ({ server }: World) => {
  const waiting = inArray(outbox.state, ['queued', 'sending'])
  const end = Date.now() + 120_000
  while ((await server.db.$count(outbox, waiting)) > 0 && Date.now() < end)
    await new Promise((settle) => setTimeout(settle, 200))
}

const checkDelivery = async (
  { server }: World,
  { acts, mail, whatsapp, breaks }: Evidence,
) => {
  const rows = await server.outbox()
  const of = (channel: string) => rows.filter((row) => row.channel === channel)
  const failures = ['email', 'whatsapp'].flatMap((channel) =>
    checkOnce(
      channel,
      acts.messages,
      of(channel).map(({ subject }) => subject),
    ),
  )
  const ids = mail.mails.map(
    ({ headers }) => headers.find(([name]) => name === 'Message-ID')?.[1] ?? '',
  )
  const unsent = of('email').filter(({ state }) => state !== 'sent')
  const strangers = of('email').filter(({ id }) => !ids.some((known) => known.includes(id)))
  const unknown = of('whatsapp').filter(({ state }) => state === 'unknown').length
  const missing = of('whatsapp').filter(
    ({ id, state }) => state === 'sent' && !whatsapp.taken.includes(id),
  )
  console.log(
    `e-mail: ${counted(ids).size} arrived, ${repeated(ids)} of them again with the same Message-ID, ${unsent.length} not sent`,
  )
  console.log(
    `WhatsApp: ${counted(whatsapp.taken).size} arrived, ${repeated(whatsapp.taken)} twice, ${unknown} marked unknown`,
  )
  if (unsent.length + strangers.length > 0) failures.push('e-mails were not sent')
  if (missing.length > 0) failures.push('WhatsApp messages called sent never arrived')
  if (repeated(whatsapp.taken) > 0) failures.push('a WhatsApp message was sent twice')
  if (repeated(ids) > UNDER_WAY * breaks)
    failures.push('more e-mails repeated than were under way')
  if (unknown > UNDER_WAY * breaks)
    failures.push('more WhatsApp messages unknown than were under way')
  return failures
}

/** What must hold after the load. @returns what does not */
export const checkEverything = async (
  world: World,
  evidence: Evidence,
): Promise<string[]> => {
  const { acts, store } = evidence
  const { milliseconds, refused } = acts
  console.log(
    `${acts.calls} calls, ${acts.repeated} sent again, p50 ${Math.round(percentile(milliseconds, 50))} ms, p99 ${Math.round(percentile(milliseconds, 99))} ms`,
  )
  await untilDelivered(world)
  const names = await world.server.db.select({ name: categories.name }).from(categories)
  return [
    ...refused.map((refusal) => `refused: ${refusal}`),
    ...(await checkAnswers(world, evidence)),
    ...checkOnce(
      'categories',
      acts.categories,
      names.map(({ name }) => name),
    ),
    ...checkOnce('files', acts.files, [...store.files.keys()]),
    ...(await checkDelivery(world, evidence)),
  ]
}
