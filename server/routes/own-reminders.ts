import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { findUserRow } from '../repositories/users.ts'
import { chooseReminders } from '../services/stopped-reminders.ts'

/** Whether a participant gets reminders, as the link in each of them chooses too. */
export const ownRemindersRoutes = (app: FastifyInstance): void =>
  implement(app, api.ownReminders, {
    get: async ({ db, user }) => {
      const row = await findUserRow(db, user.id)
      return { stoppedAt: row?.remindersStoppedAt?.toISOString() ?? null }
    },
    begin: async ({ db, user, now }) => {
      await chooseReminders(db, { userId: user.id, stop: false, now })
      return null
    },
    end: async ({ db, user, now }) => {
      await chooseReminders(db, { userId: user.id, stop: true, now })
      return null
    },
  })
