import { call } from '@/lib/api/call'
import { fetchFile } from '@/lib/api/download'
import { api } from '@/lib/contract'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { CertificateCheck } from '@/lib/entities/certificate'
import { assetUrl } from '@/lib/env'

/** The certificate's bytes; only its address where another host does not let them be read. */
export type Certificate = { blob: Blob; address: null } | { blob: null; address: string }

const EXTENSIONS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

const isText = ({ type }: Blob) => /json|^text\//i.test(type)

/** A stored path or an address; null for anything else. */
const pathIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The address in a JSON or text answer: the text itself, or the field that carries it (decision 60). */
async function addressIn(answer: Blob): Promise<string> {
  const value = parse(await answer.text())
  const fields =
    typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const path = fields.map(pathIn).find((found) => found !== null)
  if (!path) throw new Error('The certificate answer carries no address')
  return assetUrl(path)
}

/**
 * Fetches a participant's certificate, decided by content type: the file itself, or the file behind the
 * address in a JSON or text answer (decision 60).
 * @throws ApiError for a refusal, TypeError without network
 */
export async function loadCertificate(
  id: string,
  signal?: AbortSignal,
): Promise<Certificate> {
  const options = { quiet: true, signal }
  const answer = await call(api.certificate.download, { params: { id } }, options)
  if (!isText(answer)) return { blob: answer, address: null }
  const address = await addressIn(answer)
  try {
    return { blob: await fetchFile(address, { signal }), address: null }
  } catch (error) {
    if (!isWebAddress(address)) throw error
    return { blob: null, address }
  }
}

/** Tells one certificate from another: the portal's by its code, an uploaded one by its name and length. */
export const markOf = (check: CertificateCheck | undefined): string | undefined =>
  check && JSON.stringify([check.issued?.kode, check.fileName, check.size])

/** Whether it is as long as the server says, where it does: a line may end too soon without an error. */
export const isWhole = ({ blob }: Certificate, size: number | undefined): boolean =>
  !blob || size === undefined || blob.size >= size

/** The uploaded file's own name where it is known, else one by its type. */
export function certificateName(blob: Blob, fileName: string | null | undefined): string {
  const type = blob.type.split(';')[0]?.trim() ?? ''
  return fileName || `sertifikat${EXTENSIONS[type] ?? '.pdf'}`
}
