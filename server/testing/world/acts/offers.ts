import { matchAttendance } from '../../../../app/_screens/admin/coaching/detail/zoom-meeting/attendance-report/attendance-match.ts'
import {
  differing,
  plannedAttendance,
} from '../../../../app/_screens/admin/coaching/detail/zoom-meeting/attendance-report/attendance-plan.ts'
import { api } from '../../../../lib/contract/index.ts'
import { TEST_KINDS } from '../../../../lib/entities/test-values.ts'
import { COACH, keyFile, questionFile, schedule } from '../../coaching-data.ts'
import type { Device } from '../device.ts'
import type { World } from '../world.ts'
import { type Act, by, insist, somePlace, think } from './act.ts'

const FILES = [2, 3].map((count) => ({
  questions: questionFile(count),
  key: keyFile(count),
}))

/** Questions and then their key, also in the place of those that people are answering. */
const replaceTest = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const file = world.random.pick(FILES)
  if (!file) return
  const [questions, key] =
    world.random.pick(TEST_KINDS) === 'post-test'
      ? [api.adminMeeting.uploadPostTestQuestions, api.adminMeeting.uploadPostTestKey]
      : [api.adminMeeting.uploadPreTestQuestions, api.adminMeeting.uploadPreTestKey]
  await insist(world, () => device.mutate(questions, { params, file: file.questions }))
  await insist(world, () => device.mutate(key, { params, file: file.key }))
}

/** A new coaching, with materials; it is seen only once it is published. */
const offer = async (world: World, device: Device) => {
  const [base] = world.office.rows.coachings
  const body = {
    ...{ categoryId: base?.category_id ?? '', adminId: device.person.id },
    ...{ flyer: 'https://contoh.go.id/flyer.jpg', topic: 'Batas', totalPeserta: 1 },
    ...schedule('2026-09-20', '09:00', '11:00'),
    coaches: [COACH],
    moderator: { ...COACH, type: 'Moderator' as const },
    materi: [{ name: 'Materi 1', fileUrl: 'materi-1.pdf' }],
  }
  const create = () => device.mutate(api.adminCoaching.create, { body })
  const { id } = await insist(world, create)
  await think(world)
  await insist(world, () => device.mutate(api.adminCoaching.publish, { params: { id } }))
  world.places.push({ id })
}

/** The report of the meeting, by the names that it shows. */
const report = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const { users } = await device.call(api.adminCoaching.zoomMeeting, { params })
  const rows = users.toSorted((a, b) => a.name.localeCompare(b.name))
  const visitors = world.people
    .filter(() => world.random.chance(0.6))
    .map(({ fullName }) => ({
      ...{ names: [fullName], email: '', minutes: 100, joins: 1 },
    }))
  const people = rows.map((row) => ({ email: '', ...row }))
  const { matches } = matchAttendance(people, visitors)
  await think(world)
  const plan = plannedAttendance(rows, matches, { threshold: 80, takesAway: false })
  for (const { id: userId, status, target } of differing(plan)) {
    const body = { userId, status: target }
    const input = { params, body, seen: { status } }
    await insist(world, () => device.press(api.adminMeeting.toggleAttendance, input))
  }
}

export const OFFER_ACTS: Act[] = [
  { name: 'replace a test', weight: 0.3, play: by('admins', replaceTest) },
  { name: 'offer a coaching', weight: 0.5, play: by('admins', offer) },
  { name: 'read in the report', weight: 1.5, play: by('admins', report) },
]
