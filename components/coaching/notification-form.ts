import type {
  NotificationText,
  OfficeVoice,
} from '@/lib/domain/messages/notification-templates'
import type { Schedule } from '@/lib/entities/coaching'
import type { WhatsappTemplate } from '@/lib/entities/office'

export type NotificationPayload = NotificationText & {
  notifToMember: boolean
  notifToWa: boolean
  /** The meeting's times by which it was written. */
  times?: Schedule
}

/** The chosen template and, where it is 'other', the free text beside it; both '' without choices. */
export type NotificationChoice = { choice: string; other: string }

export type NotificationValues = NotificationChoice & {
  message: string
  notifToMember: boolean
  notifToWa: boolean
}

/** How the conversation ended; `sent` is false after 'Lanjut tanpa notifikasi'. */
export type NotificationOutcome = NotificationChoice & {
  sent: boolean
  /**
   * What the server does with it by the ways that were chosen: it goes out by one of them, waits until one is set up, or a demo has
   * written it to its log. Undefined of a server that does not say.
   */
  fate?: 'going' | 'waiting' | 'logged'
}

export type NotificationDialogProps = {
  title: string
  /** Names what was typed on the device: the act and the thing that the message is about, 'reject:9'. */
  draft: string
  /** Whom it goes to: 'Siti Rahma', '36 peserta'; a list of names is folded. */
  recipient?: string | readonly string[]
  /** Said after whom it goes to. */
  recipientHint?: string
  /** Templates to choose from; the first is chosen at the start. */
  choices?: readonly { value: string; label: string }[]
  /** 'Alasan' for a rejection, 'Subjek' for a change. */
  choiceLabel?: string
  otherLabel?: string
  /** Subject and message of a template; called again when the choice changes. */
  compose: (choice: string, other: string) => NotificationText
  /**
   * `required` is the change-of-coaching form: the e-mail must go out (decision 72). `optional` forms
   * offer 'Lanjut tanpa notifikasi' once the e-mail box is off (decision 45).
   */
  rule: 'optional' | 'required'
  /** One key sends what the template wrote: the focus starts on Kirim. For a letter to one person that needs no choice. */
  startsAtSend?: boolean
  /** Performs the call; `outcome` once it is done. When it fails the dialog stays with its text and says so (decision 46). */
  send: (payload: NotificationPayload, outcome: NotificationOutcome) => Promise<unknown>
  /**
   * What follows once it is sent or given up, as the decision that it tells of: the window has closed by then, and what was written is
   * kept until that is done.
   */
  follow?: (outcome: NotificationOutcome) => Promise<unknown>
  /** True for a failure after which nobody knows what became of the act. */
  mayBeDone: (error: unknown) => boolean
  /** Failures after which nothing is left to send as it is: the dialog closes, the banner says why, and the text is kept. */
  isOver?: (error: unknown) => boolean
  /** A failure is told on the page: the dialog closes, and its text is there again when it is next opened. */
  failsElsewhere?: boolean
  /**
   * How a failure is told, with its reason, and whether it is not known what became of the act;
   * 'Notifikasi belum terkirim' without it.
   */
  failureOf?: (reason: string, isUnknown: boolean) => string
  /** What was written before, where the conversation begins again. */
  written?: NotificationValues
  /** By which ways messages go out at all; undefined where that is not known. */
  ways?: OfficeVoice['ways']
  /** Those of them by which messages reach nobody, because a demo writes them to its log. */
  logged: NonNullable<OfficeVoice['ways']>
  /** What goes by WhatsApp instead of the text. */
  template?: WhatsappTemplate | undefined
}
