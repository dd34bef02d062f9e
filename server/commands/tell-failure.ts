/** Tells the address of ALARM_MAIL that a unit has failed: `e-coaching-backup-failed.service` runs it. */
import { randomUUID } from 'node:crypto'
import { createMailSender } from '../services/mail-sender.ts'
import { runCommand } from './command.ts'

await runCommand(async ({ appName, gateways: { mail, alarm } }, [unit = '']) => {
  if (!mail || !alarm) {
    throw new Error(`Kegagalan ${unit} tidak diberitakan: isi ALARM_MAIL dan SMTP_URL.`)
  }
  await createMailSender(mail)({
    ...{ id: randomUUID(), channel: 'email', recipient: alarm },
    subject: `${appName}: ${unit} gagal`,
    body: `${unit} gagal pada ${new Date().toISOString()}.\n\nSebabnya: journalctl --unit ${unit}`,
  })
})
