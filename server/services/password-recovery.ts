import { HOUR_MS, MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { PasswordLink, RecoveryWays } from '../../lib/entities/recovery.ts'
import type { Db } from '../db/client.ts'
import { conflict, gone } from '../problem.ts'
import {
  hasLink,
  insertRecoveryRequest,
  putLink,
  takeLink,
  takeRecoveryRequests,
} from '../repositories/password-links.ts'
import { findUsersByIdentity, lockUserRow, type UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { sendPasswordLink } from './account-messages.ts'
import { withConfirmedContacts } from './contact-confirmation.ts'
import { setPassword } from './new-passwords.ts'
import {
  countAttempt,
  growingWait,
  type Limit,
  ofNetwork,
  TELL,
  tryAttempt,
} from './rate-limit.ts'
import { LINK_OVER, newSecretLink } from './secret-links.ts'
import { sha256 } from './tokens.ts'

/** How long a link opens the page: one that was sent, one that an admin hands over. */
const SENT_MS = 30 * MINUTE_MS
const HANDED_MS = 24 * HOUR_MS

const AT_ONCE = 20

const NO_WAY =
  'Portal ini belum dapat mengirim pesan. Admin dapat membuat tautan password baru untuk Anda.'

/** Links that an account gets, whoever asks; what is asked beyond is not answered, and not told. */
const OF_ACCOUNT: Limit = {
  name: 'password links of an account',
  windowMs: HOUR_MS,
  waitAfter: (count, left) => (count < 3 ? 0 : left),
  tell: () => '',
}

/** An office behind one address may ask for many, a robot not for thousands. */
const OF_NETWORK: Limit = {
  name: 'asked-for password links of a network',
  windowMs: 15 * MINUTE_MS,
  waitAfter: growingWait(20, { first: 15, most: 300 }),
  tell: TELL.manyCalls,
}

/**
 * Notes that somebody asked for a way back. Who that is is looked up by `answerRecoveryRequests`, after the answer: for every name
 * the call does the same.
 *
 * @returns how the link goes out, if there is such an account
 * @throws Problem 409 where no message goes out, 429 with the seconds to wait.
 */
export const askForLink = async (
  tx: Db,
  { ways }: Pick<Services, 'ways'>,
  { identity, address, now }: { identity: string; address: string; now: Date },
): Promise<RecoveryWays> => {
  if (ways.length === 0) throw conflict(NO_WAY)
  await countAttempt(tx, ofNetwork(OF_NETWORK, { address, now }))
  await insertRecoveryRequest(tx, { identity, createdAt: now })
  return [...ways]
}

const makeLink = async (
  tx: Db,
  services: Pick<Services, 'config'>,
  { userId, now, lastsMs }: { userId: string; now: Date; lastsMs: number },
) => {
  const { url, tokenHash } = newSecretLink(services, 'password-baru')
  const expiresAt = new Date(now.getTime() + lastsMs)
  await putLink(tx, { userId, tokenHash, expiresAt })
  return { url, expiresAt }
}

/** A link for somebody whom no message reaches: who makes it sees it this once. */
export const handOverLink = async (
  tx: Db,
  services: Pick<Services, 'config'>,
  { userId, now }: { userId: string; now: Date },
): Promise<PasswordLink> => {
  const { url, expiresAt } = await makeLink(tx, services, {
    ...{ userId, now, lastsMs: HANDED_MS },
  })
  return { url, expiresAt: expiresAt.toISOString() }
}

type Deps = { db: Db; now: Date; services: Pick<Services, 'config' | 'ways'> }

/** Not to an account that is being locked or deleted meanwhile. */
const sendLink = async (userId: Id, { db: tx, now, services }: Deps) => {
  const account = await lockUserRow(tx, userId)
  if (!account || account.lockedAt) return
  if (!(await tryAttempt(tx, { limit: OF_ACCOUNT, key: account.id, now }))) return
  const link = await makeLink(tx, services, {
    ...{ userId: account.id, now, lastsMs: SENT_MS },
  })
  const reached = await withConfirmedContacts(tx, account)
  for (const channel of services.ways)
    await sendPasswordLink(tx, services, { account: reached, channel, now, ...link })
}

/** Whom the requests mean, each once; one that has waited as long as its link would last is not answered. */
const accountsOf = async (
  tx: Db,
  requests: { identity: string; createdAt: Date }[],
  now: Date,
) => {
  const accounts = new Set<Id>()
  for (const { identity, createdAt } of requests) {
    if (now.getTime() - createdAt.getTime() >= SENT_MS) continue
    for (const { id } of await findUsersByIdentity(tx, identity)) accounts.add(id)
  }
  return accounts
}

/** Sends links to whom they were asked for; several servers may do so at once. */
export const answerRecoveryRequests = async (deps: Deps): Promise<void> => {
  const taken = await takeRecoveryRequests(deps.db, AT_ONCE, async (tx, requests) => {
    for (const id of await accountsOf(tx, requests, deps.now))
      await sendLink(id, { ...deps, db: tx })
  })
  if (taken === AT_ONCE) await answerRecoveryRequests(deps)
}

const linkOf = (token: string, now: Date) => ({ tokenHash: sha256(token), now })

/** @throws Problem 410 where the link is used, replaced or too old; before a password is hashed for nothing. */
export const refuseOldLink = async (db: Db, token: string, now: Date): Promise<void> => {
  if (!(await hasLink(db, linkOf(token, now)))) throw gone(LINK_OVER)
}

/**
 * Uses a link up and gives its account the new password, which ends all its sessions.
 *
 * @returns the account
 * @throws Problem 410 where the link is used, replaced or too old, or its account gone.
 */
export const recoverAccount = async (
  tx: Db,
  services: Pick<Services, 'config'>,
  { token, passwordHash, now }: { token: string; passwordHash: string; now: Date },
): Promise<UserRow> => {
  const userId = await takeLink(tx, linkOf(token, now))
  const account = userId && (await lockUserRow(tx, userId, 'update'))
  if (!account) throw gone(LINK_OVER)
  await setPassword(tx, services, { account, passwordHash, now })
  return account
}
