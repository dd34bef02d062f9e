type Person = { fullName: string; username: string; email: string; whatsapp: string }

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A name as it may be spelt: any spaces between its words. */
const patternOf = (name: string) => name.trim().split(/\s+/).map(escaped).join('\\s+')

/**
 * A text without name, username, e-mail address and number of a person where they stand as whole words. Short ones stay, which
 * would be words of anybody.
 */
export const withoutPerson = (
  text: string,
  { fullName, username, email, whatsapp }: Person,
): string => {
  const names = [email, fullName, username, whatsapp].filter((name) => name.length > 3)
  if (names.length === 0) return text
  const whole = `(?<![\\p{L}\\p{N}])(?:${names.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`
  return text.replace(new RegExp(whole, 'giu'), '[dihapus]')
}
