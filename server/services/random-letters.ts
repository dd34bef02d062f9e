import { randomInt } from 'node:crypto'

/** A code that nobody can guess: so many letters, drawn alike from an alphabet. */
export const randomLetters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
