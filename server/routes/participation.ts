import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { checkMeeting } from '../services/meetings.ts'
import { checkCertificate, readCertificate } from '../services/own-certificate.ts'
import { checkSurvey, submitSurvey } from '../services/surveys.ts'

type Call = { params: { id: string }; user: { id: string } }

/** Always the caller's own participation. */
const own = ({ params, user }: Call) => ({ coachingId: params.id, userId: user.id })

/** Meeting, survey and certificate of one participant (decisions 58 to 60). */
export const participationRoutes = (app: FastifyInstance): void => {
  implement(app, api.zoomMeeting, {
    check: (call) => checkMeeting(call.db, own(call)),
  })
  implement(app, api.survey, {
    check: (call) => checkSurvey(call.db, { ...own(call), now: call.now }),
    submit: async ({ body, db, now, ...call }) => {
      await submitSurvey(db, { ...own(call), body, now })
      return null
    },
  })
  implement(app, api.certificate, {
    check: (call) => checkCertificate(call.db, { ...own(call), now: call.now }),
    download: async (call) => ({
      ...(await readCertificate(call.db, call.services, { ...own(call), now: call.now })),
      disposition: 'inline' as const,
    }),
  })
}
