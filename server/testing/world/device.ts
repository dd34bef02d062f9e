import { hasStatus } from '../../../lib/api/errors.ts'
import { RENEWAL_FAILED } from '../../../lib/api/session-loss.ts'
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
} from '../../../lib/contract/endpoint.ts'
import { api } from '../../../lib/contract/index.ts'
import type { UserRow } from '../../repositories/users.ts'
import type { TokenPair } from '../../services/sessions.ts'
import type { SentFile } from '../multipart-body.ts'
import type { Answered } from './handled.ts'
import type { Line } from './line.ts'
import type { Office } from './office.ts'

export type Input<E> = {
  params?: [ParamsOf<E>] extends [never] ? undefined : ParamsOf<E>
  body?: BodyOf<E>
  file?: SentFile
  headers?: Record<string, string>
  signal?: AbortSignal
  /** What the person had before their eyes when they asked for this. */
  seen?: unknown
}

/** By these a server knows a request that it has had before. */
const MAY_REPEAT = ['idempotency-key', 'x-answer-seq']

/** One person at one device: a login, a line, and the tests that are open on it. */
export class Device {
  readonly name: string
  readonly person: UserRow
  readonly line: Line
  /** Who waits for the person to sign in again. */
  readonly onSignIn: (() => void)[] = []
  /** A conversation is going on: nobody does two things at once. */
  isBusy = false
  private readonly office: Office
  private login: TokenPair | null = null
  private renewing: Promise<void> | null = null
  private keys = new Map<string, { input: string; key: string }>()

  constructor(
    office: Office,
    { name, person, line }: { name: string; person: UserRow; line: Line },
  ) {
    this.office = office
    this.name = name
    this.person = person
    this.line = line
  }

  get isSignedIn() {
    return this.login !== null
  }

  async signIn() {
    this.login = await this.office.openSession(this.person)
    for (const go of this.onSignIn) go()
  }

  /** A call as lib/api makes it: a stale token is renewed once; the answer with its moment at the server. */
  async ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answered> {
    try {
      return await this.send(endpoint, input)
    } catch (error) {
      if (!hasStatus(error, 401)) throw error
      this.renewing ??= this.renew().finally(() => {
        this.renewing = null
      })
      await this.renewing
      return this.send(endpoint, input)
    }
  }

  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<AnswerOf<E>> {
    const { answer } = await this.ask(endpoint, input)
    return answer as AnswerOf<E>
  }

  /** As `useMutation`: the same again after a failure is the same act, under the same key. */
  async mutate<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<AnswerOf<E>> {
    const [name, text] = [endpoint.path, JSON.stringify([input.params, input.body])]
    const known = this.keys.get(name)
    const key = known?.input === text ? known.key : this.office.nextId()
    this.keys.set(name, { input: text, key })
    const headers = { ...input.headers, ...(endpoint.once && { 'idempotency-key': key }) }
    const answer = await this.call(endpoint, { ...input, headers })
    this.keys.delete(name)
    return answer
  }

  /** As a box that is ticked: each press is an act of its own, also after an answer that was lost. */
  press<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<AnswerOf<E>> {
    const headers = { ...input.headers, 'idempotency-key': this.office.nextId() }
    return this.call(endpoint, { ...input, headers })
  }

  private send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answered> {
    const { signal, ...rest } = input
    const token = this.login?.accessToken ?? ''
    const request = { endpoint, token, device: this, ...rest }
    return this.line.send({
      work: () => this.office.handle(request),
      signal,
      mayRepeat: MAY_REPEAT.some((name) => input.headers?.[name]),
    })
  }

  private async renew() {
    const body = { refreshToken: this.login?.refreshToken ?? '' }
    const ask = () => this.send(api.auth.renew, { body })
    const found = await ask()
      .catch((error: unknown) => {
        if (hasStatus(error, 422)) throw error
        return ask()
      })
      .catch(() => null)
    const pair = found?.answer as
      | { access_token?: string; refresh_token?: string }
      | undefined
    if (!pair?.access_token || !pair.refresh_token) {
      this.login = null
      throw new Error(RENEWAL_FAILED)
    }
    this.login = { accessToken: pair.access_token, refreshToken: pair.refresh_token }
  }
}
