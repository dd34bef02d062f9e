import { spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import forge from 'node-forge'
import { certify } from '../../testing/certify.ts'
import { takeApart } from '../../testing/take-apart.ts'
import { startTimeStamps } from '../../testing/time-stamp-service.ts'
import { der } from './der.ts'
import { createDrawing } from './drawing.ts'
import { signPdf } from './sign-pdf.ts'
import type { Signature } from './signature.ts'
import { STAMP_REFUSED, STAMP_UNREACHABLE, STAMP_WRONG, stampOf } from './time-stamp.ts'

const NOW = new Date('2026-08-26T03:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'stamping-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ca = certify('Otoritas Uji')
const office = certify('Kepala Pusat', ca)
const stamper = certify('Stempel Waktu', ca, { isForTimeStamps: true })
writeFileSync(file('ca.pem'), forge.pki.certificateToPem(ca.cert))

const derOf = (cert: forge.pki.Certificate) =>
  new X509Certificate(forge.pki.certificateToPem(cert)).raw
const signature = (timeStampUrl: string): Signature => ({
  key: forge.pki.privateKeyToPem(office.key),
  certificates: [office, ca].map(({ cert }) => derOf(cert)),
  ...{ name: 'Kepala Pusat', notBefore: NOW, notAfter: new Date('2028-01-01') },
  timeStampUrl,
})

const unsigned = async () => {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.addPage([842, 595]).drawText('Sertifikat')
  return pdf.save()
}

let services: { close: () => void }[] = []
afterEach(() => {
  for (const { close } of services) close()
  services = []
})
const start = async (answer?: Parameters<typeof startTimeStamps>[2]) => {
  const service = await startTimeStamps(folder, stamper, answer)
  services.push(service)
  return service.url
}

/** The signature's bytes and its stamp, as a verifier takes them out of the file. */
const stampIn = (pdf: Buffer) => {
  const { cms } = takeApart(pdf)
  const parts = (node: forge.asn1.Asn1 | undefined) =>
    (node?.value ?? []) as forge.asn1.Asn1[]
  const root = forge.asn1.fromDer(cms.toString('binary'))
  const data = parts(parts(parts(root)[1])[0])
  const info = parts(parts(data.at(-1))[0])
  const [type, values] = parts(parts(info[6])[0])
  expect(forge.asn1.derToOid(String(type?.value))).toBe('1.2.840.113549.1.9.16.2.14')
  const [token] = parts(values)
  if (!token) throw new Error('no stamp')
  return { signed: Buffer.from(String(info[5]?.value), 'binary'), token: der(token) }
}

/** OpenSSL, whose own clock it is. */
const verifyStamp = (signed: Buffer, token: Buffer) => {
  writeFileSync(file('signed'), signed)
  writeFileSync(file('token'), token)
  const what = ['-data', file('signed'), '-in', file('token'), '-token_in']
  const trust = ['-CAfile', file('ca.pem'), '-attime', String(NOW.getTime() / 1000)]
  return spawnSync('openssl', ['ts', '-verify', ...what, ...trust]).status === 0
}

test('B-T: the signature carries a stamp of itself, and OpenSSL says that it is valid', async () => {
  const pdf = await signPdf(await unsigned(), signature(await start()), NOW)
  const { signed, token } = stampIn(pdf)
  expect(verifyStamp(signed, token)).toBe(true)
  expect(verifyStamp(Buffer.concat([signed, Buffer.of(0)]), token)).toBe(false)
  writeFileSync(file('signed.pdf'), pdf)
  const { stdout, error } = spawnSync('pdfsig', ['-nocert', file('signed.pdf')], {
    encoding: 'utf8',
  })
  if (!error) expect(stdout).toContain('Signature is Valid')
})

/** A stamp of something else, by the same service. */
const ofAnother = () => {
  let kept: Buffer | undefined
  return (own: Buffer) => {
    kept ??= own
    return kept
  }
}
const changed = (own: Buffer) => {
  const copy = Buffer.from(own)
  copy.writeUInt8(copy.readUInt8(copy.length - 9) ^ 1, copy.length - 9)
  return copy
}
const NOT_GRANTED = Buffer.from('30053003020102', 'hex')

describe('no stamp, no signature, and the sentence says why', () => {
  test.each<[string, string, (own: Buffer) => Buffer]>([
    ['rubbish', STAMP_WRONG, () => Buffer.from('<html>Selamat datang</html>')],
    ['nothing', STAMP_WRONG, () => Buffer.alloc(0)],
    ['granted without a stamp', STAMP_WRONG, () => Buffer.from('30053003020100', 'hex')],
    ['refused', STAMP_REFUSED, () => NOT_GRANTED],
    ['one byte of its signature changed', STAMP_WRONG, changed],
  ])('%s', async (_, sentence, answer) => {
    const url = await start(answer)
    await expect(stampOf(url, Buffer.from('a'))).rejects.toThrow(sentence)
  })

  test('a stamp of another hash, and an old one of the same', async () => {
    const url = await start(ofAnother())
    await stampOf(url, Buffer.from('a'))
    await expect(stampOf(url, Buffer.from('b'))).rejects.toThrow(STAMP_WRONG)
    await expect(stampOf(url, Buffer.from('a'))).rejects.toThrow(STAMP_WRONG)
  })

  test('nobody is there, or says nothing for ten seconds', async () => {
    await expect(stampOf('http://127.0.0.1:2/', Buffer.from('a'))).rejects.toThrow(
      STAMP_UNREACHABLE,
    )
    const url = await start(() => new Promise(() => {}))
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    await expect(stampOf(url, Buffer.from('a'))).rejects.toThrow(STAMP_UNREACHABLE)
    expect(spy).toHaveBeenCalledWith(10_000)
    spy.mockRestore()
  })
})

test('the thread that draws hands the sentence on', async () => {
  const drawing = createDrawing(signature('http://127.0.0.1:2/'))
  const marks = { number: '001/KHT/2026', kode: 'K7M2PQ9XWD4H', version: 1 }
  const day = '24 Agustus 2026'
  const drawn = drawing.draw(
    {
      ...{ ...marks, name: 'Siti', institution: null, topic: 'Batas', date: day, hours: 4 },
      ...{ issuedDate: day, place: 'Bogor', signers: [{ name: 'Ratna', title: '' }] },
      ...{ issuer: 'E-Coaching', address: 'https://contoh.go.id/' },
    },
    new Map(),
    NOW,
  )
  await expect(drawn).rejects.toMatchObject({ status: 409, message: STAMP_UNREACHABLE })
  await drawing.close()
})
