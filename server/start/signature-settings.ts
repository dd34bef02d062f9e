import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type forge from 'node-forge'
import { errorCode } from '../db/refusal.ts'
import type { Signature } from '../services/certificates/signature.ts'
import { isAddress } from './config-values.ts'

const FILE = 'CERTIFICATE_P12'
const PASSWORD = 'CERTIFICATE_P12_PASSWORD'
const STAMPS = 'TSA_URL'

const readP12 = (path: string) =>
  readFile(path).catch((error: unknown) => {
    const why = errorCode(error) === 'ENOENT' ? 'does not exist' : 'cannot be read'
    throw new Error(`${FILE}: the file ${path} ${why}`)
  })

/** Opens the file with its password. */
const open = (lib: typeof forge, bytes: Buffer, password: string) => {
  let content: forge.asn1.Asn1
  try {
    content = lib.asn1.fromDer(bytes.toString('binary'))
  } catch {
    throw new Error(`${FILE} must be a PKCS#12 file (.p12 or .pfx)`)
  }
  try {
    return lib.pkcs12.pkcs12FromAsn1(content, password)
  } catch {
    throw new Error(`${PASSWORD} does not open the file of ${FILE}`)
  }
}

const keyOf = (lib: typeof forge, p12: forge.pkcs12.Pkcs12Pfx) => {
  const { pkcs8ShroudedKeyBag: shrouded = '', keyBag: plain = '' } = lib.pki.oids
  const bags = [shrouded, plain].flatMap(
    (type) => p12.getBags({ bagType: type })[type] ?? [],
  )
  const key = bags.find((bag) => bag.key)?.key
  if (!key) throw new Error(`${FILE} must hold a private RSA key`)
  return createPrivateKey(lib.pki.privateKeyToPem(key))
}

const certificatesOf = (lib: typeof forge, p12: forge.pkcs12.Pkcs12Pfx) => {
  const { certBag = '' } = lib.pki.oids
  return (p12.getBags({ bagType: certBag })[certBag] ?? []).flatMap(({ cert }) =>
    cert ? [new X509Certificate(lib.pki.certificateToPem(cert))] : [],
  )
}

/** In one line: 'CN=Kepala Pusat, O=Kementerian Kehutanan'. */
const nameOf = ({ subject }: X509Certificate) => subject.split('\n').join(', ')

/** The address of who stamps the time. */
const timeStampUrlOf = (text: string | undefined): string | null => {
  if (!text) return null
  const url = URL.parse(text)
  if (!url || !isAddress(text, ['http:', 'https:']) || url.username || url.password)
    throw new Error(`${STAMPS} must be an http: or https: address without a password`)
  return url.href
}

/**
 * Reads the certificate with which the portal signs what it issues; null where none is set.
 *
 * @throws naming the variable where the file is missing or no PKCS#12, the password wrong, its time over, or the
 * address of time stamps is none or stands alone.
 */
export const readSignature = async (
  environment: Record<string, string | undefined>,
  now: Date,
): Promise<Signature | null> => {
  const path = environment[FILE]
  const timeStampUrl = timeStampUrlOf(environment[STAMPS])
  if (!path && timeStampUrl)
    throw new Error(`${STAMPS} is of no use without ${FILE}: nothing is signed`)
  if (!path) return null
  const { default: lib } = await import('node-forge')
  const p12 = open(lib, await readP12(path), environment[PASSWORD] ?? '')
  const key = keyOf(lib, p12)
  const all = certificatesOf(lib, p12)
  const own = all.find((certificate) => certificate.checkPrivateKey(key))
  if (!own) throw new Error(`${FILE} must hold the certificate of its private key`)
  const [notBefore, notAfter] = [new Date(own.validFrom), new Date(own.validTo)]
  if (notAfter <= now)
    throw new Error(`${FILE}: the certificate has expired on ${notAfter.toISOString()}`)
  if (notBefore > now)
    throw new Error(
      `${FILE}: the certificate is valid only from ${notBefore.toISOString()}`,
    )
  return {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: [own, ...all.filter((other) => other !== own)].map(({ raw }) => raw),
    ...{ name: nameOf(own), notBefore, notAfter, timeStampUrl },
  }
}
