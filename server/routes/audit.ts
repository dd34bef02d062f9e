import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { auditQuerySchema } from '../../lib/validation/audit-query.ts'
import { implement } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { listAuditEntries } from '../repositories/audit.ts'

/** The trail of what admins did, for superadmins only. */
export const auditRoutes = (app: FastifyInstance): void =>
  implement(app, api.audit, {
    list: async ({ db, request }) =>
      listAuditEntries(db, await checkFields(auditQuerySchema, request.query)),
  })
