import { recipients, templateContext } from '@/app/_screens/admin/coaching/template-context'
import { NotificationDialog } from '@/components/coaching/notification-dialog'
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
import { changeTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching, Schedule } from '@/lib/entities/coaching'
import { choose, confirm, openDialog } from '@/lib/feedback/dialog'

const QUESTION = 'Anda yakin mengubah Informasi coaching ini?'

const CHOICES = Object.entries(CHANGE_SUBJECTS).map(([value, label]) => ({ value, label }))

const isSubject = (choice: string): choice is ChangeSubject => choice in CHANGE_SUBJECTS

/** Asks about what is rarely meant: a published coaching without coaches, fewer seats than people accepted. */
export async function confirmDoubts(
  { coaches, totalPeserta }: { coaches?: readonly unknown[]; totalPeserta?: number },
  { isPublished, coaches: stored, pesertaTerdaftar }: AdminCoaching,
): Promise<boolean> {
  const isWithoutCoach = isPublished && coaches?.length === 0 && stored.length > 0
  if (isWithoutCoach && !(await confirm(WITHOUT_COACH))) return false
  if (totalPeserta === undefined || totalPeserta >= pesertaTerdaftar) return true
  return confirm({
    title: 'Kuota kurang dari peserta yang sudah disetujui. Tetap simpan?',
    body: `${pesertaTerdaftar} peserta sudah disetujui, kuota menjadi ${totalPeserta}. Peserta yang sudah disetujui tetap ikut.`,
  })
}

const WITHOUT_COACH = {
  title: 'Simpan tanpa coach?',
  body: 'Coaching ini sedang tayang dan tidak akan memiliki coach lagi.',
}

/** §4 'Update and delete': the question before an update, with the red line once published. */
export async function askUpdate({
  isPublished,
}: AdminCoaching): Promise<'yes' | 'no' | 'with-notification' | null> {
  if (!isPublished) return (await confirm({ title: QUESTION })) ? 'yes' : 'no'
  return choose({
    title: QUESTION,
    notice: 'Coaching ini sedang tayang!',
    options: [
      { value: 'yes', label: 'Ya' },
      { value: 'with-notification', label: 'Ya, dengan notifikasi', tone: 'primary' },
      { value: 'no', label: 'Tidak' },
    ],
  })
}

type Changed = Schedule & { topic: string }

/** The text that the form begins with. */
export const changeMessage = (changed: Changed, { choice, other }: NotificationChoice) =>
  changeTemplate(isSubject(choice) ? choice : OTHER, templateContext(changed), other)

/**
 * The change-of-coaching form; its templates name topic and schedule as they will be.
 * `send` is what Kirim does; while it fails the form stays open with its text (decision 46).
 */
export const openChangeForm = (
  approved: number,
  changed: Changed & { id: string },
  {
    send,
    ...rest
  }: Pick<NotificationDialogProps, 'isOver' | 'failureOf' | 'written'> & {
    send: (payload: NotificationPayload, values: NotificationChoice) => Promise<unknown>
  },
) =>
  openDialog(NotificationDialog, {
    title: 'Notifikasi perubahan coaching',
    draft: `change:${changed.id}`,
    recipient: recipients(approved),
    choices: CHOICES,
    choiceLabel: 'Subjek',
    otherLabel: 'Subjek lainnya',
    rule: 'required' as const,
    compose: (choice: string, other: string) => changeMessage(changed, { choice, other }),
    send,
    ...rest,
  })
