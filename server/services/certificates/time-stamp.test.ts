import { spawnSync } from 'node:child_process'
import { constants, sign, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import forge from 'node-forge'
import { certify } from '../../testing/certify.ts'
import { takeApart } from '../../testing/take-apart.ts'
import { startTimeStamps } from '../../testing/time-stamp-service.ts'
import { der, read, set } from './der.ts'
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
  expect(pdf.toString('latin1')).toMatch(/\/Contents <[0-9a-f]{56000}>/)
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

/** Its bytes with the one behind the first of these changed. */
const changedBehind = (own: Uint8Array, hex: string, behind = 0) => {
  const copy = Buffer.from(own)
  const mark = Buffer.from(hex, 'hex')
  const place = copy.indexOf(mark) + mark.length + behind
  copy.writeUInt8(copy.readUInt8(place) ^ 1, place)
  return copy
}

/** The same stamp, signed by the other scheme of RSA (RFC 4055). */
const byPss = (own: Buffer) => {
  const parts = (node: forge.asn1.Asn1 | undefined) =>
    (node?.value ?? []) as forge.asn1.Asn1[]
  const reply = read(own)
  const data = parts(parts(parts(reply)[1])[1])[0]
  const [, , , attributes, scheme, signature] = parts(parts(parts(data).at(-1))[0])
  const name = parts(scheme)[0]
  if (!name || !signature) throw new Error('no stamp')
  const key = forge.pki.privateKeyToPem(stamper.key)
  const padding = constants.RSA_PKCS1_PSS_PADDING
  const signed = sign('sha256', der(set(...parts(attributes))), { key, padding })
  name.value = forge.asn1.oidToDer('1.2.840.113549.1.1.10').getBytes()
  signature.value = signed.toString('binary')
  return der(reply)
}

test('a stamp signed by RSASSA-PSS is one, too', async () => {
  const url = await start(byPss)
  await expect(stampOf(url, Buffer.from('a'))).resolves.toBeDefined()
})

describe('no stamp, no signature, and the sentence says why', () => {
  test.each<[string, string, (own: Buffer) => Buffer]>([
    ['rubbish', STAMP_WRONG, () => Buffer.from('<html>Selamat datang</html>')],
    ['nothing', STAMP_WRONG, () => Buffer.alloc(0)],
    ['granted without a stamp', STAMP_WRONG, () => Buffer.from('30053003020100', 'hex')],
    ['refused', STAMP_REFUSED, () => NOT_GRANTED],
    ['a status without parts', STAMP_REFUSED, () => Buffer.from('3003020100', 'hex')],
    ['one byte of its signature changed', STAMP_WRONG, changed],
    ['its time changed', STAMP_WRONG, (own) => changedBehind(own, '180f', 13)],
    // the last bytes of the names of what is signed and of a stamp's content
    ['not signed data', STAMP_WRONG, (own) => changedBehind(own, '06092a864886f70d0107')],
    ['no stamp inside', STAMP_WRONG, (own) => changedBehind(own, '2a864886f70d01091001')],
  ])('%s', async (_, sentence, answer) => {
    const url = await start(answer)
    await expect(stampOf(url, Buffer.from('a'))).rejects.toThrow(sentence)
  })

  test.each([
    ['hash', '0420'],
    ['number', '020951'],
  ])('a good stamp, asked for with another %s', async (_, place) => {
    const url = await start()
    const { fetch } = globalThis
    jest.spyOn(globalThis, 'fetch').mockImplementation((to, options) => {
      const asked = options?.body as Uint8Array
      return fetch(to, { ...options, body: changedBehind(asked, place) as BodyInit })
    })
    await expect(stampOf(url, Buffer.from('a'))).rejects.toThrow(STAMP_WRONG)
  })

  test('an error of the service', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Maaf', { status: 503 }))
    await expect(stampOf('http://tsa', Buffer.from('a'))).rejects.toThrow(STAMP_REFUSED)
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
