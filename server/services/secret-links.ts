import { randomBytes } from 'node:crypto'
import type { Services } from '../start/deps.ts'
import { sha256 } from './tokens.ts'

/** Said of one that opens nothing any more. */
export const LINK_OVER =
  'Tautan ini sudah dipakai, sudah diganti tautan yang lebih baru, atau sudah lewat waktunya.'

/**
 * A link with 32 random bytes. Only what is behind the hash can hold them: they are in no request, no log and no Referer, and the
 * database keeps their SHA-256.
 *
 * @param page the path behind the hash
 */
export const newSecretLink = (
  { config }: Pick<Services, 'config'>,
  page: 'password-baru' | 'konfirmasi-kontak',
): { url: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return {
    url: `${config.publicUrl}/#/${page}?token=${token}`,
    tokenHash: sha256(token),
  }
}
