import type { Notes } from './note.ts'

export const adminCoachingNotes: Notes<
  | 'adminCoaching'
  | 'adminMeeting'
  | 'certificateMaking'
  | 'certificateTemplate'
  | 'certificateRegister'
  | 'certificateCheck'
> = {
  adminCoaching: {
    list: { summary: 'All coachings' },
    attention: { summary: 'What waits for an admin, by coaching' },
    copyTests: { summary: 'Questions and keys of another coaching, into one without' },
    adminOptions: { summary: 'Admins who can be the contact person' },
    get: { summary: 'One coaching with what admins see of it', refusals: [410] },
    create: { summary: 'Add a coaching, unpublished' },
    update: { summary: 'Change a coaching; what is not sent stays', refusals: [410] },
    publish: { summary: 'Publish a coaching', refusals: [410] },
    remove: {
      summary: 'Delete a coaching',
      refusals: [410],
      query: async () =>
        (await import('../../../lib/validation/review.ts')).deletionQuerySchema,
    },
    proposals: { summary: 'Proposals to join a coaching' },
    preTest: { summary: 'Files, participants and answers of the pre-test' },
    postTest: { summary: 'Files, participants, answers and survey of the post-test' },
    zoomMeeting: { summary: 'Link, background and attendance of the meeting' },
    certificates: { summary: 'Who has what a certificate needs, and whose is uploaded' },
    uploadCertificate: {
      summary: "Store a participant's certificate, named by the id of its row",
    },
    sendCertificateNotification: {
      summary: 'Tell a participant that the certificate is there',
      refusals: [429],
    },
  },
  adminMeeting: {
    uploadPreTestQuestions: { summary: 'Replace the questions of the pre-test' },
    uploadPreTestKey: { summary: 'Replace the answer key of the pre-test' },
    uploadPostTestQuestions: { summary: 'Replace the questions of the post-test' },
    uploadPostTestKey: { summary: 'Replace the answer key of the post-test' },
    toggleAttendance: { summary: 'Turn the attendance of a participant round' },
    updateMeetingUrl: { summary: 'Set or, with an empty text, take away the link' },
    updateMeetingBackground: { summary: 'Store the virtual background' },
  },
  certificateCheck: {
    find: {
      summary: 'What the portal says of a certificate, by its code',
      refusals: [429],
    },
  },
  certificateTemplate: {
    list: { summary: 'How certificates of the office can look' },
    get: { summary: 'One template, with what its samples show' },
    create: { summary: 'Add a template' },
    update: { summary: 'Change a template; what was issued stays as it is' },
    remove: { summary: 'Delete a template that no coaching uses' },
    preview: {
      summary: 'A certificate as a template would make it, as a PDF',
      refusals: [409],
    },
    uploadFile: { summary: 'Keep a background or picture for a template' },
  },
  certificateRegister: {
    list: {
      summary: 'The certificates that the portal made, every version, newest first',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/certificate-register.ts'))
          .registerQuerySchema,
    },
    file: {
      summary: 'The file of a version; of a withdrawn one there is none',
      refusals: [410],
    },
    reissue: {
      summary: 'Issue a certificate anew under its number, as a new version',
      refusals: [409],
    },
    withdraw: { summary: 'Withdraw a certificate', refusals: [409] },
  },
  certificateMaking: {
    settings: { summary: 'How the certificates of a coaching are made' },
    saveSettings: { summary: 'Say how the certificates of a coaching are made' },
    preview: { summary: 'An example of a certificate, as a PDF', refusals: [409] },
    plan: { summary: 'Whose certificates would be issued now, with their numbers' },
    issue: { summary: 'Begin to issue certificates', refusals: [409] },
    job: { summary: 'How far a job of the caller is' },
    retry: { summary: 'Try again what failed in a job of the caller' },
  },
}
