import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import {
  type CertificateReason,
  registerQuerySchema,
} from '../../lib/validation/certificate-register.ts'
import { implement, prepared } from '../calls/implement.ts'
import { checkFields } from '../calls/input.ts'
import { readIssuedFile, readRegister } from '../services/certificates/register.ts'
import { drawAnew, reissue, withdraw } from '../services/certificates/reissue.ts'

type Call = {
  params: { id: string }
  body: CertificateReason
  user: { id: string }
  now: Date
}

const ofVersion = ({ params, body, user, now }: Call) => ({
  ...{ id: params.id, reason: body.reason, userId: user.id, now },
})

/** The register of the certificates that the portal made, and what becomes of one. */
export const certificateRegisterRoutes = (app: FastifyInstance): void =>
  implement(app, api.certificateRegister, {
    list: async ({ db, request }) =>
      readRegister(db, await checkFields(registerQuerySchema, request.query)),
    file: async ({ db, services, params }) => ({
      ...(await readIssuedFile(db, services, params.id)),
      disposition: 'inline' as const,
    }),
    reissue: prepared(
      ({ db, services, params, body, now }) =>
        drawAnew(db, services, { id: params.id, name: body.name, now }),
      ({ db, ...call }, drawn) => reissue(db, ofVersion(call), drawn),
    ),
    withdraw: ({ db, ...call }) => withdraw(db, ofVersion(call)),
  })
