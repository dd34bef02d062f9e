import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startObjectStore } from '../testing/object-store.ts'
import { readConfig } from './config.ts'
import { explainStorage, filesOf, tellUnlessKept } from './storage.ts'

const failure = (code: string, text: string) =>
  Object.assign(new Error(`${code}: ${text}`), { code })

test.each([
  [
    failure('ENOSPC', 'no space left on device, write'),
    'Ruang penyimpanan untuk /data penuh',
  ],
  [new Error('could not extend file: No space left on device'), 'penuh'],
  [failure('EROFS', 'read-only file system'), '/data tidak dapat ditulis (EROFS'],
  [failure('EACCES', 'permission denied'), 'Periksa DATA_DIR'],
  [new Error('sedang dipakai oleh proses lain'), 'sedang dipakai oleh proses lain'],
])('%s is told as %s', (error, sentence) => {
  expect(explainStorage(error, '/data')).toContain(sentence)
})

test.each([
  [{ bucket: 'tidak-ada' }, 'FILES_URL: bucket tidak-ada tidak ada di http://127.0.0.1:'],
  [{ key: 'salah' }, /^FILES_URL: .* menolak kuncinya, .* bucket file.*AWS_ACCESS_KEY_ID/],
  [
    { host: '127.0.0.1:1' },
    /^FILES_URL: http:..127.0.0.1:1 tidak dapat dipakai .*fetch failed/,
  ],
])(
  'an object store with %j is told with the variable that is wrong',
  async (wrong, sentence) => {
    const store = await startObjectStore()
    const { endpoint, bucket, accessKeyId, secretAccessKey, region } = store.settings
    const right = { host: new URL(endpoint).host, bucket, key: accessKeyId }
    const { host, bucket: name, key } = { ...right, ...wrong }
    const secret = encodeURIComponent(secretAccessKey)
    const config = readConfig({
      ...{ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32) },
      FILES_URL: `s3://${key}:${secret}@${host}/${name}?region=${region}&tls=0`,
    })
    const said: string[] = []
    await tellUnlessKept(filesOf(config), config, (text) => said.push(text))
    await store.close()
    expect(said.join()).toMatch(sentence)
    expect(said.join()).toContain('Unggahan akan gagal sampai hal itu diperbaiki.')
  },
)

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
// A file in the place of the folder refuses everybody, also the administrator.
writeFileSync(join(folder, 'file'), '')
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [join(folder, 'file', 'data'), { JWT_SECRET: 'x'.repeat(32) }],
  ['/proc/data', { JWT_SECRET: 'x'.repeat(32) }],
  // a demo keeps its secret there before anything else
  ['/proc/data', { NODE_ENV: 'test' as const }],
])(
  'a start on %s, where nothing can be written, ends with that sentence',
  (dataDir, more) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../main.ts')],
      {
        encoding: 'utf8',
        env: {
          ...{ NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0' },
          ...{ DATA_DIR: dataDir, ...more },
        },
      },
    )
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^\S+data tidak dapat ditulis .*Periksa DATA_DIR/)
  },
)
