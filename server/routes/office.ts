import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { findOffice, findWordings, saveOffice } from '../repositories/office.ts'
import { changeOffice, firstSteps } from '../services/office.ts'

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
    wordings: async ({ db }) => ({ texts: await findWordings(db) }),
    updateWordings: async ({ db, body: { texts }, now }) => {
      await saveOffice(db, { wordings: definedIn(texts) }, now)
      return null
    },
    steps: ({ db }) => firstSteps(db),
  })
