import { getDefaultStore } from 'jotai'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'
import { isKeptAtom } from '@/lib/device/is-kept'
import { STALL_WORDS } from './stall-words'

/** No try has come to an end: why is not known. */
const UNANSWERED = { title: 'Server belum menjawab', until: 'sebentar lagi' }

/** Why a test that its participant ends goes on. What is said to be safe has to be: without a store of the browser the page is all there is. */
export function cannotEnd(state: QueueState) {
  const { stall, lostEnd } = state
  const isKept = getDefaultStore().get(isKeptAtom)
  const where = isKept ? 'aman di perangkat ini' : 'masih ada di halaman ini'
  const who = saveTotals(state).unsent > 0 ? `Jawaban Anda ${where}, dan test` : 'Test'
  const { title, until } = stall ? STALL_WORDS[stall] : UNANSWERED
  if (lostEnd)
    return {
      title: 'Belum diketahui apakah test sudah berakhir',
      body: `Jawaban server tidak sampai, jadi mungkin sudah.\nTekan “Akhiri Test” sekali lagi ${until}.`,
    }
  return {
    title: 'Test belum dapat diakhiri',
    body: `${title}. ${who} belum diakhiri dari sini.\nCoba lagi ${until}.`,
  }
}
