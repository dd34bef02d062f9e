import type { Endpoint } from '../../../lib/contract/endpoint.ts'
import type { UserRow } from '../../repositories/users.ts'
import type { SentFile } from '../multipart-body.ts'
import type { Rows } from './rows.ts'

/** What the server says to one call, and when. */
export type Answered = { status: number; answer: unknown; at: number }

type Caller = { name: string; person: UserRow }

export type Request = {
  endpoint: Endpoint
  token: string
  device: Caller
  params?: unknown
  body?: unknown
  file?: SentFile | undefined
  headers?: Record<string, string> | undefined
  /** What the person had before their eyes when they asked for this. */
  seen?: unknown
}

/** A call that the server has answered, with what was stored before and after. */
export type Handled = Answered &
  Omit<Request, 'endpoint' | 'token' | 'file'> & {
    call: string
    /** When it was first heard under its key, in ms: a repeat is told what was so then. */
    firstAt: number
    before: Rows
    after: Rows
    isCommitRefused: boolean
  }
