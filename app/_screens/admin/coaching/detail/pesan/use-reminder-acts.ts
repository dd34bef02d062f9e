import { isContested } from '@/lib/api/errors'
import { loadOnPress } from '@/lib/api/load-on-press'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { PlannedReminders, Reminded } from '@/lib/entities/reminder'
import { confirm, inform, openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { KIND_LABELS } from './reminder-words'

type Reminder = PlannedReminders[number]

/** Whom it went to by the server's word, and whom not. */
function outcomeText({ sent, skipped }: Reminded, { sendable }: Reminder) {
  const left = sendable.filter(({ id }) => skipped.includes(id)).map(({ name }) => name)
  const to = `Pesan untuk ${sent.length} peserta sedang dikirim. Hasilnya tampil di daftar pesan.`
  return left.length > 0
    ? `${to}\nTidak dikirim, karena sudah menerima atau tidak lagi memerlukannya: ${left.join(', ')}.`
    : to
}

const GOES_AT_ONCE = {
  title: 'Aktifkan dan kirim?',
  body: 'Waktu pengirimannya sudah tiba, jadi pesan ini segera dikirim bila diaktifkan.',
  confirmLabel: 'Aktifkan dan kirim',
}

/** What an admin does with one of the messages that go by themselves. */
export function useReminderActs(coaching: AdminCoaching, reminder: Reminder) {
  const [update, updating] = useMutation(api.reminder.update)
  const [sendNow, sending] = useMutation(api.reminder.sendNow)
  const { kind, enabled, isOver, dueAt, sendable, version } = reminder
  const label = KIND_LABELS[kind]
  const params = { id: coaching.id }

  async function flip() {
    const { days, minutes, subject, paragraph } = reminder
    const isDue = !enabled && !isOver && dueAt && Date.parse(dueAt) <= serverNow()
    if (isDue && !(await confirm(GOES_AT_ONCE))) return
    const body = { kind, days, minutes, subject, paragraph, enabled: !enabled }
    await update({ params, body }, { version }).catch((error: unknown) => {
      // no form is open that would show what another admin has changed
      if (isContested(error)) showFailure(error)
      throw error
    })
    toast.success(enabled ? `${label}: dimatikan` : `${label}: diaktifkan`)
  }

  async function edit() {
    const part = await loadOnPress(() => import('./reminder-dialog'))
    if (part && (await openDialog(part.ReminderDialog, { coaching, reminder })))
      toast.success(`${label}: diperbarui`)
  }

  async function send() {
    const part = await loadOnPress(() => import('./send-now-dialog'))
    if (!part) return
    if (!(await openDialog(part.SendNowDialog, { label, people: sendable }))) return
    const userIds = sendable.map(({ id }) => id)
    const { subject, paragraph } = reminder
    const told = await sendNow({ params, body: { kind, userIds, subject, paragraph } })
    await inform({ title: 'Pesan dikirim', body: outcomeText(told, reminder) })
  }

  return { flip, edit, send, isRunning: updating.isRunning || sending.isRunning }
}
