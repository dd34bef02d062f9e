import type { Db } from '../../db/client.ts'
import type { Handled, Request } from './handled.ts'

/** A call that the server has answered, before anybody hears of it. */
export type Fresh = Pick<
  Handled,
  'call' | 'status' | 'answer' | 'body' | 'params' | 'headers' | 'device' | 'before'
>

/** How an earlier build behaved: planted into a world, to see that the world finds it. */
export type Plant = {
  /** What the client asks instead. */
  ask?: (request: Request) => Request
  /** What the server does besides; what it gives is the answer. */
  answer?: (fresh: Fresh, db: Db) => Promise<unknown>
  /** The client does not fetch again what was refused. */
  keepsWhatWasRefused?: boolean
}
