import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { publicHolidaysQuerySchema } from '../../lib/validation/holidays.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { listHolidays, replaceHolidays } from '../repositories/holidays.ts'
import { findOffice, findWordings, saveOffice } from '../repositories/office.ts'
import { changeOffice, firstSteps, skipFirstStep } from '../services/office.ts'
import { proposeHolidays } from '../services/public-holidays.ts'

const definedIn = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

/** The office that runs the portal. */
export const officeRoutes = (app: FastifyInstance): void =>
  implement(app, api.office, {
    get: ({ db }) => findOffice(db),
    update: async ({ db, services, body, now }) => {
      await changeOffice(db, services, { body, now })
      return null
    },
    wordings: async ({ db, services }) => ({
      texts: await findWordings(db),
      whatsappTemplates: services.whatsappTemplates,
      ways: [...services.ways],
    }),
    updateWordings: async ({ db, body: { texts }, now }) => {
      await saveOffice(db, { wordings: definedIn(texts) }, now)
      return null
    },
    holidays: async ({ db }) => ({ days: await listHolidays(db) }),
    updateHolidays: async ({ db, body: { days } }) => {
      await replaceHolidays(db, days)
      return null
    },
    publicHolidays: async ({ request }) => {
      const { year } = await checkFields(publicHolidaysQuerySchema, request.query)
      return proposeHolidays(Number(year))
    },
    steps: ({ db }) => firstSteps(db),
    skipStep: async ({ db, body, now }) => {
      await skipFirstStep(db, body, now)
      return null
    },
  })
