import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import forge from 'node-forge'

const pem = (key: KeyObject, type: 'pkcs1' | 'spki') =>
  key.export({ type, format: 'pem' }).toString()

export type Party = {
  name: string
  cert: forge.pki.Certificate
  key: forge.pki.rsa.PrivateKey
}

/** A certificate of its own CA, or signed by one. */
export const certify = (
  name: string,
  by?: Party,
  { isForTimeStamps = false } = {},
): Party => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = forge.pki.privateKeyFromPem(pem(pair.privateKey, 'pkcs1'))
  const cert = forge.pki.createCertificate()
  cert.publicKey = forge.pki.publicKeyFromPem(pem(pair.publicKey, 'spki'))
  cert.serialNumber = by ? '02' : '01'
  cert.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  cert.validity.notAfter = new Date('2028-01-01T00:00:00Z')
  cert.setSubject([{ name: 'commonName', value: name }])
  cert.setIssuer([{ name: 'commonName', value: by?.name ?? name }])
  cert.setExtensions([
    { name: 'basicConstraints', cA: !by },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, keyCertSign: !by },
    ...(isForTimeStamps
      ? [{ name: 'extKeyUsage', timeStamping: true, critical: true }]
      : []),
  ])
  cert.sign(by?.key ?? key, forge.md.sha256.create())
  return { name, cert, key }
}
