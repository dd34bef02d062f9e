import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { type Context, implement, prepared } from '../calls/implement.ts'
import { lockUserRow, updateUserRow } from '../repositories/users.ts'
import { beginExport, fetchExport, readExport } from '../services/own-data/own-export.ts'
import { eraseOwn, erasureOutlook } from '../services/own-erasure.ts'
import { listEditions, ownPrivacy, readPrivacy, writePrivacy } from '../services/privacy.ts'
import { proveAgain, takeProven } from '../services/prove-again.ts'

const beginOwnExport = prepared(
  (call: Context<typeof api.ownData.beginExport>) => proveAgain(call),
  async (call, proven) => {
    const { id: userId } = await takeProven(call, proven)
    return beginExport(call.db, call.services, { userId, now: call.now })
  },
)

const erase = prepared(
  (call: Context<typeof api.ownData.erase>) => proveAgain(call),
  async (call, proven) => {
    await eraseOwn(call, proven)
    return null
  },
)

const registerOwnData = (app: FastifyInstance) =>
  implement(app, api.ownData, {
    privacy: ({ db, services, user }) => ownPrivacy(db, services, user),
    told: async ({ db, services, user, body }) => {
      // never more than there is: a later edition is still told of; nor less than another tab has shown
      const { edition } = await readPrivacy(db, services)
      const account = await lockUserRow(db, user.id, 'update')
      const shown = Math.min(body.edition, edition)
      const privacyToldEdition = Math.max(account?.privacyToldEdition ?? 0, shown)
      await updateUserRow(db, user.id, { privacyToldEdition })
      return null
    },
    export: ({ db, user, now }) => readExport(db, { userId: user.id, now }),
    beginExport: beginOwnExport,
    exportFile: async ({ db, services, params, user, now }) => ({
      ...(await fetchExport(db, services, { id: params.id, userId: user.id, now })),
      disposition: 'attachment' as const,
    }),
    outlook: ({ db, services, user, now }) => erasureOutlook(db, services, { user, now }),
    erase,
  })

/** The privacy page, and what the portal holds of whoever calls. */
export const privacyRoutes = (app: FastifyInstance): void => {
  implement(app, api.privacy, {
    get: ({ db, services }) => readPrivacy(db, services),
    update: ({ db, services, body, user, now }) =>
      writePrivacy(db, services, { text: body.text, createdBy: user.id, now }),
    editions: ({ db }) => listEditions(db),
  })
  registerOwnData(app)
}
