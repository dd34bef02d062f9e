import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (environment: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...environment })

test('a fresh checkout is a demo on loopback', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    basePath: '/e-coaching',
    publicUrl: 'http://127.0.0.1:3000/e-coaching',
    databaseUrl: null,
    demo: true,
    appName: 'E-Coaching Kehutanan',
  })
})

test('a demo keeps its secret, readable by its account only', () => {
  const { secret } = read()
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(read().secret).toBe(secret)
  const file = join(folder, 'jwt-secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(secret)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['HOST', { HOST: '192.168.1.5' }],
  ['HOST', { HOST: 'localhost.contoh.go.id' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://coaching.contoh.go.id/e-coaching' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://coaching.contoh.go.id' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.5:3000/e-coaching' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://localhost/e-coaching' }],
  ['NODE_ENV', { NODE_ENV: 'production' }],
  ['NODE_ENV', { NODE_ENV: 'staging' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1/e_coaching' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.7' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.contoh.go.id', MAIL_FROM: 'e@contoh.go.id' }],
  ['WHATSAPP_URL', { WHATSAPP_URL: 'https://graph.facebook.com/1', WHATSAPP_TOKEN: 'a' }],
  ['FILES_URL', { FILES_URL: 's3://a:b@host/bucket' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'm'.repeat(16) }],
])('%s says that others may come, so no demo begins by itself: %j', (name, environment) => {
  expect(() => read(environment)).toThrow(
    new RegExp(`^JWT_SECRET is missing: .* is off because of ${name};`),
  )
  expect(read({ ...environment, JWT_SECRET: SECRET }).demo).toBe(false)
})

test('a forgotten secret is refused with all that says that others may come', () => {
  const forgotten = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://coaching.contoh.go.id/e-coaching',
  }
  expect(() => read(forgotten)).toThrow('off because of PUBLIC_URL, NODE_ENV;')
})

test.each([
  'https://coaching.contoh.go.id/e-coaching',
  'http://coaching.contoh.go.id',
  'http://36.95.1.2:3000',
  'http://[2001:db8::1]:3000',
  'http://localhost.contoh.go.id',
])('DEMO=1 is refused at %s, an address of the internet', (PUBLIC_URL) => {
  expect(() => read({ DEMO: '1', JWT_SECRET: SECRET, PUBLIC_URL })).toThrow(
    /^DEMO=1 is refused with PUBLIC_URL http.*: everyone knows the passwords/,
  )
})

test.each([
  'http://localhost:3000/e-coaching',
  'https://localhost:5443/e-coaching',
  'http://127.8.9.1:3000',
  'http://[::1]:3000',
  'http://0.0.0.0:3000',
  'http://laptop:3000',
  'http://laptop.local:3000',
  'http://10.1.2.3',
  'http://172.31.0.9',
  'http://192.168.1.5:3000',
  'http://[::ffff:192.168.1.5]:3000',
  'http://[fd12::5]:3000',
])('DEMO=1 is taken at %s, which the internet does not reach', (PUBLIC_URL) => {
  const more = { NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL }
  expect(read({ DEMO: '1', ...more }).demo).toBe(true)
})

test.each([
  ['JWT_SECRET is missing', { DEMO: 'false' }],
  ['JWT_SECRET is missing', { DEMO: '0' }],
  ['JWT_SECRET must have', { JWT_SECRET: 'short' }],
  ['PORT must', { PORT: '99999' }],
  ['PORT must', { PORT: 'http' }],
  ['BASE_PATH must', { BASE_PATH: 'no-slash' }],
  ['DATABASE_URL must', { DATABASE_URL: 'mysql://x' }],
  ['PUBLIC_URL must', { PUBLIC_URL: 'portal.go.id' }],
  ['DEMO must', { DEMO: 'yes' }],
  ['HOST must', { HOST: 'http://127.0.0.1' }],
  ['HOST must', { HOST: '127.0.0.1:3000' }],
  ['HOST must', { HOST: 'nama server' }],
  ['TRUST_PROXY must', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY must', { TRUST_PROXY: 'proxy.contoh.go.id' }],
  ['TRUST_PROXY must', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY must', { TRUST_PROXY: 'loopback,10.0.0' }],
  ['ALLOWED_ORIGINS must', { ALLOWED_ORIGINS: '*' }],
  ['ALLOWED_ORIGINS must', { ALLOWED_ORIGINS: 'https://a.go.id/' }],
  ['ALLOWED_ORIGINS must', { ALLOWED_ORIGINS: 'https://a.go.id, a.go.id' }],
  ['ALLOWED_ORIGINS must', { ALLOWED_ORIGINS: 'https://*.go.id' }],
  ['REGISTER_LIMIT must', { REGISTER_LIMIT: '0' }],
  ['REGISTER_LIMIT must', { REGISTER_LIMIT: 'banyak' }],
  ['SMTP_URL must', { SMTP_URL: 'mail.contoh.go.id:25' }],
  ['SMTP_URL must', { SMTP_URL: 'https://mail.contoh.go.id' }],
  ['MAIL_FROM must', { SMTP_URL: 'smtp://mail.contoh.go.id' }],
  ['MAIL_FROM must', { SMTP_URL: 'smtp://mail.contoh.go.id', MAIL_FROM: 'E-Coaching' }],
  ['MAIL_FROM must', { SMTP_URL: 'smtp://a.id', MAIL_FROM: 'a@b.id\r\nBcc: c@d.id' }],
  ['MAIL_FROM must', { SMTP_URL: 'smtp://a.id', MAIL_FROM: 'a@b.id, c@d.id' }],
  ['MAIL_DKIM_KEY_FILE is missing', { MAIL_DKIM_DOMAIN: 'contoh.go.id' }],
  ['MAIL_DKIM_DOMAIN must', { MAIL_DKIM_KEY_FILE: __filename, MAIL_DKIM_DOMAIN: 'x' }],
  [
    'MAIL_DKIM_SELECTOR must',
    { MAIL_DKIM_KEY_FILE: __filename, MAIL_DKIM_DOMAIN: 'contoh.go.id' },
  ],
  [
    'MAIL_DKIM_KEY_FILE must',
    {
      ...{ MAIL_DKIM_KEY_FILE: __filename, MAIL_DKIM_DOMAIN: 'contoh.go.id' },
      MAIL_DKIM_SELECTOR: 'portal',
    },
  ],
  ['WHATSAPP_URL must', { WHATSAPP_URL: 'graph.facebook.com', WHATSAPP_TOKEN: 'a' }],
  ['WHATSAPP_TOKEN is missing', { WHATSAPP_URL: 'https://graph.facebook.com/1' }],
  ['WHATSAPP_TOKEN must', { WHATSAPP_URL: 'https://a.id', WHATSAPP_TOKEN: 'a b' }],
  ['FILES_URL must', { FILES_URL: '/srv/files' }],
  ['FILES_URL must', { FILES_URL: 's3://a:b@host/Not_A_Bucket' }],
  ['FILES_URL must', { FILES_URL: 's3://a:b/c@host/bucket' }],
  ['FILES_URL has no key', { FILES_URL: 's3://host/bucket' }],
  ['FILES_URL: tls', { FILES_URL: 's3://a:b@host/bucket?tls=no' }],
])('%s: %j is refused', (message, environment) => {
  expect(() => read(environment)).toThrow(message)
})

test.each([
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ HOST: '0.0.0.0', JWT_SECRET: SECRET }, false],
  [{ JWT_SECRET: SECRET }, false],
  [{ JWT_SECRET: SECRET, DEMO: '1' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '[::1]' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000/e-coaching' }, true],
  [{ NODE_ENV: 'development', TRUST_PROXY: 'loopback', DATABASE_URL: '' }, true],
])('%j makes demo %s', (environment, demo) => {
  expect(read(environment).demo).toBe(demo)
})

test.each([
  ['a demo', {}, null],
  ['an office', { JWT_SECRET: SECRET }, 30],
  ['an office that says so', { JWT_SECRET: SECRET, REGISTER_LIMIT: '200' }, 200],
  ['a demo that says so', { REGISTER_LIMIT: '5' }, 5],
])(
  'the registrations of one address in %s are bounded by its setting',
  (_, more, limit) => {
    expect(read(more).registerLimit).toBe(limit)
  },
)

test.each([
  ['loopback, 10.0.0.0/8,192.168.1.5', 'TRUST_PROXY'],
  ['uniquelocal fd00::/8', 'TRUST_PROXY'],
])('%s is taken for %s', (value, name) => {
  expect(read({ JWT_SECRET: SECRET, [name]: value }).trustProxy).toBe(value)
})

test('several origins are allowed, separated by commas or spaces', () => {
  const ALLOWED_ORIGINS = 'https://a.go.id, https://b.go.id:8443'
  expect(read({ JWT_SECRET: SECRET, ALLOWED_ORIGINS }).allowedOrigins).toEqual([
    'https://a.go.id',
    'https://b.go.id:8443',
  ])
  expect(() => read({ ALLOWED_ORIGINS })).toThrow(/off because of ALLOWED_ORIGINS/)
})

test('an empty base path serves at the root of the host', () => {
  expect(
    read({ BASE_PATH: '', PUBLIC_URL: 'https://portal.go.id/', JWT_SECRET: SECRET }),
  ).toMatchObject({
    basePath: '',
    publicUrl: 'https://portal.go.id',
  })
})

test('all that is wrong is told at once', () => {
  const refused = () => read({ PORT: 'x', SMTP_URL: 'x', FILES_URL: 'x' })
  expect(refused).toThrow(/PORT must.*SMTP_URL must.*FILES_URL must/s)
})

test('gateways that are not named are not used', () => {
  const none = { mail: null, alarm: null, whatsapp: null, bucket: null }
  expect(read().gateways).toEqual(none)
  expect(
    read({
      JWT_SECRET: SECRET,
      ...{ SMTP_URL: 'smtps://akun:kata%40sandi@mail.contoh.go.id:465' },
      ...{ MAIL_FROM: 'E-Coaching <e@contoh.go.id>' },
      ...{
        WHATSAPP_URL: 'https://graph.facebook.com/v23.0/1/messages',
        WHATSAPP_TOKEN: 'abc',
      },
    }).gateways,
  ).toMatchObject({
    mail: { from: 'E-Coaching <e@contoh.go.id>' },
    whatsapp: { token: 'abc' },
  })
})
