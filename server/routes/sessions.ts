import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { notFound } from '../problem.ts'
import { endSessionOf, listSessionsOf } from '../repositories/own-sessions.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import { previousLoginOf } from '../services/previous-login.ts'

/** Where the own account is signed in. */
export const sessionRoutes = (app: FastifyInstance): void =>
  implement(app, api.sessions, {
    list: async ({ db, user: { id: userId, sessionId }, now }) => {
      const rows = await listSessionsOf(db, { userId, now })
      const sessions = rows.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
        ...{ id, browser, system, isCurrent: id === sessionId },
        startedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }))
      return {
        sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
        previousLogin: await previousLoginOf(db, { userId, sessionId }),
      }
    },

    end: async ({ db, params: { id }, user: { id: userId }, now }) => {
      if (!(await endSessionOf(db, { id, userId, now }))) throw notFound()
      return null
    },

    endOthers: async ({ db, user: { id: userId, sessionId: except }, now }) => {
      await revokeSessionsOf(db, { userId, except, now, reason: 'other-device' })
      return null
    },
  })
