/** Controls, and letters that nobody sees: without width, of direction, tags, fillers (UAX 44, RFC 8264 9.10). */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

const ALL = new RegExp(INVISIBLE, 'gu')

export const withoutInvisible = (text: string): string => text.replace(ALL, '')

/** Whether nothing of a text can be seen. */
export const isUnseen = (text: string): boolean => withoutInvisible(text).trim() === ''
