import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import forge from 'node-forge'
import { checkSignature } from '../../doctor/signature-check.ts'
import { readSignature } from '../../start/signature-settings.ts'
import { certify } from '../../testing/certify.ts'
import { pdfAFaults } from '../../testing/pdf-a-faults.ts'
import { takeApart } from '../../testing/take-apart.ts'
import { createDrawing } from './drawing.ts'
import { signPdf } from './sign-pdf.ts'
import { SIGNATURE_OVER, type Signature } from './signature.ts'

const NOW = new Date('2026-08-26T03:00:00Z')
const PASSWORD = 'rahasia'

const folder = mkdtempSync(join(tmpdir(), 'signing-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ca = certify('Otoritas Uji')
const office = certify('Kepala Pusat', ca)

const storeP12 = () => {
  const p12 = forge.pkcs12.toPkcs12Asn1(office.key, [office.cert, ca.cert], PASSWORD, {
    algorithm: 'aes256',
  })
  writeFileSync(file('kantor.p12'), forge.asn1.toDer(p12).getBytes(), 'binary')
  writeFileSync(file('ca.pem'), forge.pki.certificateToPem(ca.cert))
}

let signature: Signature
let unsigned: Buffer
const environment = {
  CERTIFICATE_P12: file('kantor.p12'),
  CERTIFICATE_P12_PASSWORD: PASSWORD,
}
beforeAll(async () => {
  storeP12()
  const read = await readSignature(environment, NOW)
  if (!read) throw new Error('no signature')
  signature = read
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.addPage([842, 595]).drawText('Sertifikat')
  unsigned = Buffer.from(await pdf.save())
})

/** By Node's own cryptography, which is everywhere. */
const isValidForNode = (pdf: Buffer): boolean => {
  const { cms, content } = takeApart(pdf)
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(cms.toString('binary')))
  const { rawCapture } = message as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string }
  }
  const { UNIVERSAL } = forge.asn1.Class
  const { SET } = forge.asn1.Type
  const set = forge.asn1.create(UNIVERSAL, SET, true, rawCapture.authenticatedAttributes)
  const attributes = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary')
  const own = new X509Certificate(signature.certificates[0] ?? '')
  const root = new X509Certificate(signature.certificates[1] ?? '')
  const signed = Buffer.from(rawCapture.signature, 'binary')
  return (
    own.verify(root.publicKey) &&
    verify('sha256', attributes, own.publicKey, signed) &&
    attributes.includes(createHash('sha256').update(content).digest())
  )
}

/** OpenSSL, with the attribute that PAdES wants. */
const isValidForOpenssl = (pdf: Buffer): boolean => {
  const { cms, content } = takeApart(pdf)
  writeFileSync(file('cms.der'), cms)
  writeFileSync(file('content'), content)
  const options = ['-inform', 'DER', '-in', file('cms.der'), '-content', file('content')]
  const trust = ['-CAfile', file('ca.pem'), '-purpose', 'any', '-binary', '-cades']
  const time = ['-attime', String(NOW.getTime() / 1000), '-out', file('out')]
  const args = ['cms', '-verify', ...options, ...trust, ...time]
  return spawnSync('openssl', args).status === 0
}

/** Poppler, as viewers say it. */
const isValidForPoppler = (pdf: Buffer): boolean => {
  writeFileSync(file('signed.pdf'), pdf)
  const said = execFileSync('pdfsig', ['-nocert', file('signed.pdf')], { encoding: 'utf8' })
  return said.includes('Signature is Valid')
}

const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined
const VERIFIERS = [
  { name: 'node', isValid: isValidForNode },
  ...(isInstalled('openssl') ? [{ name: 'openssl', isValid: isValidForOpenssl }] : []),
  ...(isInstalled('pdfsig') ? [{ name: 'pdfsig', isValid: isValidForPoppler }] : []),
]

/** The same file with one letter of its text in another form. */
const changed = (pdf: Buffer) => {
  const copy = Buffer.from(pdf)
  const place = copy.indexOf('/MediaBox')
  copy.write('/MediaBux', place, 'latin1')
  return copy
}

describe(`viewers say so (here: ${VERIFIERS.map(({ name }) => name).join(', ')})`, () => {
  it.each(VERIFIERS)(
    '$name: it is valid, and with one byte changed it is not',
    async ({ isValid }) => {
      const pdf = await signPdf(unsigned, signature, NOW)
      expect(isValid(pdf)).toBe(true)
      expect(isValid(changed(pdf))).toBe(false)
    },
  )
})

test('PAdES, the same bytes every time, and readable as before', async () => {
  const [first, second] = [
    await signPdf(unsigned, signature, NOW),
    await signPdf(unsigned, signature, NOW),
  ]
  expect(first.equals(second)).toBe(true)
  const text = first.toString('latin1')
  expect(text).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(text).not.toContain('/ModDate')
  expect(text).toMatch(/\/Contents <[0-9a-f]{24000}>/)
  const read = await PDFDocument.load(first, { updateMetadata: false })
  expect(read.getPageCount()).toBe(1)
  expect(
    read
      .getForm()
      .getFields()
      .map((one) => one.getName()),
  ).toEqual(['Tanda tangan'])
  expect(read.getPage(0).node.Annots()?.size()).toBe(1)
})

test('the versions of its CMS are those of RFC 5652 for a signer named by the issuer', async () => {
  const { cms } = takeApart(await signPdf(unsigned, signature, NOW))
  const parts = (node: forge.asn1.Asn1 | undefined) =>
    (node?.value ?? []) as forge.asn1.Asn1[]
  const root = forge.asn1.fromDer(cms.toString('binary'))
  const data = parts(parts(parts(root)[1])[0])
  const info = parts(parts(data.at(-1))[0])
  expect([data[0]?.value, info[0]?.value]).toEqual(['\x01', '\x01'])
})

const NO_FILES = new Map<string, Uint8Array>()

const DAY = '24 Agustus 2026'
const CONTENT = {
  ...{ number: '001/KHT/2026', kode: 'K7M2PQ9XWD4H', version: 1, hours: 4 },
  ...{ name: 'Siti', institution: null, topic: 'Batas', date: DAY, issuedDate: DAY },
  ...{ place: 'Bogor', signers: [{ name: 'Ratna', title: '' }] },
  ...{ issuer: 'E-Coaching', address: 'https://contoh.go.id/#/sertifikat/K7M2PQ9XWD4H' },
}

test('what the portal hands out is signed, an example is not', async () => {
  const drawing = createDrawing(signature)
  const handedOut = await drawing.draw(CONTENT, NO_FILES, NOW)
  const sample = await drawing.draw(CONTENT, NO_FILES, NOW, { isSample: true })
  await drawing.close()
  for (const { isValid } of VERIFIERS) expect(isValid(handedOut)).toBe(true)
  expect(handedOut.equals(sample)).toBe(false)
  expect(sample.toString('latin1')).not.toContain('/ByteRange')
  expect(handedOut.length).toBeLessThan(300_000)
  expect(await pdfAFaults(handedOut)).toEqual([])
})

test('what cannot be drawn fails, is no sentence for people, and the next is drawn', async () => {
  const drawing = createDrawing(null)
  const failed = await drawing.draw({} as never, NO_FILES, NOW).catch((error) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toHaveProperty('status')
  expect(failed.message).not.toBe('')
  await expect(drawing.draw(CONTENT, NO_FILES, NOW)).resolves.toBeInstanceOf(Buffer)
  await drawing.close()
})

test('whoever waits hears when its thread ends, and the next one has another', async () => {
  const drawing = createDrawing(null)
  const drawn = drawing.draw(CONTENT, NO_FILES, NOW)
  const told = expect(drawn).rejects.toThrow(/^drawing ended with/)
  await drawing.close()
  await told
  await expect(drawing.draw(CONTENT, NO_FILES, NOW)).resolves.toBeInstanceOf(Buffer)
  await drawing.close()
})

test('nothing is signed with a certificate whose time is over, and the sentence says it', async () => {
  const drawing = createDrawing(signature)
  const late = new Date('2028-01-01T00:00:01Z')
  const drawn = drawing.draw({} as never, NO_FILES, late)
  await expect(drawn).rejects.toThrow(SIGNATURE_OVER)
})

test.each<[string, Record<string, string>, Date, object]>([
  ['good', {}, NOW, { state: 'baik', said: /sampai 2028-01-01.* Tanpa stempel waktu/ }],
  ['soon over', {}, new Date('2027-12-20'), { state: 'perhatian', said: /2028-01-01/ }],
  [
    'wrong',
    { CERTIFICATE_P12_PASSWORD: 'lain' },
    NOW,
    { state: 'gagal', said: /PASSWORD/ },
  ],
  [
    'unstamped',
    { TSA_URL: 'http://127.0.0.1:2' },
    NOW,
    { state: 'gagal', said: /TSA_URL/ },
  ],
])('npm run doctor says of the office’s certificate: %s', async (_, change, now, told) => {
  const { state, said } = await checkSignature({ ...environment, ...change }, now)
  const { said: pattern, ...rest } = told as { state: string; said: RegExp }
  expect({ state }).toEqual(rest)
  expect(said).toMatch(pattern)
})

describe('the start says what is wrong', () => {
  const start = (change: Record<string, string>, now = NOW) =>
    readSignature({ ...environment, ...change }, now)

  it.each([
    ['a wrong password', { CERTIFICATE_P12_PASSWORD: 'lain' }, /PASSWORD does not open/],
    ['a missing file', { CERTIFICATE_P12: file('tidak-ada.p12') }, /does not exist$/],
    ['another file', { CERTIFICATE_P12: file('ca.pem') }, /must be a PKCS#12 file/],
  ])('%s', async (_, change, sentence) => {
    await expect(start(change)).rejects.toThrow(sentence)
  })

  it.each([
    [
      'an address of time stamps that is none',
      { TSA_URL: 'tsa.go.id' },
      /^TSA_URL must be/,
    ],
    ['one with a password', { TSA_URL: 'https://a:b@tsa.go.id' }, /^TSA_URL must be/],
    [
      'one where nothing is signed',
      { TSA_URL: 'https://tsa.go.id', CERTIFICATE_P12: '' },
      /^TSA_URL is of no use without CERTIFICATE_P12/,
    ],
  ])('%s', async (_, change, sentence) => {
    await expect(start(change)).rejects.toThrow(sentence)
  })

  it('an expired one, and one whose time has not come', async () => {
    await expect(start({}, new Date('2028-02-01'))).rejects.toThrow(/has expired on 2028/)
    await expect(start({}, new Date('2025-02-01'))).rejects.toThrow(/valid only from 2026/)
  })

  it('without the setting nothing is signed', async () => {
    await expect(readSignature({}, NOW)).resolves.toBeNull()
  })
})
