import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'

/** A text that only who has the key (32 bytes) can read, and that nobody can change unseen. */
export const encipher = (key: Buffer, text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** @throws Error where the text was enciphered with another key, or changed. */
export const decipher = (key: Buffer, stored: string): string => {
  const bytes = Buffer.from(stored, 'base64')
  const plain = createDecipheriv(CIPHER, key, bytes.subarray(0, 12))
  plain.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([plain.update(bytes.subarray(28)), plain.final()]).toString('utf8')
}
