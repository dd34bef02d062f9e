import {
  type CoachingDraft,
  updatePayload,
} from '../../../../app/_screens/admin/coaching/coaching-draft.ts'
import { isStored, mergeEdit } from '../../../../components/form/parts/merge-edit.ts'
import { ApiError, hasStatus } from '../../../../lib/api/errors.ts'
import { ifMatch } from '../../../../lib/api/one-act.ts'
import { api } from '../../../../lib/contract/index.ts'
import type { AdminCoaching } from '../../../../lib/entities/coaching.ts'
import type { Device } from '../device.ts'
import type { World } from '../world.ts'
import { type Act, by, insist, somePlace, think } from './act.ts'

type Values = Record<string, unknown> & { version?: string }
type Save = (mine: Values, base: Values) => Promise<unknown>

/** As `sendEdit` of the forms, with a person who decides by chance whose value stays. */
const sendEdit = async (
  world: World,
  {
    base,
    mine,
    valuesOf,
  }: { base: Values; mine: Values; valuesOf: (present: never) => Values },
  save: Save,
): Promise<void> => {
  try {
    await save(mine, base)
  } catch (error) {
    const present = error instanceof ApiError && error.problem?.present
    if (!present || !hasStatus(error, 412)) throw error
    const theirs = valuesOf(present as never)
    const { merged, contested } = mergeEdit(base, mine, theirs)
    await think(world)
    const kept = contested.filter(() => world.random.chance(0.5))
    const chosen = {
      ...merged,
      ...Object.fromEntries(kept.map((one) => [one.name, one.mine])),
    }
    for (const { name, theirs: value } of contested)
      if (!kept.some((one) => one.name === name)) chosen[name] = value
    if (!isStored(chosen, theirs))
      await sendEdit(world, { base: theirs, mine: chosen, valuesOf }, save)
  }
}

const coachingValues = (coaching: AdminCoaching): Values & CoachingDraft => {
  const { categoryId, topic, flyer, adminId, totalPeserta, version } = coaching
  const { tanggalMeeting, jamMulai, jamSelesai, coaches, moderator, materi } = coaching
  return {
    ...{ categoryId, topic, flyer, adminId, totalPeserta, coaches, moderator, materi },
    ...{ tanggalMeeting, jamMulai, jamSelesai, ...(version && { version }) },
  }
}

const DAY_MS = 86_400_000

/** The meeting is moved to the day after, at the same hours. */
const nextDay = (base: Values) =>
  Object.fromEntries(
    ['tanggalMeeting', 'jamMulai', 'jamSelesai'].map((name) => [
      name,
      new Date(Date.parse(String(base[name])) + DAY_MS).toISOString(),
    ]),
  )

/** What a person may change of a coaching, one field or two. */
const changed = ({ random }: World, base: Values): Values => {
  const end = typeof base.jamSelesai === 'string' ? Date.parse(base.jamSelesai) : null
  const isMoved = end !== null && random.chance(0.15)
  const later = end && new Date(end + (random.below(3) - 1) * 1_800_000).toISOString()
  return {
    ...base,
    ...(random.chance(0.5) && { topic: `Batas ${random.below(5)}` }),
    ...(random.chance(0.5) && { totalPeserta: 1 + random.below(3) }),
    ...(random.chance(0.2) && later && { jamSelesai: later }),
    ...(isMoved && nextDay(base)),
  }
}

const editCoaching = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const base = coachingValues(await device.call(api.adminCoaching.get, { params }))
  const mine = changed(world, base)
  await think(world)
  await sendEdit(world, { base, mine, valuesOf: coachingValues }, (values, opened) => {
    const body = updatePayload(values as never, opened as never)
    if (Object.keys(body).length === 0) return Promise.resolve()
    const headers = ifMatch(opened.version)
    const input = { params, body, headers, seen: opened }
    return insist(world, () => device.mutate(api.adminCoaching.update, input))
  })
}

type Faq = { id: string; categoryId: string; question: string; answer: string }
const faqValues = ({ id, categoryId, question, answer, ...faq }: Faq & Values): Values => ({
  ...{ id, categoryId, question, answer, ...(faq.version && { version: faq.version }) },
})

const editFaq = async (world: World, device: Device) => {
  const { random } = world
  const params = { id: world.faqId }
  const base = faqValues(await device.call(api.faq.get, { params }))
  const text = () => `<p>Teks ${random.below(50)}</p>`
  const mine = {
    ...base,
    ...(random.chance(0.5) ? { question: text() } : { answer: text() }),
  }
  await think(world)
  await sendEdit(
    world,
    { base, mine, valuesOf: faqValues },
    ({ version: _, ...values }, opened) => {
      const input = { params, headers: ifMatch(opened.version), seen: opened }
      const body = values as Faq
      return insist(world, () => device.mutate(api.faq.update, { ...input, body }))
    },
  )
}

export const EDITS: Act[] = [
  { name: 'edit a coaching', weight: 5, play: by('admins', editCoaching) },
  { name: 'edit a question', weight: 3, play: by('admins', editFaq) },
]
