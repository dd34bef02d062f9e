import { normaliseWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { ConfirmedContact, UnconfirmedContact } from '../../lib/entities/contact.ts'
import type { Db } from '../db/client.ts'
import { conflict, gone, notFound } from '../problem.ts'
import {
  type ContactChange,
  deleteContactChange,
  findContactChange,
  listContactChanges,
  putContactChange,
  takeContactChange,
} from '../repositories/contact-changes.ts'
import { deleteLinkOf } from '../repositories/password-links.ts'
import { lockUserRow, type UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { sendContactLink, tellContactConfirmed } from './account-messages.ts'
import { countAttempt, type Limit, tryAttempt } from './rate-limit.ts'
import { LINK_OVER, newSecretLink } from './secret-links.ts'
import type { Channel } from './senders.ts'
import { sha256 } from './tokens.ts'

const LASTS_MS = 24 * HOUR_MS

const CONFIRMED_ALREADY = 'Kontak ini sudah dikonfirmasi.'
const NO_WAY: Record<Channel, string> = {
  email: 'Portal ini sedang tidak mengirim email.',
  whatsapp: 'Portal ini sedang tidak mengirim pesan WhatsApp.',
}

/** Links that an account has sent to addresses which nobody has confirmed: they may be anybody's. */
const OF_ACCOUNT: Limit = {
  name: 'links to confirm a contact of an account',
  windowMs: HOUR_MS,
  waitAfter: (count, left) => (count < 5 ? 0 : left),
  tell: (seconds) =>
    `Sudah lima tautan dikirim dalam satu jam. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`,
}

type Means = Pick<Services, 'config' | 'ways'>
export type Contacts = Pick<UserRow, 'email' | 'whatsapp'>

const isSame = (channel: Channel, one: string, other: string) =>
  channel === 'email'
    ? one.toLowerCase() === other.toLowerCase()
    : normaliseWhatsapp(one) === normaliseWhatsapp(other)

type Waiting = Pick<ContactChange, 'channel' | 'confirmed' | 'isSeen'>

const sendLink = async (
  tx: Db,
  services: Means,
  { account, waiting, now }: { account: UserRow; waiting: Waiting; now: Date },
) => {
  const { url, tokenHash } = newSecretLink(services, 'konfirmasi-kontak')
  const expiresAt = new Date(now.getTime() + LASTS_MS)
  await putContactChange(tx, { userId: account.id, ...waiting, tokenHash, expiresAt })
  const { channel } = waiting
  await sendContactLink(tx, services, { account, channel, url, now, expiresAt })
}

type Changing = { before: UserRow; after: Contacts; now: Date }

const noteChange = async (
  tx: Db,
  services: Means,
  { before, after, now, channel }: Changing & { channel: Channel },
) => {
  const userId = before.id
  if (isSame(channel, before[channel], after[channel])) return
  const changes = await listContactChanges(tx, userId)
  const waits = changes.find((change) => change.channel === channel)
  const { confirmed, isSeen } = waits ?? { confirmed: before[channel], isSeen: true }
  if (isSeen && isSame(channel, confirmed, after[channel]))
    return deleteContactChange(tx, { userId, channel })
  const isReached = services.ways.includes(channel)
  // no message goes there: it counts at once; a link under way goes on, or a thief of a session could end the owner's
  if (!isReached && !waits) return
  const waiting = { channel, confirmed, isSeen }
  if (isReached && (await tryAttempt(tx, { limit: OF_ACCOUNT, key: userId, now })))
    return sendLink(tx, services, { account: { ...before, ...after }, waiting, now })
  await putContactChange(tx, { userId, ...waiting, tokenHash: null, expiresAt: null })
}

/**
 * What follows from other contacts: each has to be confirmed, where messages go out by its way. Until then links for
 * passwords go to the one before.
 */
export const noteContactChanges = async (
  tx: Db,
  services: Means,
  changing: Changing,
): Promise<void> => {
  for (const channel of ['email', 'whatsapp'] as const)
    await noteChange(tx, services, { ...changing, channel })
}

/**
 * What follows from a registration: its e-mail address (the number, where no e-mail goes out) is asked to be confirmed. Links
 * for passwords go there all the same, since it is the only way back.
 *
 * @returns by which way, where there is one
 */
export const askToConfirmFirst = async (
  tx: Db,
  services: Means,
  { account, now }: { account: UserRow; now: Date },
): Promise<Channel | undefined> => {
  const [channel] = services.ways
  if (!channel) return
  await countAttempt(tx, { limit: OF_ACCOUNT, key: account.id, now })
  const waiting = { channel, confirmed: account[channel], isSeen: false }
  await sendLink(tx, services, { account, waiting, now })
  return channel
}

/** An account with the contacts at which its owner has been found last. */
export const withConfirmedContacts = async (tx: Db, account: UserRow): Promise<UserRow> => {
  const changes = await listContactChanges(tx, account.id)
  const confirmed = changes.map(({ channel, confirmed }) => [channel, confirmed])
  return { ...account, ...Object.fromEntries(confirmed) }
}

export const unconfirmedContactsOf = async (
  db: Db,
  userId: string,
): Promise<UnconfirmedContact[]> => {
  const changes = await listContactChanges(db, userId)
  return changes.map(({ channel, confirmed, expiresAt }) => ({
    ...{ channel, confirmed, linkUntil: expiresAt?.toISOString() ?? null },
  }))
}

/** @throws Problem 409 where nothing waits or no message goes out, 429 with the seconds to wait. */
export const sendAgain = async (
  tx: Db,
  services: Means,
  { userId, channel, now }: { userId: string; channel: Channel; now: Date },
): Promise<void> => {
  const account = await lockUserRow(tx, userId, 'update')
  if (!account) throw notFound()
  const changes = await listContactChanges(tx, userId)
  const waiting = changes.find((change) => change.channel === channel)
  if (!waiting) throw conflict(CONFIRMED_ALREADY)
  if (!services.ways.includes(channel)) throw conflict(NO_WAY[channel])
  await countAttempt(tx, { limit: OF_ACCOUNT, key: userId, now })
  await sendLink(tx, services, { account, waiting, now })
}

/** @throws Problem 410 where the link is used, replaced or too old. */
export const contactChangeOf = async (
  db: Db,
  token: string,
  now: Date,
): Promise<ContactChange> => {
  const found = await findContactChange(db, { tokenHash: sha256(token), now })
  if (!found) throw gone(LINK_OVER)
  return found
}

/**
 * From now on links for passwords go to the new contact; one that was sent to the old is worth nothing any more.
 *
 * @throws Problem 410 where the link is used, replaced or too old.
 */
export const confirmContact = async (
  tx: Db,
  services: Pick<Services, 'config'>,
  { account, token, now }: { account: UserRow; token: string; now: Date },
): Promise<ConfirmedContact> => {
  const taken = await takeContactChange(tx, { tokenHash: sha256(token), now })
  if (!taken) throw gone(LINK_OVER)
  const { channel, confirmed } = taken
  await deleteLinkOf(tx, account.id)
  if (channel === 'email' && !isSame(channel, confirmed, account.email))
    await tellContactConfirmed(tx, services, { account, before: confirmed, now })
  return { channel, username: account.username }
}
