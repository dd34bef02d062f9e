import { createHash, sign } from 'node:crypto'
import forge from 'node-forge'
import type { Signature } from './signature.ts'

const { asn1 } = forge
type Node = forge.asn1.Asn1

const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class
const { SEQUENCE, SET, OID, OCTETSTRING, INTEGER, NULL } = asn1.Type

/** RFC 5652, RFC 5035. */
const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
}

const sequence = (...parts: Node[]) => asn1.create(UNIVERSAL, SEQUENCE, true, parts)
const set = (...parts: Node[]) => asn1.create(UNIVERSAL, SET, true, parts)
const tagged = (...parts: Node[]) => asn1.create(CONTEXT_SPECIFIC, 0, true, parts)
const oid = (name: keyof typeof OIDS) =>
  asn1.create(UNIVERSAL, OID, false, asn1.oidToDer(OIDS[name]).getBytes())
const octets = (bytes: Buffer) =>
  asn1.create(UNIVERSAL, OCTETSTRING, false, bytes.toString('binary'))
const version = () => asn1.create(UNIVERSAL, INTEGER, false, '\x01')
const algorithm = (name: keyof typeof OIDS) =>
  sequence(oid(name), asn1.create(UNIVERSAL, NULL, false, ''))
const der = (node: Node) => Buffer.from(asn1.toDer(node).getBytes(), 'binary')
const read = (bytes: Uint8Array) => asn1.fromDer(Buffer.from(bytes).toString('binary'))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Without a signing time: a PDF tells it beside its signature (ETSI EN 319 142-1, 5.3). */
const attributesOf = (bytes: Uint8Array, certificate: Uint8Array): Node[] =>
  [
    sequence(oid('contentType'), set(oid('data'))),
    sequence(oid('messageDigest'), set(octets(sha256(bytes)))),
    sequence(
      oid('signingCertificateV2'),
      set(sequence(sequence(sequence(octets(sha256(certificate)))))),
    ),
    // A set of DER is in the order of its members' bytes.
  ].toSorted((a, b) => Buffer.compare(der(a), der(b)))

/** Who has signed, by whose certificate it was issued and its number there. */
const signerOf = (certificate: Uint8Array): Node => {
  const parsed = forge.pki.certificateFromAsn1(read(certificate))
  const serial = forge.util.hexToBytes(parsed.serialNumber)
  return sequence(
    forge.pki.distinguishedNameToAsn1(parsed.issuer),
    asn1.create(UNIVERSAL, INTEGER, false, serial),
  )
}

/**
 * A detached CAdES signature of baseline B (ETSI EN 319 122-1): CMS with the signer's certificate among what is
 * signed. The same bytes give the same signature.
 */
export const signCms = (bytes: Uint8Array, signature: Signature): Buffer => {
  const [own = new Uint8Array()] = signature.certificates
  const attributes = attributesOf(bytes, own)
  const signed = sign('sha256', der(set(...attributes)), signature.key)
  const info = sequence(
    ...[version(), signerOf(own), algorithm('sha256'), tagged(...attributes)],
    ...[algorithm('rsaEncryption'), octets(signed)],
  )
  const data = sequence(
    ...[version(), set(algorithm('sha256')), sequence(oid('data'))],
    ...[tagged(...signature.certificates.map(read)), set(info)],
  )
  return der(sequence(oid('signedData'), tagged(data)))
}
