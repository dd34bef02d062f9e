import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { reportQuerySchema } from '../../lib/validation/report-query.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { closeOverdueAttempts } from '../services/close-attempts.ts'
import { makeReport } from '../services/report.ts'

/** What an office has done in a period. */
export const reportRoutes = (app: FastifyInstance): void =>
  implement(app, api.report, {
    get: async ({ db, now, request }) => {
      const query = await checkFields(reportQuerySchema, request.query)
      await closeOverdueAttempts(db, now)
      return makeReport(db, query, now)
    },
  })
