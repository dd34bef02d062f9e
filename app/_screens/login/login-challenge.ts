import { useState } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { tabStorage } from '@/lib/browser/tab-storage'

/** A login whose password was right and that waits for its code. */
export type Challenge = { challenge: string; expiresAt: string; username: string }

const KEY = 'loginChallenge'

const isChallenge = (kept: unknown): kept is Challenge =>
  typeof kept === 'object' &&
  kept !== null &&
  ['challenge', 'expiresAt', 'username'].every(
    (name) => typeof Reflect.get(kept, name) === 'string',
  )

const read = () => {
  const kept = tabStorage.readJson(KEY)
  return isChallenge(kept) ? kept : null
}

const OVER = 'Waktu untuk memasukkan kode sudah habis. Silakan login dari awal.'

/** The challenge of this tab, which a reload finds again; `told` says why there is none any more. */
export function useLoginChallenge() {
  const [told, setTold] = useState<string | null>(null)
  const [challenge, setChallenge] = useState(read)
  const isOver = challenge !== null && Date.parse(challenge.expiresAt) <= serverNow()
  return {
    waiting: isOver ? null : challenge,
    told: isOver ? OVER : told,
    begin(next: Challenge) {
      tabStorage.keep(KEY, JSON.stringify(next))
      setTold(null)
      setChallenge(next)
    },
    end(why: string | null = null) {
      tabStorage.forget(KEY)
      setTold(why)
      setChallenge(null)
    },
  }
}
