/** Titles in front of Indonesian names; they are no part of the name's initials. */
const TITLES = new Set([
  'dr',
  'drs',
  'dra',
  'ir',
  'prof',
  'h',
  'hj',
  'kh',
  'ust',
  'apt',
  'rr',
  'r',
])

/**
 * One or two letters that stand for a name where there is no picture: 'Dr. Ir. Siti Rahma, S.Hut.' gives
 * 'SR', the mononym 'Suharto' gives 'S'. Titles before the name and everything after a comma are skipped.
 */
export function initials(fullName: string): string {
  const [name = ''] = fullName.split(',')
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const own = words.filter((word) => !(word.endsWith('.') && TITLES.has(bare(word))))
  const [first = '', ...rest] = own.length > 0 ? own : words
  const last = rest.at(-1) ?? ''
  return (firstLetter(first) + firstLetter(last)).toUpperCase() || '?'
}

const bare = (word: string) => word.replaceAll('.', '').toLowerCase()

const firstLetter = (word: string) => word.match(/\p{L}/u)?.[0] ?? ''
