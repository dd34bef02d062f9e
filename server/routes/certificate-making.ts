import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { checkByKode } from '../services/certificates/check.ts'
import { beginIssue, planIssue } from '../services/certificates/issue-plan.ts'
import { readJob, retryJob } from '../services/certificates/job-state.ts'
import { previewCertificate } from '../services/certificates/preview.ts'
import { readSettings, saveSettings } from '../services/certificates/settings.ts'

type Call = { params: { id: string }; user: { id: string }; now: Date }

const ofCoaching = ({ params, user, now }: Call) => ({
  ...{ coachingId: params.id, userId: user.id, now },
})
const ownJob = ({ params, user }: Call) => ({ id: params.id, createdBy: user.id })

/** Certificates that the portal makes: settings, issue, and the job that does it. */
export const certificateMakingRoutes = (app: FastifyInstance): void => {
  implement(app, api.certificateCheck, {
    find: ({ db, params, request, now }) =>
      checkByKode(db, { kode: params.kode, address: request.ip, now }),
  })
  implement(app, api.certificateMaking, {
    settings: ({ db, params }) => readSettings(db, params.id),
    saveSettings: ({ db, params, body }) => saveSettings(db, params.id, body),
    preview: async (call) => ({
      ...(await previewCertificate(call.db, call.services, ofCoaching(call))),
      disposition: 'inline' as const,
    }),
    plan: (call) => planIssue(call.db, ofCoaching(call)),
    issue: (call) => beginIssue(call.db, call.body, ofCoaching(call)),
    job: (call) => readJob(call.db, ownJob(call)),
    retry: (call) => retryJob(call.db, ownJob(call)),
  })
}
