import { createHash } from 'node:crypto'
import forge from 'node-forge'

const { asn1 } = forge
export type Node = forge.asn1.Asn1

const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class
const { SEQUENCE, SET, OID, OCTETSTRING, INTEGER, BOOLEAN, NULL } = asn1.Type

/** RFC 5652, RFC 5035, RFC 3161. */
const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
}
export type OidName = keyof typeof OIDS

export const sequence = (...parts: Node[]) => asn1.create(UNIVERSAL, SEQUENCE, true, parts)
export const set = (...parts: Node[]) => asn1.create(UNIVERSAL, SET, true, parts)
/** In a place that is known by its number. */
export const tagged = (number: number, ...parts: Node[]) =>
  asn1.create(CONTEXT_SPECIFIC, number, true, parts)
export const oid = (name: OidName) =>
  asn1.create(UNIVERSAL, OID, false, asn1.oidToDer(OIDS[name]).getBytes())
export const octets = (bytes: Uint8Array) =>
  asn1.create(UNIVERSAL, OCTETSTRING, false, Buffer.from(bytes).toString('binary'))
/** @param bytes of a number that is not negative, the first below 128. */
export const integer = (bytes: Uint8Array) =>
  asn1.create(UNIVERSAL, INTEGER, false, Buffer.from(bytes).toString('binary'))
export const yes = () => asn1.create(UNIVERSAL, BOOLEAN, false, '\xff')
export const algorithm = (name: OidName) =>
  sequence(oid(name), asn1.create(UNIVERSAL, NULL, false, ''))

export const der = (node: Node) => Buffer.from(asn1.toDer(node).getBytes(), 'binary')
/** @throws where the bytes are no ASN.1 */
export const read = (bytes: Uint8Array): Node =>
  asn1.fromDer(Buffer.from(bytes).toString('binary'))
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
