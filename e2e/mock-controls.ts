import { type APIRequestContext, expect } from '@playwright/test'

/** A planned failure of calls; `path` lies below `{base}/api/v1` and may hold `*`. */
export interface Fault {
  method: string
  path: string
  status?: number
  /** Cuts the connection; with `after` only once the work is done, so that its answer is lost. */
  drop?: boolean
  after?: boolean
  delayMs?: number
  times: number
}

/** A message that would have been sent. */
export interface OutboxMessage {
  channel: string
  recipient: string
  subject?: string | null
  body: string
  [field: string]: unknown
}

/** The controls that only the mock server has, under `{base}/__mock`. */
export class MockControls {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async #post(control: string, data?: unknown) {
    const answer = await this.#request.post(`__mock/${control}`, { data })
    expect(answer.ok(), `__mock/${control} answers ${answer.status()}`).toBe(true)
  }

  /** Back to the seeded data, no faults, an empty outbox; at this moment, else the real one. */
  reset(now?: Date | string) {
    return this.#post('reset', now && { now: new Date(now).toISOString() })
  }

  /** The server's time jumps there and runs on; the client follows at its next call. */
  setClock(now: Date | string) {
    return this.#post('clock', { now: new Date(now).toISOString() })
  }

  /** Adds to the faults already planned; without any it takes all back. */
  plan(...faults: Fault[]) {
    return this.#post('faults', faults)
  }

  /** Ends the access token of an account, with `refresh` its refresh tokens too. */
  expireSession(username: string, options: { refresh?: boolean } = {}) {
    return this.#post('sessions/expire', { username, ...options })
  }

  async outbox(): Promise<OutboxMessage[]> {
    const answer = await this.#request.get('__mock/outbox')
    expect(answer.ok()).toBe(true)
    return await answer.json()
  }
}
