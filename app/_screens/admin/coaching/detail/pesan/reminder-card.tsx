import { useOfficeVoice } from '@/app/_screens/admin/use-office-voice'
import { TemplateText } from '@/components/coaching/notification-preview'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatDay, formatTime } from '@/lib/domain/schedule/dates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { PlannedReminders } from '@/lib/entities/reminder'
import { messageOf } from './reminder-text'
import { KIND_LABELS } from './reminder-words'
import { useReminderActs } from './use-reminder-acts'

type Reminder = PlannedReminders[number]

const whenText = ({ dueAt }: Reminder) => {
  if (!dueAt) return 'Menunggu tanggal dan pukul meeting ditentukan'
  const { zone, label } = browserTimeZone()
  return `${formatDay(dueAt, zone)} pukul ${formatTime(dueAt, zone)} ${label}`
}

const missedText = (missed: { name: string }[]) =>
  `Waktunya sudah lewat dan pesan ini tidak dikirim ke ${missed.length} peserta: saat itu server tidak berjalan, pesan ini dimatikan, atau jadwalnya belum ditentukan.`

const whomText = ({ kind, people, enabled, isOver, dueAt, missed }: Reminder) => {
  if (isOver) return missed?.length ? missedText(missed) : 'Waktunya sudah lewat.'
  if (!enabled) return 'Tidak akan dikirim.'
  if (!dueAt) return 'Penerimanya dihitung setelah itu.'
  if (Date.parse(dueAt) <= serverNow())
    return people.length === 0
      ? 'Waktunya sudah tiba: tidak ada lagi peserta yang menunggu pesan ini.'
      : `Waktunya sudah tiba: sedang dikirim ke ${people.length} peserta.`
  if (kind === 'survey')
    return `${people.length} peserta sudah menyelesaikan Post Test dan belum mengisi survei.`
  return `Akan dikirim ke ${people.length} peserta.`
}

const WHY_NOT = {
  stopped: 'menghentikan pengingat',
  quiet: 'malam hari di zona waktunya',
}

const withheldText = ({ withheld }: Reminder) =>
  `Tidak dikirim ke ${withheld.length} peserta: ${withheld
    .map(({ name, reason }) => `${name} (${WHY_NOT[reason]})`)
    .join(', ')}.`

/** A time that is over can be another one as long as the meeting is ahead. */
const canEdit = ({ isOver }: Reminder, { jamMulai }: AdminCoaching) =>
  !isOver || (jamMulai !== null && serverNow() < Date.parse(jamMulai))

function StateBadge({ enabled, isOver }: Reminder) {
  if (isOver) return <Badge tone="abu">Lewat</Badge>
  return enabled ? <Badge tone="hijau">Aktif</Badge> : <Badge tone="abu">Mati</Badge>
}

type ReminderOf = { coaching: AdminCoaching; reminder: Reminder }

function Text({ coaching, reminder }: ReminderOf) {
  const { voice, error } = useOfficeVoice()
  if (!voice) return error ? 'Isi pesan tidak dapat dimuat.' : 'Memuat…'
  const { subject, message } = messageOf(coaching, voice, reminder.kind, reminder)
  const template = voice.whatsappTemplates?.[reminder.kind]
  return (
    <>
      {template && <p className="font-semibold">Melalui email</p>}
      <p className="whitespace-pre-line">
        <b>{subject}</b>
        {`\n\n${message}`}
      </p>
      {template && (
        <section aria-label="Melalui WhatsApp" className="pt-4">
          <p className="font-semibold">Melalui WhatsApp</p>
          <TemplateText {...{ template, subject, message }} />
        </section>
      )}
    </>
  )
}

/** A message that goes by itself: when, to whom, how it reads, and whether it shall. */
export function ReminderCard({ coaching, reminder }: ReminderOf) {
  const { flip, edit, send, isRunning } = useReminderActs(coaching, reminder)
  const { kind, enabled, isOver, people, missed = [], sendable } = reminder
  const concerned = isOver ? missed : enabled ? people : []
  const label = KIND_LABELS[kind]
  const press = (act: () => Promise<void>) => () => void act().catch(() => {})
  const button = { size: 'sm', variant: 'secondary' } as const

  return (
    <Card as="li" padding="small" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{label}</h3>
        <StateBadge {...reminder} />
      </div>
      <p>{whenText(reminder)}</p>
      <p className="text-ink-2 text-sm">{whomText(reminder)}</p>
      {concerned.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-3">Lihat nama</summary>
          <p className="wrap-anywhere">{concerned.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
      {enabled && !isOver && reminder.withheld.length > 0 && (
        <p className="wrap-anywhere text-ink-2 text-sm">{withheldText(reminder)}</p>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-3">Lihat isi pesan</summary>
        <div className="wrap-anywhere rounded-md bg-card p-3">
          <Text coaching={coaching} reminder={reminder} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isOver && (
          <Button {...button} loading={isRunning} onClick={press(flip)}>
            {enabled ? 'Matikan' : 'Aktifkan'}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
        {canEdit(reminder, coaching) && (
          <Button {...button} onClick={press(edit)}>
            Ubah<span className="sr-only"> {label}</span>
          </Button>
        )}
        {enabled && sendable.length > 0 && (
          <Button {...button} loading={isRunning} onClick={press(send)}>
            Kirim sekarang<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}
