import { sign } from 'node:crypto'
import forge from 'node-forge'
import {
  algorithm,
  der,
  integer,
  type Node,
  octets,
  oid,
  read,
  sequence,
  set,
  sha256,
  tagged,
} from './der.ts'
import type { Signature } from './signature.ts'
import { stampOf } from './time-stamp.ts'

const version = () => integer(Buffer.of(1))

/** Without a signing time: a PDF tells it beside its signature (ETSI EN 319 142-1, 5.3). */
const attributesOf = (bytes: Uint8Array, certificate: Uint8Array): Node[] => [
  // A set of DER is in the order of its members' bytes: the shortest first.
  sequence(oid('contentType'), set(oid('data'))),
  sequence(oid('messageDigest'), set(octets(sha256(bytes)))),
  sequence(
    oid('signingCertificateV2'),
    set(sequence(sequence(sequence(octets(sha256(certificate)))))),
  ),
]

/** Who has signed, by whose certificate it was issued and its number there. */
const signerOf = (certificate: Uint8Array): Node => {
  const parsed = forge.pki.certificateFromAsn1(read(certificate))
  const serial = forge.util.hexToBytes(parsed.serialNumber)
  return sequence(
    forge.pki.distinguishedNameToAsn1(parsed.issuer),
    integer(Buffer.from(serial, 'binary')),
  )
}

/** What is not signed: when somebody else has seen the signature, where the office has a service for that. */
const unsignedOf = async (signed: Buffer, { timeStampUrl }: Signature): Promise<Node[]> => {
  if (timeStampUrl === null) return []
  const token = await stampOf(timeStampUrl, signed)
  return [tagged(1, sequence(oid('timeStampToken'), set(token)))]
}

/**
 * A detached CAdES signature (ETSI EN 319 122-1): CMS with the signer's certificate among what is signed, of baseline
 * T with a time stamp, and else of baseline B, where the same bytes give the same signature.
 *
 * @throws Problem 409 where the time stamp cannot be had.
 */
export const signCms = async (bytes: Uint8Array, signature: Signature): Promise<Buffer> => {
  const [own = new Uint8Array()] = signature.certificates
  const attributes = attributesOf(bytes, own)
  const signed = sign('sha256', der(set(...attributes)), signature.key)
  const info = sequence(
    ...[version(), signerOf(own), algorithm('sha256'), tagged(0, ...attributes)],
    ...[algorithm('rsaEncryption'), octets(signed)],
    ...(await unsignedOf(signed, signature)),
  )
  const data = sequence(
    ...[version(), set(algorithm('sha256')), sequence(oid('data'))],
    ...[tagged(0, ...signature.certificates.map(read)), set(info)],
  )
  return der(sequence(oid('signedData'), tagged(0, data)))
}
