import { get, getFile, post, remove } from './endpoint.ts'

/** §7 'Coaching (participant)'. */
export const coaching = {
  upcoming: get('/coaching/upcoming', {
    access: 'public',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).coachingsSchema,
  }),
  /** The nearest coaching or null (decision 64). */
  homepage: get('/coaching/homepage', {
    access: 'public',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).coachingOrNullSchema,
  }),
  upcomingUser: get('/coaching/upcoming-user', {
    access: 'user',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).coachingsSchema,
  }),
  taken: get('/coaching/taken-and-past-and-propose', {
    access: 'user',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).takenCoachingsSchema,
  }),
  takenBy: get('/coaching/taken-and-past-and-propose/:id', {
    access: 'admin',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).takenCoachingsSchema,
  }),
  get: get('/coaching/:id', {
    access: 'optional',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).coachingSchema,
  }),
  header: get('/coaching/:id/auth', {
    access: 'user',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).coachingHeaderSchema,
  }),
  cancel: post('/coaching/:id/cancel', { access: 'user', group: 'coaching' }),
  removeRejectedProposal: post('/coaching/:id/remove-rejected-proposal', {
    access: 'user',
    group: 'coaching',
  }),
}

/** To be told of a free place in a full coaching; beside §7. */
export const placeAlert = {
  ask: post('/coaching/:id/place-alert', {
    access: 'user',
    group: 'coaching',
    feature: 'place-alert',
  }),
  end: remove('/coaching/:id/place-alert', {
    access: 'user',
    group: 'coaching',
    feature: 'place-alert',
  }),
}

export const proposal = {
  create: post('/proposal', {
    access: 'user',
    group: 'coaching',
    body: async () => (await import('../validation/ask-question.ts')).proposalSchema,
    once: true,
    answer: async () => (await import('../entities/proposal.ts')).proposalSchema,
  }),
  approve: post('/proposal/approve', {
    access: 'admin',
    group: 'proposal',
    body: async () => (await import('../validation/review.ts')).approveSchema,
    answer: async () => (await import('../entities/proposal.ts')).proposalSchema,
  }),
  reject: post('/proposal/reject', {
    access: 'admin',
    group: 'proposal',
    body: async () => (await import('../validation/review.ts')).rejectSchema,
    answer: async () => (await import('../entities/proposal.ts')).proposalSchema,
  }),
}

export const zoomMeeting = {
  check: get('/coaching/:id/zoom-meeting/check', {
    access: 'user',
    group: 'meeting',
    answer: async () => (await import('../entities/meeting.ts')).zoomMeetingCheckSchema,
  }),
}

export const survey = {
  check: get('/coaching/:id/survei-kepuasan/check', {
    access: 'user',
    group: 'survey',
    answer: async () => (await import('../entities/survey.ts')).surveyCheckSchema,
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
    answer: async () => (await import('../entities/certificate.ts')).certificateCheckSchema,
  }),
  /** The file itself, byte for byte as uploaded (decision 60). */
  download: getFile('/coaching/:id/certificate/download', {
    access: 'user',
    group: 'certificate',
  }),
}
