import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import {
  changeReminder,
  readMessages,
  readReminders,
  sendReminderNow,
} from '../services/reminder-settings.ts'

/** Messages of a coaching that go by themselves, and what became of all its messages. */
export const reminderRoutes = (app: FastifyInstance): void =>
  implement(app, api.reminder, {
    list: ({ db, params, now }) => readReminders(db, { coachingId: params.id, now }),
    update: ({ db, params, body, now }) =>
      changeReminder(db, body, { coachingId: params.id, now }),
    sendNow: ({ db, params, body, now, services, user }) =>
      sendReminderNow(db, body, { coachingId: params.id, adminId: user.id, now, services }),
    messages: ({ db, params }) => readMessages(db, params.id),
  })
