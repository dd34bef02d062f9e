import type { Notes } from './note.ts'

export const accountNotes: Notes<
  | 'auth'
  | 'features'
  | 'passwordRecovery'
  | 'contactConfirmation'
  | 'sessions'
  | 'secondFactor'
  | 'adminAccount'
  | 'asalInstansi'
  | 'user'
  | 'participantPages'
  | 'audit'
  | 'report'
  | 'notification'
  | 'reminder'
  | 'uploads'
> = {
  auth: {
    login: {
      summary: 'Begin a session, or ask for the code of a second factor',
      refusals: [422, 429],
    },
    register: {
      summary: 'Make an account for a participant and begin its session',
      refusals: [429],
    },
    renew: {
      summary: 'Change a refresh token, once, for a new pair',
      refusals: [422, 429],
    },
    logout: { summary: 'End the session of a refresh token' },
    me: { summary: 'The signed-in account', refusals: [404] },
    updateUser: {
      summary: 'Change the own account of a participant',
      refusals: [404, 429],
    },
    updateAdmin: {
      summary: 'Change the own account of an admin',
      refusals: [404, 429],
    },
    changePassword: {
      summary: 'Change the own password, which ends all other sessions',
      refusals: [422, 429],
    },
  },
  features: { list: { summary: 'What this server can do beside chapter 7, by name' } },
  passwordRecovery: {
    ask: {
      summary: 'Ask for a link to a new password; answers alike for all names',
      refusals: [409, 429],
    },
    reset: { summary: 'Give an account a new password by its link', refusals: [410] },
    makeLink: {
      summary: 'Make a link for somebody whom no message reaches',
      refusals: [403, 404, 409],
    },
  },
  contactConfirmation: {
    list: { summary: 'Contacts of the own account that wait to be confirmed' },
    sendAgain: {
      summary: 'Send the link to confirm a contact once more',
      refusals: [404, 409, 429],
    },
    confirm: {
      summary: 'Confirm a contact with its link and the password',
      refusals: [410, 422, 429],
    },
  },
  sessions: {
    list: {
      summary: 'Where the own account is signed in, and the login before this one',
    },
    end: { summary: 'End a session of the own account', refusals: [404] },
    endOthers: { summary: 'End all sessions of the own account but this one' },
  },
  secondFactor: {
    answer: {
      summary: 'Begin a session with the code that a login has asked for',
      refusals: [410, 422, 429],
    },
    state: { summary: 'Whether the own login asks for a code' },
    begin: { summary: 'Make a new key; nothing asks for it before its first code' },
    turnOn: {
      summary: 'Put the new key in use with its first code; answers recovery codes',
      refusals: [404, 422],
    },
    turnOff: { summary: 'End the second factor' },
    renewCodes: { summary: 'Ten other recovery codes', refusals: [404] },
    exportPersons: { summary: 'Say that a list of persons is saved as a file' },
    confirm: {
      summary: 'Give password and code once more, for what asks for them',
      refusals: [404, 422, 429],
    },
  },
  adminAccount: {
    list: { summary: 'The accounts of the office' },
    create: {
      summary: 'Make an account of the office and a link to its first password',
    },
    update: {
      summary: 'Take its second factor off, lock or unlock it, change its role',
      refusals: [404, 409],
    },
    handOver: {
      summary: 'Put another admin in charge of its coachings',
      refusals: [400, 404],
    },
    remove: { summary: 'Delete an account of the office', refusals: [404, 409] },
  },
  asalInstansi: {
    list: { summary: 'Institutions that a participant can belong to' },
    get: { summary: 'One institution' },
    create: { summary: 'Add an institution' },
    update: { summary: 'Rename an institution' },
    remove: { summary: 'Delete an institution that no account uses' },
    importFile: {
      summary: 'Add all names of a file, or none; those that are there stay as they are',
    },
  },
  user: {
    list: { summary: 'All participants' },
    get: { summary: 'One participant' },
    remove: { summary: 'Delete a participant with all that is theirs' },
  },
  participantPages: {
    page: {
      summary: 'A page of the participants that fit, in the order that is asked for',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/participant-query.ts'))
          .participantQuerySchema,
    },
    choices: { summary: 'What participants can be filtered by' },
  },
  audit: {
    list: {
      summary: 'Acts of admins, newest first',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/audit-query.ts')).auditQuerySchema,
    },
  },
  report: {
    get: {
      summary: 'What the office has done in a period',
      refusals: [400],
      query: async () =>
        (await import('../../../lib/validation/report-query.ts')).reportQuerySchema,
    },
  },
  notification: {
    proposal: {
      summary: 'Tell a participant what became of a proposal',
      refusals: [404, 409, 410, 429],
    },
    updateCoaching: {
      summary: 'Tell the accepted participants of a coaching about a change',
      refusals: [404, 409, 410, 429],
    },
    notYet: { summary: 'Who has not yet done which step' },
    remind: { summary: 'A message to those who still have not done a step' },
    undelivered: { summary: 'Messages that have not arrived, newest first' },
    resend: {
      summary: 'Try a message again that has not arrived',
      query: async () =>
        (await import('../../../lib/validation/notification.ts')).resendQuerySchema,
      refusals: [429],
    },
  },
  reminder: {
    list: {
      summary: 'Messages of a coaching that go by themselves, and to whom',
      refusals: [404],
    },
    update: {
      summary: 'Switch one of them on or off, move or reword it',
      refusals: [404, 409, 410],
    },
    sendNow: {
      summary: 'Send one of them now, to those who have not had it',
      refusals: [404],
    },
    messages: { summary: 'What went to whom about a coaching, and who was left out' },
  },
  uploads: {
    image: { summary: 'Store a picture' },
    anyfile: { summary: 'Store a material' },
  },
}
