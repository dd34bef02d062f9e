import { recipients, templateContext } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import type {
  NotificationChoice,
  NotificationDialogProps,
  NotificationPayload,
} from '@/components/coaching/notification-form'
import {
  CHANGE_SUBJECTS,
  type ChangeSubject,
  OTHER,
} from '@/lib/domain/messages/notification-choices'
import {
  changeTemplate,
  type NotificationText,
  type OfficeVoice,
} from '@/lib/domain/messages/notification-templates'
import type { Schedule } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'

const CHOICES = Object.entries(CHANGE_SUBJECTS).map(([value, label]) => ({ value, label }))

const isSubject = (choice: string): choice is ChangeSubject => choice in CHANGE_SUBJECTS

type Changed = Schedule & { topic: string }

/** The text that the form begins with. */
const changeMessage = (
  changed: Changed,
  { choice, other }: NotificationChoice,
  voice: OfficeVoice,
) =>
  changeTemplate(isSubject(choice) ? choice : OTHER, templateContext(changed, voice), other)

/** Each of the two acts says its own outcome, also that it is not known. */
const failureTold = (isSaved: boolean, reason: string, isUnknown: boolean) => {
  const [saved, sent] = isUnknown
    ? ['Belum diketahui apakah perubahan', 'Belum diketahui apakah notifikasi']
    : ['Perubahan belum', 'Notifikasi belum']
  return isSaved
    ? `Perubahan sudah tersimpan. ${sent} terkirim${reason}.`
    : `${saved} tersimpan${reason}, dan notifikasi belum dikirim.`
}

/**
 * The change-of-coaching form; its templates name topic and schedule as they will be.
 * `send` is what Kirim does; while it fails the form stays open with its text (decision 46).
 */
export const openChangeForm = (
  approved: number,
  changed: Changed & { id: string },
  {
    send,
    isSaved,
    ...rest
  }: Pick<NotificationDialogProps, 'isOver' | 'written'> & {
    /** Whether the change itself is saved by now. */
    isSaved: () => boolean
    /** @param isOwnText whether the message is in words of one's own */
    send: (
      payload: NotificationPayload,
      values: NotificationChoice,
      isOwnText: boolean,
    ) => Promise<unknown>
  },
) => {
  let ready: NotificationText | undefined
  return openDialog(MessageDialog, {
    title: 'Notifikasi perubahan coaching',
    purpose: 'change',
    draft: `change:${changed.id}`,
    recipient: recipients(approved),
    choices: CHOICES,
    choiceLabel: 'Subjek',
    otherLabel: 'Subjek lainnya',
    rule: 'required' as const,
    compose: (choice: string, other: string, voice: OfficeVoice) => {
      ready = changeMessage(changed, { choice, other }, voice)
      return ready
    },
    // the last text that was composed is that of the choice which is sent
    send: (payload, choice) =>
      send(payload, choice, payload.message !== ready?.message.trim()),
    failureOf: (reason, isUnknown) => failureTold(isSaved(), reason, isUnknown),
    ...rest,
  })
}
