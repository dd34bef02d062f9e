import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { partOf, startMailServer } from '../testing/mail-server.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

const tell = async (environment: Record<string, string>) => {
  const program = join(import.meta.dirname, 'tell-failure.ts')
  const child = spawn(process.execPath, [program, 'e-coaching-backup.service'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), ...environment },
  })
  const said = text(child.stderr)
  const [code]: unknown[] = await once(child, 'exit')
  return { code, said: (await said).trim() }
}

test('the failure of a unit is told by e-mail, through the settings of the portal', async () => {
  const mail = await startMailServer()
  const told = await tell({
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'E-Coaching <ecoaching@contoh.go.id>' },
    ALARM_MAIL: 'pengelola@contoh.go.id',
  })
  await mail.close()
  expect(told).toEqual({ code: 0, said: '' })
  const [arrived] = mail.mails
  if (!arrived) throw new Error('no mail arrived')
  expect(arrived.to).toEqual(['pengelola@contoh.go.id'])
  expect(arrived.headers).toContainEqual([
    'Subject',
    'E-Coaching Kehutanan: e-coaching-backup.service gagal',
  ])
  expect(partOf(arrived, 'text/plain')).toContain(
    'Sebabnya: journalctl --unit e-coaching-backup.service',
  )
})

test('where nobody is to be told, that is said', async () => {
  expect(await tell({})).toEqual({
    code: 1,
    said: 'Kegagalan e-coaching-backup.service tidak diberitahukan: isi ALARM_MAIL dan SMTP_URL.',
  })
})

test.each([
  [{ ALARM_MAIL: 'pengelola' }, 'ALARM_MAIL must be one e-mail address'],
  [{ ALARM_MAIL: 'a@contoh.go.id' }, 'SMTP_URL is missing: ALARM_MAIL needs it'],
])('%j is refused with the variable', async (environment, said) => {
  expect(await tell(environment)).toEqual({ code: 1, said })
})

test('the nightly backup names a unit that tells of its failure', () => {
  const unit = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
  const name = /^OnFailure=(.+)$/m.exec(unit('e-coaching-backup.service'))?.[1] ?? ''
  expect(existsSync(join(DEPLOY, name))).toBe(true)
  expect(unit(name)).toContain('server/commands/tell-failure.ts e-coaching-backup.service')
})
