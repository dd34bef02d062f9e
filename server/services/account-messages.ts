import { shownWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { formatMoment } from '../../lib/domain/schedule/dates.ts'
import { zoneOf } from '../../lib/domain/schedule/time-zone.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { Db } from '../db/client.ts'
import { listContactChanges } from '../repositories/contact-changes.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { signerOf } from './office.ts'
import { enqueue } from './outbox.ts'
import { addressOf, type Channel } from './senders.ts'

type Account = Pick<
  UserRow,
  'id' | 'fullName' | 'username' | 'email' | 'whatsapp' | 'timeZone'
>
type Office = Pick<Services, 'config'>

export const letter = ({ fullName }: Account, paragraphs: readonly string[]) =>
  [`Yth. Bapak/Ibu ${fullName},`, ...paragraphs].join('\n\n')

export const NOT_YOU =
  'Bila bukan Anda yang melakukannya, segera hubungi admin kantor penyelenggara coaching.'

/** Sends a letter of the portal itself, signed by the office, which no admin has caused. */
export const send = async (
  tx: Db,
  office: Office,
  message: {
    account: Account
    channel: Channel
    recipient: string
    subject: string
    body: string
    now: Date
    secretUntil?: Date
    once?: string
    purpose?: MessagePurpose
  },
) => {
  const { account, subject, body, ...rest } = message
  return enqueue(tx, {
    ...rest,
    body: `${body}\n\nSalam,\n${await signerOf(tx, office)}`,
    subject: `${office.config.appName} - ${subject}`,
    ...{ userId: account.id, coachingId: null, createdBy: null },
  })
}

/** By the clock and not how long: a letter that waited for a gateway would promise more than is left. */
const lifeOf = ({ timeZone }: Account, expiresAt: Date) => {
  const { zone, label } = zoneOf(timeZone)
  return `Tautan berlaku sampai ${formatMoment(expiresAt, zone)} ${label} dan hanya dapat dipakai satu kali.`
}

/** The link to a new password, to where the account can be reached. */
export const sendPasswordLink = (
  tx: Db,
  office: Office,
  link: { account: Account; channel: Channel; url: string; now: Date; expiresAt: Date },
): Promise<void> => {
  const { account, channel, url, now, expiresAt } = link
  return send(tx, office, {
    ...{ account, channel, now, secretUntil: expiresAt },
    recipient: addressOf(channel, account),
    purpose: 'recovery',
    subject: 'Tautan untuk password baru',
    body: letter(account, [
      `Kami menerima permintaan password baru untuk akun "${account.username}". Bila Anda yang memintanya, buka tautan ini untuk membuat password baru:`,
      url,
      `${lifeOf(account, expiresAt)} Jangan diteruskan kepada siapa pun.`,
      'Bila Anda tidak memintanya, abaikan pesan ini: password Anda tidak berubah.',
    ]),
  })
}

/** The link that confirms a changed contact, to that contact. */
export const sendContactLink = (
  tx: Db,
  office: Office,
  link: { account: Account; channel: Channel; url: string; now: Date; expiresAt: Date },
): Promise<void> => {
  const { account, channel, url, now, expiresAt } = link
  const contact = channel === 'email' ? 'alamat email' : 'nomor WhatsApp'
  return send(tx, office, {
    ...{ account, channel, now, secretUntil: expiresAt },
    recipient: addressOf(channel, account),
    purpose: 'confirmation',
    subject: `Konfirmasi ${contact}`,
    body: letter(account, [
      `Akun "${account.username}" sekarang memakai ${contact} ini. Buka tautan ini dan masukkan password akun itu untuk mengonfirmasinya:`,
      url,
      lifeOf(account, expiresAt),
      'Bila Anda tidak mengenal akun itu, abaikan pesan ini: tanpa password akun itu tautan ini tidak berguna.',
    ]),
  })
}

/** The link to the first password of an account that a superadmin has made. */
export const sendInvitation = (
  tx: Db,
  office: Office,
  {
    account,
    link,
    now,
  }: { account: Account; link: { url: string; expiresAt: string }; now: Date },
): Promise<void> => {
  const expiresAt = new Date(link.expiresAt)
  return send(tx, office, {
    ...{ account, now, channel: 'email', recipient: account.email },
    secretUntil: expiresAt,
    subject: 'Akun admin Anda',
    body: letter(account, [
      `Superadmin telah membuat akun admin "${account.username}" untuk Anda. Buka tautan ini untuk membuat password:`,
      link.url,
      `${lifeOf(account, expiresAt)} Jangan diteruskan kepada siapa pun.`,
    ]),
  })
}

type Letter = { account: Account; subject: string; body: string; now: Date }

/** A letter about the account's safety: to its e-mail address, and to the one confirmed last where that is another. */
export const tellOwner = async (tx: Db, office: Office, told: Letter): Promise<void> => {
  const { id, email } = told.account
  const changes = await listContactChanges(tx, id)
  const before = changes.find(({ channel }) => channel === 'email')?.confirmed ?? email
  for (const recipient of new Set([email, before]))
    await send(tx, office, { ...told, channel: 'email', recipient })
}

/** That the password is another one now. */
export const tellPasswordChanged = (
  tx: Db,
  office: Office,
  { account, now }: { account: Account; now: Date },
): Promise<void> =>
  tellOwner(tx, office, {
    ...{ account, now, subject: 'Password Anda telah diganti' },
    body: letter(account, [
      `Password akun "${account.username}" telah diganti. Perangkat lain yang masih login dengan akun ini sudah dikeluarkan.`,
      NOT_YOU,
    ]),
  })

/** That messages go elsewhere from now on, to where they went until now. */
export const tellEmailChanged = (
  tx: Db,
  office: Pick<Services, 'config' | 'ways'>,
  { account, email, now }: { account: Account; email: string; now: Date },
): Promise<void> =>
  tellOwner(tx, office, {
    ...{ account, now, subject: 'Alamat email akun Anda telah diganti' },
    body: letter(account, [
      `Alamat email akun "${account.username}" diganti dari ${account.email} menjadi ${email}. Pesan berikutnya dikirim ke ${email}.`,
      ...(office.ways.includes('email')
        ? [
            'Tautan untuk password baru dikirim ke alamat terakhir yang sudah dikonfirmasi. Alamat lain baru dipakai untuk itu setelah dikonfirmasi dengan password akun Anda.',
          ]
        : []),
      NOT_YOU,
    ]),
  })

/** That the number is another one now, which links for passwords may go to as well. */
export const tellWhatsappChanged = (
  tx: Db,
  office: Office,
  { account, whatsapp, now }: { account: Account; whatsapp: string; now: Date },
): Promise<void> =>
  tellOwner(tx, office, {
    ...{ account, now, subject: 'Nomor WhatsApp akun Anda telah diganti' },
    body: letter(account, [
      `Nomor WhatsApp akun "${account.username}" diganti dari ${shownWhatsapp(account.whatsapp)} menjadi ${shownWhatsapp(whatsapp)}.`,
      NOT_YOU,
    ]),
  })

/** That a login asks for another name from now on. */
export const tellUsernameChanged = (
  tx: Db,
  office: Office,
  { account, username, now }: { account: Account; username: string; now: Date },
): Promise<void> =>
  tellOwner(tx, office, {
    ...{ account, now, subject: 'Username Anda telah diganti' },
    body: letter(account, [
      `Username akun Anda diganti dari "${account.username}" menjadi "${username}". Login berikutnya memakai username baru itu.`,
      NOT_YOU,
    ]),
  })

/** That links for passwords do not go to an address any more, to that address. */
export const tellContactConfirmed = (
  tx: Db,
  office: Office,
  { account, before, now }: { account: Account; before: string; now: Date },
): Promise<void> =>
  send(tx, office, {
    ...{ account, now, channel: 'email', recipient: before },
    subject: 'Alamat email akun Anda telah dikonfirmasi',
    body: letter(account, [
      `Alamat ${account.email} sudah dikonfirmasi untuk akun "${account.username}". Tautan untuk password baru tidak lagi dikirim ke alamat ini.`,
      NOT_YOU,
    ]),
  })
