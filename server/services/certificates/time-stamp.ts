import { constants, createHash, randomBytes, verify, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { conflict } from '../../problem.ts'
import {
  algorithm,
  der,
  integer,
  type Node,
  type OidName,
  octets,
  oid,
  read,
  sequence,
  set,
  sha256,
  yes,
} from './der.ts'

const PATIENCE_MS = 10_000
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8'
/** Granted, and granted with changes. */
const GRANTED = ['\x00', '\x01']
const HASHES: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const PSS = '1.2.840.113549.1.1.10'

export const STAMP_UNREACHABLE =
  'Layanan stempel waktu (TSA_URL) tidak menjawab. Coba lagi nanti, atau hubungi pengelola portal.'
export const STAMP_REFUSED =
  'Layanan stempel waktu (TSA_URL) menolak memberi stempel. Hubungi pengelola portal.'
export const STAMP_WRONG =
  'Layanan stempel waktu (TSA_URL) menjawab dengan stempel yang tidak sah. Hubungi pengelola portal.'

const partsOf = (node: Node | undefined): Node[] =>
  Array.isArray(node?.value) ? node.value : []
/** Bytes of something without parts, or of one whose bytes come in several. */
const bytesOf = (node: Node | undefined): string =>
  typeof node?.value === 'string' ? node.value : partsOf(node).map(bytesOf).join('')
const isOid = (node: Node | undefined, name: OidName) =>
  bytesOf(node) === bytesOf(oid(name))
const oidOf = (node: Node | undefined) => forge.asn1.derToOid(bytesOf(node))
const binary = (node: Node | undefined) => Buffer.from(bytesOf(node), 'binary')
const numbered = (parts: Node[], number: number) =>
  parts.find(
    ({ tagClass, type }) =>
      tagClass === forge.asn1.Class.CONTEXT_SPECIFIC && Number(type) === number,
  )

/** What is asked for: a stamp of this hash, with its certificates and a number that nobody asked with before. */
const requestOf = (hash: Buffer) => {
  const nonce = Buffer.concat([Buffer.of(0x51), randomBytes(8)])
  const imprint = sequence(algorithm('sha256'), octets(hash))
  const request = sequence(integer(Buffer.of(1)), imprint, integer(nonce), yes())
  return { nonce, imprint, body: new Uint8Array(der(request)) }
}

const ask = async (url: string, body: Uint8Array<ArrayBuffer>): Promise<Buffer> => {
  const headers = { 'content-type': 'application/timestamp-query' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.ok) return bytes
  } catch {
    throw conflict(STAMP_UNREACHABLE)
  }
  throw conflict(STAMP_REFUSED)
}

/** Whether one of its certificates, made for that, has signed this content. */
const isSigned = (content: Buffer, parts: Node[]): boolean => {
  const [, , digest, attributes, scheme, signature] = partsOf(partsOf(parts.at(-1))[0])
  const hash = HASHES[oidOf(partsOf(digest)[0])]
  const told = partsOf(attributes).find((one) => isOid(partsOf(one)[0], 'messageDigest'))
  const hashed = hash && createHash(hash).update(content).digest('binary')
  if (!hashed || bytesOf(partsOf(told)[1]) !== hashed) return false
  const signed = der(set(...partsOf(attributes)))
  const pss = oidOf(partsOf(scheme)[0]) === PSS
  const padding = pss && { padding: constants.RSA_PKCS1_PSS_PADDING }
  return partsOf(numbered(parts, 0)).some((one) => {
    const { publicKey: key, keyUsage = [] } = new X509Certificate(der(one))
    const isFor = keyUsage.includes(FOR_TIME_STAMPS)
    return isFor && verify(hash, signed, { key, ...padding }, binary(signature))
  })
}

/** Whether a token (RFC 3161, 2.4.2) is signed and stamps what was asked for. */
const isStampOf = (token: Node, imprint: Node, nonce: Buffer): boolean => {
  const [type, wrapped] = partsOf(token)
  if (!isOid(type, 'signedData')) return false
  const parts = partsOf(partsOf(wrapped)[0])
  const [contentType, content] = partsOf(parts[2])
  if (!isOid(contentType, 'timeStampInfo')) return false
  const info = binary(content)
  const fields = partsOf(read(info))
  const [wanted, stamped] = [partsOf(imprint), partsOf(fields[2])]
  const isOurs =
    isOid(partsOf(stamped[0])[0], 'sha256') && bytesOf(stamped[1]) === bytesOf(wanted[1])
  const number = bytesOf(integer(nonce))
  const isAnswer = fields
    .slice(4)
    .some((one) => Number(one.type) === forge.asn1.Type.INTEGER && bytesOf(one) === number)
  return isOurs && isAnswer && isSigned(info, parts)
}

const readToken = (reply: Buffer, imprint: Node, nonce: Buffer): Node => {
  let status: Node | undefined
  let token: Node | undefined
  try {
    ;[status, token] = partsOf(read(reply))
    if (token && isStampOf(token, imprint, nonce)) return token
  } catch {
    throw conflict(STAMP_WRONG)
  }
  const isRefused = status && !GRANTED.includes(bytesOf(partsOf(status)[0]))
  throw conflict(isRefused ? STAMP_REFUSED : STAMP_WRONG)
}

/**
 * Has the time of these bytes stamped (RFC 3161). Whether the stamp's signer is to be trusted is for whoever reads it.
 *
 * @param url of the service
 * @returns its token, of this very hash and signed
 * @throws Problem 409 where none comes in time, it is refused, or it is not what was asked for.
 */
export const stampOf = async (url: string, bytes: Uint8Array): Promise<Node> => {
  const { body, imprint, nonce } = requestOf(sha256(bytes))
  return readToken(await ask(url, body), imprint, nonce)
}
