import type { CertificateCheck } from '../entities/certificate.ts'
import type { Coaching, CoachingHeader, TakenCoaching } from '../entities/coaching.ts'
import type { ZoomMeetingCheck } from '../entities/meeting.ts'
import type { Proposal } from '../entities/proposal.ts'
import type { SurveyCheck } from '../entities/survey.ts'
import { answers, get, post } from './endpoint.ts'

/** §7 'Coaching (participant)'. */
export const coaching = {
  upcoming: get('/coaching/upcoming', {
    access: 'public',
    group: 'coaching',
    answer: answers<Coaching[]>(),
  }),
  /** The nearest coaching or null (decision 64). */
  homepage: get('/coaching/homepage', {
    access: 'public',
    group: 'coaching',
    answer: answers<Coaching | null>(),
  }),
  upcomingUser: get('/coaching/upcoming-user', {
    access: 'user',
    group: 'coaching',
    answer: answers<Coaching[]>(),
  }),
  taken: get('/coaching/taken-and-past-and-propose', {
    access: 'user',
    group: 'coaching',
    answer: answers<TakenCoaching[]>(),
  }),
  takenBy: get('/coaching/taken-and-past-and-propose/:id', {
    access: 'admin',
    group: 'coaching',
    answer: answers<TakenCoaching[]>(),
  }),
  get: get('/coaching/:id', {
    access: 'optional',
    group: 'coaching',
    answer: answers<Coaching>(),
  }),
  header: get('/coaching/:id/auth', {
    access: 'user',
    group: 'coaching',
    answer: answers<CoachingHeader>(),
  }),
  cancel: post('/coaching/:id/cancel', { access: 'user', group: 'coaching' }),
  removeRejectedProposal: post('/coaching/:id/remove-rejected-proposal', {
    access: 'user',
    group: 'coaching',
  }),
}

export const proposal = {
  create: post('/proposal', {
    access: 'user',
    group: 'coaching',
    body: async () => (await import('../validation/ask-question.ts')).proposalSchema,
    once: true,
    answer: answers<Proposal>(),
  }),
  approve: post('/proposal/approve', {
    access: 'admin',
    group: 'proposal',
    body: async () => (await import('../validation/review.ts')).approveSchema,
    answer: answers<Proposal>(),
  }),
  reject: post('/proposal/reject', {
    access: 'admin',
    group: 'proposal',
    body: async () => (await import('../validation/review.ts')).rejectSchema,
    answer: answers<Proposal>(),
  }),
}

export const zoomMeeting = {
  check: get('/coaching/:id/zoom-meeting/check', {
    access: 'user',
    group: 'meeting',
    answer: answers<ZoomMeetingCheck>(),
  }),
}

export const survey = {
  check: get('/coaching/:id/survei-kepuasan/check', {
    access: 'user',
    group: 'survey',
    answer: answers<SurveyCheck>(),
  }),
  /** The one call that §7 does not list (decision 59). */
  submit: post('/coaching/:id/survei-kepuasan', {
    access: 'user',
    group: 'survey',
    body: async () => (await import('../validation/survey.ts')).surveySchema,
  }),
}

export const certificate = {
  check: get('/coaching/:id/certificate/check', {
    access: 'user',
    group: 'certificate',
    answer: answers<CertificateCheck>(),
  }),
  /** The file itself, byte for byte as uploaded (decision 60). */
  download: get('/coaching/:id/certificate/download', {
    access: 'user',
    group: 'certificate',
    binary: true,
    answer: answers<Blob>(),
  }),
}
