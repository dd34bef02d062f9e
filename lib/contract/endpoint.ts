import type { GenericSchema } from 'valibot'
import type { Schema } from 'yup'
import type { Feature } from '../entities/feature.ts'
import type { FileKind } from '../validation/uploads.ts'

/**
 * Who may make a call; the only place where that is said (§6).
 * - `public`: anyone; a token, even a bad one, is not looked at
 * - `optional`: anyone, but the answer depends on the account when a token is sent
 * - `signed-in`: any account
 * - `user`: participants only
 * - `admin`: roles admin and superadmin
 * - `superadmin`: what concerns the office's own accounts, such as the audit trail
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'user' | 'admin' | 'superadmin'

/** Calls that show the same data: after a write, mounted queries of its group are fetched again. */
export type Group =
  | 'account'
  | 'asal-instansi'
  | 'beranda'
  | 'category'
  | 'faq'
  | 'profile'
  | 'panduan'
  | 'user'
  | 'coaching'
  | 'proposal'
  | 'test'
  | 'meeting'
  | 'survey'
  | 'certificate'
  | 'certificate-template'
  | 'outbox'
  | 'reminder'
  | 'attention'
  | 'session'
  | 'second-factor'
  | 'admin-account'
  | 'privacy'
  | 'office'
  | 'calendar-address'
  | 'own-reminders'
  | 'none'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The `:name` parameters of a path, as an object of texts. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

/** One call of §7 as data. The client calls it, the server implements it, the mock answers it. */
export type Endpoint<
  P extends string = string,
  B = unknown,
  A = unknown,
  X extends Access = Access,
> = {
  readonly method: Method
  readonly path: P
  readonly access: X
  readonly group: Group
  /** The name under which a server says that it knows this call; calls of chapter 7 have none. */
  readonly feature?: Feature
  /**
   * Shape of the answer: the schema of the entity. Loaded on demand, as the body's, so that the
   * client's first load carries the contract without the schemas. Without it the answer is null, or a
   * file where the call is `binary`.
   */
  readonly answer?: () => Promise<GenericSchema<unknown, A>>
  /** Shape and rules of the body: the schema of the form that sends it. */
  readonly body?: () => Promise<Schema<B>>
  /** Present on multipart calls: the field `file` and whether it must be there. */
  readonly file?: { readonly kind: FileKind; readonly required: boolean }
  /**
   * True where the same call twice would do its work twice, or be refused because of what it has done itself: the client sends an
   * Idempotency-Key, as with everything that is changed by its version. `briefly` where it writes to people: what it announces
   * must happen soon or is taken back, and the same words later are another message; and where a code is used up. `toggling` where only a call that does not
   * say what is to be needs it: one that does is right however often it is made, and may have been undone since it was made first.
   */
  readonly once?: true | 'briefly' | 'toggling'
  /**
   * True where something is counted before the call's transaction begins and stays counted whatever
   * becomes of it. Whatever looks at a password or a code alone: a guess counts before it is
   * looked at, or many guesses sent at once would pass together. Every other call that writes does all of it in its one transaction.
   */
  readonly countsFirst?: true
  /** True where an admin gives password and code once more, unless that was within the last five minutes. */
  readonly asksAgain?: true
  /** True for calls of admins that one may make who has yet to set up the second factor that the office requires. */
  readonly beforeSecondFactor?: true
  /** True where the work is done after the answer, which is 202 (RFC 9110 15.3.3). */
  readonly accepts?: true
  /** True where the answer is a file and not JSON. */
  readonly binary?: true
}

type Options<B, A, X> = {
  access: X
  group: Group
  feature?: Feature
  answer?: () => Promise<GenericSchema<unknown, A>>
  body?: () => Promise<Schema<B>>
  once?: Endpoint['once']
  countsFirst?: true
  asksAgain?: true
  beforeSecondFactor?: true
  accepts?: true
}

const endpoint =
  (method: Method) =>
  <P extends string, B = undefined, A = null, X extends Access = Access>(
    path: P,
    options: Options<B, A, X>,
  ): Endpoint<P, B, A, X> => ({ method, path, ...options })

export const get = endpoint('GET')
/** A call whose answer is a file. */
export const getFile = <P extends string, X extends Access>(
  path: P,
  options: { access: X; group: Group; feature?: Feature },
): Endpoint<P, undefined, Blob, X> => ({ method: 'GET', path, ...options, binary: true })
export const post = endpoint('POST')
/** A call that sends a body and whose answer is a file. */
export const postForFile = <P extends string, B, X extends Access>(
  path: P,
  options: Options<B, Blob, X>,
): Endpoint<P, B, Blob, X> => ({ method: 'POST', path, ...options, binary: true })
export const put = endpoint('PUT')
export const patch = endpoint('PATCH')
export const remove = endpoint('DELETE')

/** A multipart call and whether its file must be there. */
export type Upload<R extends boolean = boolean> = {
  readonly file: { readonly kind: FileKind; readonly required: R }
}

type UploadOptions<B, A, X, O> = Options<B, A, X> & {
  method?: 'POST' | 'PUT'
  kind: FileKind
  fileOptional?: O
}
type IsRequired<O> = O extends true ? false : true

/** A multipart call: the field `file`, and the fields of `body` as texts. */
export const upload = <
  P extends string,
  B = undefined,
  A = null,
  X extends Access = Access,
  O extends true | undefined = undefined,
>(
  path: P,
  { method = 'POST', kind, fileOptional, ...options }: UploadOptions<B, A, X, O>,
): Endpoint<P, B, A, X> & Upload<IsRequired<O>> => ({
  method,
  path,
  ...options,
  file: { kind, required: !fileOptional as boolean & IsRequired<O> },
})

export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _B, infer _A> ? PathParams<P> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer B, infer _A> ? B : never
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _B, infer A> ? A : never
