import { useSettled } from '@/lib/browser/use-settled'

const TYPING_MS = 250

/**
 * What a server is asked to look for: once somebody has stopped typing.
 * @returns `typed` as it will be asked for, `asked` as it is asked for now
 */
export function useAskedWords(query: string) {
  const typed = query.trim()
  return { typed, asked: useSettled(typed, TYPING_MS) }
}
