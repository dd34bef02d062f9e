import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { findUserRow, setCalendarAddress } from '../repositories/users.ts'
import { makeCalendarAddress } from '../services/own-calendar.ts'

/** A secret address by which a calendar program keeps the own accepted coachings. */
export const calendarAddressRoutes = (app: FastifyInstance): void =>
  implement(app, api.calendarAddress, {
    get: async ({ db, user }) => {
      const row = await findUserRow(db, user.id)
      return { madeAt: row?.calendarMadeAt?.toISOString() ?? null }
    },
    make: ({ db, user, now, services }) =>
      makeCalendarAddress(db, services, { userId: user.id, now }),
    end: async ({ db, user }) => {
      await setCalendarAddress(db, user.id, { tokenHash: null, madeAt: null })
      return null
    },
  })
