import { get, patch, post, remove, upload } from './endpoint.ts'

/** §7 'Coaching (admin)'. */
export const adminCoaching = {
  list: get('/coaching/admin', {
    access: 'admin',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingsSchema,
  }),
  /** What waits for an admin, beyond §7. */
  attention: get('/attention', {
    access: 'admin',
    group: 'attention',
    feature: 'attention',
    answer: async () => (await import('../entities/attention.ts')).attentionSchema,
  }),
  adminOptions: get('/coaching/admin/admin-list', {
    access: 'admin',
    group: 'none',
    answer: async () => (await import('../entities/coaching.ts')).adminOptionsSchema,
  }),
  get: get('/coaching/admin/:id', {
    access: 'admin',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingSchema,
  }),
  create: post('/coaching/admin', {
    access: 'admin',
    group: 'coaching',
    body: async () => (await import('../validation/coaching.ts')).coachingSchema,
    once: true,
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingSchema,
  }),
  update: patch('/coaching/admin/:id', {
    access: 'admin',
    group: 'coaching',
    body: async () => (await import('../validation/coaching.ts')).coachingUpdateSchema,
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingSchema,
  }),
  publish: patch('/coaching/admin/:id/publish', {
    access: 'admin',
    group: 'coaching',
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingSchema,
  }),
  /** Takes over questions and keys of another coaching, beyond §7. */
  copyTests: post('/coaching/admin/:id/copy-tests', {
    access: 'admin',
    group: 'test',
    feature: 'test-copying',
    body: async () => (await import('../validation/copy-tests.ts')).copyTestsSchema,
    once: true,
    answer: async () => (await import('../entities/coaching.ts')).adminCoachingSchema,
  }),
  remove: remove('/coaching/admin/:id', { access: 'admin', group: 'coaching' }),
  proposals: get('/coaching/admin/:id/proposals', {
    access: 'admin',
    group: 'proposal',
    answer: async () => (await import('../entities/proposal.ts')).proposalsSchema,
  }),
  preTest: get('/coaching/admin/:id/pre-test', {
    access: 'admin',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).preTestOverviewSchema,
  }),
  postTest: get('/coaching/admin/:id/post-test', {
    access: 'admin',
    group: 'test',
    answer: async () => (await import('../entities/test.ts')).postTestOverviewSchema,
  }),
  zoomMeeting: get('/coaching/admin/:id/zoom-meeting', {
    access: 'admin',
    group: 'meeting',
    answer: async () => (await import('../entities/meeting.ts')).zoomMeetingOverviewSchema,
  }),
  certificates: get('/coaching/admin/:id/certificates', {
    access: 'admin',
    group: 'certificate',
    answer: async () => (await import('../entities/certificate.ts')).certificateRowsSchema,
  }),
  /** `:id` is the certificate row's own id, unlike every other call below `/coaching/admin`. */
  uploadCertificate: upload('/coaching/admin/:id/upload-certificate', {
    access: 'admin',
    group: 'certificate',
    kind: 'certificate',
    answer: async () => (await import('../entities/certificate.ts')).certificateRowSchema,
  }),
  sendCertificateNotification: post('/coaching/admin/:id/send-certificate-notification', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).certificateNotificationSchema,
    once: 'briefly',
  }),
}

const testUpload = <P extends string>(path: P) =>
  upload(path, {
    access: 'admin',
    group: 'test',
    kind: 'spreadsheet',
    answer: async () => (await import('../entities/upload.ts')).testUploadSchema,
  })

/** Files and attendance of one coaching; these paths lack the `/admin` of the calls above. */
export const adminMeeting = {
  uploadPreTestQuestions: testUpload('/coaching/:id/pre-test/soal/upload'),
  uploadPreTestKey: testUpload('/coaching/:id/pre-test/jawaban/upload'),
  uploadPostTestQuestions: testUpload('/coaching/:id/post-test/soal/upload'),
  uploadPostTestKey: testUpload('/coaching/:id/post-test/jawaban/upload'),
  /** Says what the attendance is to be, or toggles it, and answers the new state (decision 61). */
  toggleAttendance: post('/coaching/:id/zoom-meeting/absensi', {
    access: 'admin',
    group: 'meeting',
    body: async () => (await import('../validation/meeting.ts')).attendanceSchema,
    once: 'toggling',
    answer: async () => (await import('../entities/meeting.ts')).attendanceSchema,
  }),
  updateMeetingUrl: patch('/coaching/:id/zoom-meeting/update-meeting-url', {
    access: 'admin',
    group: 'meeting',
    body: async () => (await import('../validation/meeting.ts')).meetingUrlSchema,
  }),
  updateMeetingBackground: upload('/coaching/:id/zoom-meeting/update-meeting-background', {
    access: 'admin',
    group: 'meeting',
    kind: 'picture',
    answer: async () => (await import('../entities/upload.ts')).fileUploadSchema,
  }),
}
