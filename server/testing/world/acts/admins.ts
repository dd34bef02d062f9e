import { api } from '../../../../lib/contract/index.ts'
import {
  ACCEPTANCE_SUBJECT,
  CANCELLATION_SUBJECT,
} from '../../../../lib/domain/messages/notification-choices.ts'
import type { Proposal } from '../../../../lib/entities/proposal.ts'
import { Desk } from '../desk.ts'
import type { Device } from '../device.ts'
import type { OutboxRow } from '../rows.ts'
import type { World } from '../world.ts'
import { type Act, by, insist, somePlace, think } from './act.ts'

const REASONS = ['Kuota terbatas', 'Data belum lengkap']

/** A message that says what it is about, so that each can be told from every other. */
const messageOf = (world: World, announced: string, about: string) => ({
  subject: announced === 'acceptance' ? ACCEPTANCE_SUBJECT : CANCELLATION_SUBJECT,
  message: `#${announced} ${about} ${world.office.nextId()}`,
  notifToMember: true,
  notifToWa: world.random.chance(0.5),
})

/** The page that is open already, as it was read some time ago, or one that is opened now. */
const deskOf = async (world: World, device: Device, coachingId: string) => {
  const open = world.desks.get(device)
  if (open?.coachingId === coachingId && open.rows && world.random.chance(0.4)) return open
  const desk = new Desk(world, device, coachingId)
  world.desks.set(device, desk)
  await desk.fetch()
  return desk
}

const decide = async (
  world: World,
  device: Device,
  announced: 'acceptance' | 'rejection',
) => {
  const { random } = world
  const { id: coachingId } = somePlace(world)
  const desk = await deskOf(world, device, coachingId)
  const proposal = random.pick(desk.waiting)
  if (!proposal) return
  await think(world)
  const decision = { proposal, announced }
  const isAnnounced =
    random.chance(0.7) && (await desk.write(() => announce(world, device, decision)))
  await world.pause(random.below(5000))
  await desk.write(() => carryOut(world, device, { ...decision, coachingId }))
  world.told.push({ announced, about: proposal.id, isAnnounced })
}

type Decision = { proposal: Proposal; announced: 'acceptance' | 'rejection' }

/**
 * Our own client names the proposal; one of chapter 7 alone does not, and means the only one that waits.
 *
 * @returns whether the message is known to be about this proposal
 */
const announce = async (
  world: World,
  device: Device,
  { proposal, announced }: Decision,
) => {
  const { id: proposalId, userId } = proposal
  const isOurs = world.random.chance(0.8)
  const body = {
    ...messageOf(world, announced, proposalId),
    userId,
    ...(isOurs && { proposalId, announces: announced }),
  }
  await insist(world, () => device.mutate(api.notification.proposal, { body }))
  const isTied = ({ body: text, hold_key: key }: OutboxRow) =>
    text === body.message && key?.endsWith(proposalId)
  return isOurs || world.office.rows.outbox.some(isTied)
}

const carryOut = async (
  world: World,
  device: Device,
  {
    proposal: { id: proposalId },
    announced,
    coachingId,
  }: Decision & { coachingId: string },
) => {
  const reason = world.random.pick(REASONS) ?? ''
  await insist(world, () =>
    announced === 'acceptance'
      ? device.mutate(api.proposal.approve, { body: { proposalId, coachingId } })
      : device.mutate(api.proposal.reject, { body: { proposalId, reason } }),
  )
}

const remove = async (world: World, device: Device) => {
  const { random } = world
  const { id: coachingId } = world.places.at(-1) ?? somePlace(world)
  const params = { id: coachingId }
  await think(world)
  const isAnnounced = random.chance(0.7)
  const announced = 'deletion'
  const body = {
    ...messageOf(world, announced, coachingId),
    coachingId,
    announces: announced,
  }
  if (isAnnounced)
    await insist(world, () =>
      device.mutate(api.notification.updateCoaching, {
        body: { ...body, announces: 'deletion' },
      }),
    )
  await insist(world, () => device.call(api.adminCoaching.remove, { params }))
}

const tellChange = async (world: World, device: Device) => {
  const { id: coachingId } = somePlace(world)
  const message = messageOf(world, 'change', coachingId)
  const body = { ...message, coachingId, announces: 'change' as const }
  await insist(world, () => device.mutate(api.notification.updateCoaching, { body }))
}

const shareLink = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const body = { meetingUrl: `https://meeting.example/${world.random.below(100)}` }
  await insist(world, () =>
    device.mutate(api.adminMeeting.updateMeetingUrl, { params, body }),
  )
}

/** As the box of the table of attendance: the call says what it is to be. */
const attendance = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const { users } = await device.call(api.adminCoaching.zoomMeeting, { params })
  const row = world.random.pick(users.toSorted((a, b) => a.name.localeCompare(b.name)))
  if (!row) return
  await think(world)
  const body = { userId: row.id, status: !row.status }
  const input = { params, body, seen: { status: row.status } }
  await device.press(api.adminMeeting.toggleAttendance, input)
}

const accept = (world: World, device: Device) => decide(world, device, 'acceptance')
const reject = (world: World, device: Device) => decide(world, device, 'rejection')

export const ADMIN_ACTS: Act[] = [
  { name: 'accept', weight: 8, play: by('admins', accept) },
  { name: 'reject', weight: 4, play: by('admins', reject) },
  { name: 'delete a coaching', weight: 0.3, play: by('admins', remove) },
  { name: 'tell of a change', weight: 1, play: by('admins', tellChange) },
  { name: 'share the link', weight: 1, play: by('admins', shareLink) },
  { name: 'mark attendance', weight: 3, play: by('admins', attendance) },
]
