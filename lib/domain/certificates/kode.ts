/** Letters and digits that nobody mistakes for another: 30 of them, so 12 carry 58 bits. */
export const KODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const KODE_LENGTH = 12

/** In groups of four, as it is printed and read aloud. */
export const showKode = (kode: string): string => kode.match(/.{1,4}/g)?.join('-') ?? ''

/** What was typed or read as a code is stored: without gaps, in capitals. */
export const readKode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Whether it can be a code at all. */
export const isKode = (kode: string): boolean =>
  kode.length === KODE_LENGTH && [...kode].every((letter) => KODE_LETTERS.includes(letter))
