/** Tells the address of ALARM_MAIL that a unit has failed: `e-coaching-backup-failed.service` runs it. */
import { randomUUID } from 'node:crypto'
import { formatDate, formatTime } from '../../lib/domain/schedule/dates.ts'
import { createMailSender } from '../services/mail-sender.ts'
import { OFFICE_ZONE } from '../services/office-zone.ts'
import { runCommand } from './command.ts'

await runCommand(async ({ appName, gateways: { mail, alarm } }, [unit = '']) => {
  if (!mail || !alarm) {
    throw new Error(`Kegagalan ${unit} tidak diberitahukan: isi ALARM_MAIL dan SMTP_URL.`)
  }
  const now = new Date()
  await createMailSender(mail)({
    ...{ id: randomUUID(), channel: 'email', recipient: alarm },
    subject: `${appName}: ${unit} gagal`,
    body: `${unit} gagal pada ${formatDate(now, OFFICE_ZONE)} pukul ${formatTime(now, OFFICE_ZONE)} WIB.\n\nSebabnya: journalctl --unit ${unit}`,
  })
})
