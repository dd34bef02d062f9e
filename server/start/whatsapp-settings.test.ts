import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MESSAGE_PURPOSES } from '../../lib/entities/outbox-values.ts'
import { readWhatsapp } from './whatsapp-settings.ts'

const CODE = join(import.meta.dirname, 'whatsapp-settings.ts')
const SECRET = 'x'.repeat(32)
const GATEWAY = { WHATSAPP_URL: 'https://a.id/1/messages', WHATSAPP_TOKEN: 'abc' }
const SIGNING = { ...GATEWAY, WHATSAPP_APP_SECRET: SECRET }

const read = (environment: Record<string, string>) => {
  const complaints: string[] = []
  const complain = (sentence: string) => {
    complaints.push(sentence)
    return null
  }
  const gateway = readWhatsapp({ NODE_ENV: 'test', ...environment }, complain)
  return { gateway, complaints }
}

test('what the gateway calls back is checked where its secret is known', () => {
  expect(read(GATEWAY).gateway?.webhook).toBeNull()
  expect(read(SIGNING).gateway?.webhook).toEqual({ secret: SECRET, verifyToken: null })
  const { gateway } = read({ ...SIGNING, WHATSAPP_VERIFY_TOKEN: SECRET })
  expect(gateway?.webhook).toEqual({ secret: SECRET, verifyToken: SECRET })
})

test.each<[string, Record<string, string>]>([
  ['WHATSAPP_APP_SECRET must', { ...GATEWAY, WHATSAPP_APP_SECRET: 'short' }],
  ['WHATSAPP_APP_SECRET is missing', { ...GATEWAY, WHATSAPP_VERIFY_TOKEN: SECRET }],
  ['WHATSAPP_VERIFY_TOKEN must', { ...SIGNING, WHATSAPP_VERIFY_TOKEN: 'a' }],
  ['WHATSAPP_URL is missing', { WHATSAPP_APP_SECRET: SECRET }],
  ['ENOENT', { ...GATEWAY, WHATSAPP_TEMPLATES_FILE: '/no/file' }],
  ['WHATSAPP_TEMPLATES_FILE: Unexpected', { ...GATEWAY, WHATSAPP_TEMPLATES_FILE: CODE }],
])('%s: %j is refused', (sentence, environment) => {
  expect(read(environment).complaints).toEqual([expect.stringContaining(sentence)])
})

test('the example of deploy/ is taken, and has a template for each kind of message', () => {
  const { gateway, complaints } = read({
    ...GATEWAY,
    WHATSAPP_TEMPLATES_FILE: join(
      import.meta.dirname,
      '../../deploy/whatsapp-templates.json',
    ),
  })
  expect(complaints).toEqual([])
  expect(Object.keys(gateway?.templates ?? {}).sort()).toEqual([...MESSAGE_PURPOSES].sort())
})

const GOOD = { name: 'pesan', language: 'id', parameters: ['isi'] }
test.each<[string, unknown]>([
  ['it must be an object', [GOOD]],
  ['"pengumuman" is none of acceptance, rejection', { pengumuman: GOOD }],
  ['"change" needs the "name" of a template', { change: { ...GOOD, name: 'Pesan Baru' } }],
  ['"change" needs a "language"', { change: { ...GOOD, language: 'Indonesia' } }],
  ['"change" needs a list of "parameters"', { change: { name: 'a', language: 'id' } }],
  ['"change" has no parameter "alamat"', { change: { ...GOOD, parameters: ['alamat'] } }],
  ['"waiting" has no parameter "topik"', { waiting: { ...GOOD, parameters: ['topik'] } }],
  ['"survey" must have isi among', { survey: { ...GOOD, parameters: ['nama'] } }],
  ['"recovery" must have isi or tautan', { recovery: { ...GOOD, parameters: ['nama'] } }],
  ['"trial" needs the "name"', { trial: null }],
])('templates are refused at the start: %s', (sentence, templates) => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  const file = join(folder, 'templates.json')
  writeFileSync(file, JSON.stringify(templates))
  const { complaints } = read({ ...GATEWAY, WHATSAPP_TEMPLATES_FILE: file })
  rmSync(folder, { recursive: true })
  expect(complaints).toEqual([
    expect.stringContaining(`WHATSAPP_TEMPLATES_FILE: ${sentence}`),
  ])
})
