import type { CertificateContent } from '../../entities/issuing-values.ts'
import { showKode } from './kode.ts'

/** What a text may name, as `{nama}`, and in capitals as `{NAMA}`. */
const WORDS = {
  nama: ({ name }) => name,
  instansi: ({ institution }) => institution,
  topik: ({ topic }) => topic,
  tanggal: ({ date }) => date,
  jam: ({ hours }) => String(hours),
  coach: ({ coaches = [] }) => coaches.join(', '),
  nomor: ({ number }) => number,
  tempat: ({ place }) => place,
  'tanggal-terbit': ({ issuedDate }) => issuedDate,
  // One alone signs on the right; of two the second does.
  'penanda-tangan': ({ signers }) => signers.at(-1)?.name,
  jabatan: ({ signers }) => signers.at(-1)?.title,
  'penanda-tangan-kiri': ({ signers: [first, second] }) => second && first?.name,
  'jabatan-kiri': ({ signers: [first, second] }) => second && first?.title,
  kode: ({ kode }) => showKode(kode),
  kantor: ({ office, issuer }) => office || issuer,
  portal: ({ issuer }) => issuer,
} satisfies Record<string, (content: CertificateContent) => string | null | undefined>

export type TemplateWord = keyof typeof WORDS

export const TEMPLATE_WORDS = Object.keys(WORDS) as TemplateWord[]

const NAMED = /\{([^{}]*)\}/g

const isWord = (name: string): name is TemplateWord => Object.hasOwn(WORDS, name)

/** The words of a text that nobody knows. */
export const unknownWords = (text: string): string[] =>
  [...text.matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !isWord(name.toLowerCase()))

/** Whether a text names this word, in small letters or capitals. */
export const namesWord = (text: string, word: TemplateWord): boolean =>
  text.toLowerCase().includes(`{${word}}`)

/**
 * A text of a template with a certificate's own words; null where one of them is empty, so that neither a label
 * nor a line stands without what belongs to it.
 */
export const fillText = (text: string, content: CertificateContent): string | null => {
  let isWhole = true
  const filled = text.replace(NAMED, (_, name: string) => {
    const word = name.toLowerCase()
    const value = isWord(word) ? WORDS[word](content) : ''
    if (!value) isWhole = false
    const isLoud = name !== word && name === name.toUpperCase()
    return (isLoud ? value?.toLocaleUpperCase('id') : value) ?? ''
  })
  return isWhole && filled.trim() !== '' ? filled : null
}
