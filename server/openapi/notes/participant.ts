import type { Notes } from './note.ts'

/** The coaching may be deleted, or the caller take no part in it. */
const GONE = { refusals: [410] } as const

/** 'Same shape' in §7. */
const TEST = {
  questions: { summary: 'Questions of the running attempt', refusals: [409, 410] },
  start: { summary: 'Begin or resume the only attempt', ...GONE },
  answer: {
    summary: 'Save one choice; saving again overwrites',
    isSequenced: true,
    ...GONE,
  },
  end: { summary: 'End the attempt; again changes nothing', ...GONE },
  result: { summary: 'Result of the ended attempt, or null', ...GONE },
  summary: { summary: 'Each question with its right answer', refusals: [409, 410] },
} as const

export const participantNotes: Notes<
  | 'coaching'
  | 'calendarAddress'
  | 'ownReminders'
  | 'placeAlert'
  | 'proposal'
  | 'zoomMeeting'
  | 'survey'
  | 'certificate'
  | 'preTest'
  | 'postTest'
> = {
  coaching: {
    upcoming: { summary: 'Published coachings that are still to come' },
    homepage: { summary: 'The nearest coaching, or null' },
    upcomingUser: { summary: 'Coachings that the caller can still join' },
    taken: { summary: 'Coachings that the caller takes, took or wants to take' },
    takenBy: { summary: 'Coachings that a participant takes, took or wants to take' },
    get: { summary: 'One coaching; for admins also before it is published', ...GONE },
    header: { summary: 'What the frame of a coaching shows its participant', ...GONE },
    cancel: { summary: 'Take part no longer', ...GONE },
    removeRejectedProposal: {
      summary: 'Remove a rejected proposal, named by its own id, from the history',
    },
  },
  calendarAddress: {
    get: { summary: 'Since when the own coachings can be subscribed to' },
    make: { summary: 'A new address for a calendar program, told this once' },
    end: { summary: 'End the address' },
  },
  ownReminders: {
    get: { summary: 'Since when the caller wants no reminders, or null' },
    begin: { summary: 'Get reminders again' },
    end: { summary: 'Get reminders no longer; decisions and changes go on' },
  },
  placeAlert: {
    ask: { summary: 'Be told of a free place in a full coaching', ...GONE },
    end: { summary: 'Be told of free places no longer' },
  },
  proposal: {
    create: { summary: 'Propose questions in order to join', refusals: [404, 410] },
    approve: { summary: 'Accept a proposal', refusals: [404, 410] },
    reject: { summary: 'Reject a proposal with a reason', refusals: [404, 410] },
  },
  zoomMeeting: {
    check: { summary: 'What the caller may know of the meeting', ...GONE },
  },
  survey: {
    check: { summary: 'Whether the survey can be answered, and its questions', ...GONE },
    submit: { summary: 'Answer the survey, once', ...GONE },
  },
  certificate: {
    check: { summary: 'Whether the certificate can be had, and what is missing', ...GONE },
    download: { summary: 'The certificate, byte for byte as uploaded', ...GONE },
  },
  preTest: TEST,
  postTest: {
    ...TEST,
    check: { summary: 'Whether the attempt may begin now', ...GONE },
  },
}
