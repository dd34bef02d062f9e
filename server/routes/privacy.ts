import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { notFound } from '../problem.ts'
import { findUserRow, updateUserRow } from '../repositories/users.ts'
import { eraseOwn, erasureOutlook } from '../services/own-erasure.ts'
import { listEditions, readPrivacy, writePrivacy } from '../services/privacy.ts'
import { proveAgain } from '../services/prove-again.ts'

/** The privacy page, and what the portal holds of whoever calls. */
export const privacyRoutes = (app: FastifyInstance): void => {
  implement(app, api.privacy, {
    get: ({ db, services }) => readPrivacy(db, services),
    update: ({ db, services, body, user, now }) =>
      writePrivacy(db, services, { text: body.text, createdBy: user.id, now }),
    editions: ({ db }) => listEditions(db),
  })
  implement(app, api.ownData, {
    privacy: async ({ db, services, user }) => {
      const account = await findUserRow(db, user.id)
      if (!account) throw notFound()
      const { edition } = await readPrivacy(db, services)
      const { privacyEdition, privacyAgreedAt, privacyToldEdition } = account
      const agreed =
        privacyEdition !== null && privacyAgreedAt !== null
          ? { edition: privacyEdition, at: privacyAgreedAt.toISOString() }
          : null
      return { edition, agreed, isTold: (privacyToldEdition ?? 0) >= edition }
    },
    told: async ({ db, services, user, body }) => {
      // never more than there is: a later edition is still told of
      const { edition } = await readPrivacy(db, services)
      const privacyToldEdition = Math.min(body.edition, edition)
      await updateUserRow(db, user.id, { privacyToldEdition })
      return null
    },
    outlook: ({ db, services, user, now }) => erasureOutlook(db, services, { user, now }),
    erase: prepared(
      (call) => proveAgain(call),
      async (call, proven) => {
        await eraseOwn(call, proven)
        return null
      },
    ),
  })
}
