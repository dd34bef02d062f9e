import {
  MESSAGE_LOOKS,
  messageLook,
  WAYS,
  wordAt,
} from '@/app/_screens/admin/message-states'
import { MomentText } from '@/app/_screens/admin/moment-text'
import type { Column } from '@/components/table/column'
import { Addresses } from '@/components/ui/addresses'
import { Badge } from '@/components/ui/badge'
import { momentHere } from '@/lib/browser/moment-here'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import type { OutboxMessage } from '@/lib/entities/outbox'
import type { MessageKind } from '@/lib/entities/outbox-values'
import { href } from '@/lib/router/href'

const KINDS: Record<MessageKind, string> = {
  reminder: 'Pengingat otomatis',
  link: 'Tautan pribadi',
  portal: 'Dari portal',
  admin: 'Karena tindakan admin',
}

/** Why it is as it is, and what happens next. Of what its badge says already only when. */
function details(message: OutboxMessage) {
  const { state, sentAt, deliveredAt, readAt } = message
  const { nextAttemptAt, attempts, lastError, whyNot } = message
  const told = ({ label }: { label: string }, at: string) =>
    label === messageLook(message).label ? momentHere(at) : wordAt(label, at)
  return [
    state === 'sent' && sentAt ? told(MESSAGE_LOOKS.sent, sentAt) : '',
    deliveredAt ? told(MESSAGE_LOOKS.delivered, deliveredAt) : '',
    readAt ? told(MESSAGE_LOOKS.read, readAt) : '',
    nextAttemptAt
      ? `${attempts > 0 ? `${attempts} kali dicoba, dicoba lagi` : 'dikirim'} ${momentHere(nextAttemptAt)}`
      : '',
    lastError ? `Sebab: ${lastError}` : '',
    whyNot && whyNot !== lastError ? `Tidak dapat dikirim ulang: ${whyNot}` : '',
  ].filter(Boolean)
}

function State({ message }: { message: OutboxMessage }) {
  const { label, tone } = messageLook(message)
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {details(message).map((detail) => (
        <span key={detail} className="wrap-anywhere block text-ink-2 text-sm">
          {detail}
        </span>
      ))}
    </>
  )
}

export const recipientText = ({ name, recipient }: OutboxMessage): string =>
  name ? `${name}, ${recipient}` : recipient

export const COLUMNS: Column<OutboxMessage>[] = [
  {
    ...{ id: 'pesan', header: 'Pesan', primary: true, sortable: false },
    text: ({ subject }) => subject,
    cell: ({ subject, kind }) => (
      <>
        {subject}
        <span className="block font-normal text-ink-2 text-sm">{KINDS[kind]}</span>
      </>
    ),
  },
  {
    ...{ id: 'kepada', header: 'Kepada', brief: 'bare', sortable: false },
    text: recipientText,
    cell: ({ name, recipient, channel }) => (
      <>
        {name && <span className="block">{name}</span>}
        <span className="block text-ink-2 text-sm md:min-w-44">
          {WAYS[channel]}{' '}
          {channel === 'whatsapp' ? (
            <span className="whitespace-nowrap">{shownWhatsapp(recipient)}</span>
          ) : (
            <Addresses>{recipient}</Addresses>
          )}
        </span>
      </>
    ),
  },
  {
    ...{ id: 'coaching', header: 'Coaching', sortable: false },
    text: ({ coaching }) => coaching && `${coaching.coachingCode} ${coaching.topic}`,
    cell: ({ coaching }) =>
      coaching && (
        <a
          href={href('admin/coaching/detail', { id: coaching.id }, { tab: 'pesan' })}
          title={coaching.topic}
          className="angka pointer-coarse:inline-flex pointer-coarse:min-h-ctl items-center whitespace-nowrap text-brand underline underline-offset-2 hover:no-underline"
        >
          {coaching.coachingCode}
        </a>
      ),
  },
  {
    ...{ id: 'dibuat', header: 'Dibuat', sortable: false },
    text: ({ createdAt }) => momentHere(createdAt),
    cell: ({ createdAt }) => <MomentText at={createdAt} />,
  },
  {
    ...{ id: 'keadaan', header: 'Keadaan', brief: 'bare', sortable: false },
    text: (message) => [messageLook(message).label, ...details(message)].join('. '),
    cell: (message) => <State message={message} />,
  },
]
