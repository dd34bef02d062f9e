import type { CertificateRow } from '../entities/certificate.ts'
import type { AdminCoaching, AdminOption } from '../entities/coaching.ts'
import type { ZoomMeetingOverview } from '../entities/meeting.ts'
import type { Proposal } from '../entities/proposal.ts'
import type { PostTestOverview, PreTestUserRow, TestOverview } from '../entities/test.ts'
import type { FileUpload } from '../entities/upload.ts'
import { answers, get, patch, post, remove, upload } from './endpoint.ts'

/** §7 'Coaching (admin)'. */
export const adminCoaching = {
  list: get('/coaching/admin', {
    access: 'admin',
    group: 'coaching',
    answer: answers<AdminCoaching[]>(),
  }),
  adminOptions: get('/coaching/admin/admin-list', {
    access: 'admin',
    group: 'none',
    answer: answers<AdminOption[]>(),
  }),
  get: get('/coaching/admin/:id', {
    access: 'admin',
    group: 'coaching',
    answer: answers<AdminCoaching>(),
  }),
  create: post('/coaching/admin', {
    access: 'admin',
    group: 'coaching',
    body: async () => (await import('../validation/coaching.ts')).coachingSchema,
    once: true,
    answer: answers<AdminCoaching>(),
  }),
  update: patch('/coaching/admin/:id', {
    access: 'admin',
    group: 'coaching',
    body: async () => (await import('../validation/coaching.ts')).coachingUpdateSchema,
    answer: answers<AdminCoaching>(),
  }),
  publish: patch('/coaching/admin/:id/publish', {
    access: 'admin',
    group: 'coaching',
    answer: answers<AdminCoaching>(),
  }),
  remove: remove('/coaching/admin/:id', { access: 'admin', group: 'coaching' }),
  proposals: get('/coaching/admin/:id/proposals', {
    access: 'admin',
    group: 'proposal',
    answer: answers<Proposal[]>(),
  }),
  preTest: get('/coaching/admin/:id/pre-test', {
    access: 'admin',
    group: 'test',
    answer: answers<TestOverview<PreTestUserRow>>(),
  }),
  postTest: get('/coaching/admin/:id/post-test', {
    access: 'admin',
    group: 'test',
    answer: answers<PostTestOverview>(),
  }),
  zoomMeeting: get('/coaching/admin/:id/zoom-meeting', {
    access: 'admin',
    group: 'meeting',
    answer: answers<ZoomMeetingOverview>(),
  }),
  certificates: get('/coaching/admin/:id/certificates', {
    access: 'admin',
    group: 'certificate',
    answer: answers<CertificateRow[]>(),
  }),
  /** `:id` is the certificate row's own id, unlike every other call below `/coaching/admin`. */
  uploadCertificate: upload('/coaching/admin/:id/upload-certificate', {
    access: 'admin',
    group: 'certificate',
    kind: 'certificate',
    answer: answers<CertificateRow>(),
  }),
  sendCertificateNotification: post('/coaching/admin/:id/send-certificate-notification', {
    access: 'admin',
    group: 'none',
    body: async () =>
      (await import('../validation/notification.ts')).certificateNotificationSchema,
    once: true,
  }),
}

const testUpload = <P extends string>(path: P) =>
  upload(path, {
    access: 'admin',
    group: 'test',
    kind: 'spreadsheet',
    answer: answers<FileUpload & { jumlah: number }>(),
  })

/** Files and attendance of one coaching; these paths lack the `/admin` of the calls above. */
export const adminMeeting = {
  uploadPreTestQuestions: testUpload('/coaching/:id/pre-test/soal/upload'),
  uploadPreTestKey: testUpload('/coaching/:id/pre-test/jawaban/upload'),
  uploadPostTestQuestions: testUpload('/coaching/:id/post-test/soal/upload'),
  uploadPostTestKey: testUpload('/coaching/:id/post-test/jawaban/upload'),
  /** Toggles attendance and answers the new state (decision 61). */
  toggleAttendance: post('/coaching/:id/zoom-meeting/absensi', {
    access: 'admin',
    group: 'meeting',
    body: async () => (await import('../validation/meeting.ts')).attendanceSchema,
    once: true,
    answer: answers<{ status: boolean }>(),
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
    answer: answers<FileUpload>(),
  }),
}
