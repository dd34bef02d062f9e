import fc from 'fast-check'
import type { Endpoint } from '../../lib/contract/endpoint.ts'

export type HostileRequest = {
  method: Endpoint['method']
  /** Path and query below the API's base. */
  url: string
  headers: Record<string, string>
  payload?: Buffer
}

/** What a stranger or a broken client puts where a text, a number or an id belongs. */
const HOSTILE = [
  ...['', ' ', '\u0000', '\ud800', '\u202e', 'null', '-1', '0', '1e309', 'NaN', '٣'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '<%= 7*7 %>', '{{7*7}}', '%00', '%ff', '%'],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    'C:\\boot.ini',
    'file:///etc/passwd',
    '\r\nSet-Cookie: a=b',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    '=1+1',
    '__proto__',
  ],
  ...['9'.repeat(400), 'a'.repeat(5000), '2026-02-30', '99999-01-01T00:00:00Z', '25:61'],
]
const HOSTILE_VALUES: unknown[] = [
  ...[null, true, -1, 0.5, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], [null], ['a', 1]],
  ...[
    { __proto__: { role: 'superadmin' } },
    { constructor: { prototype: {} } },
    { length: 1e9 },
  ],
]
const DEEP = Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value = fc.oneof(
  text,
  fc.constantFrom(...HOSTILE_VALUES),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const header = fc.oneof(
  fc.constantFrom('1', '-1', 'x'.repeat(300), '%', ' ', '"', '*', 'W/"a"', 'a,b', '1e9'),
  fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
)
const headers = fc.record(
  {
    'idempotency-key': header,
    'x-answer-seq': header,
    'x-api-key': header,
    'if-match': header,
    'if-none-match': header,
    range: header,
    accept: header,
    origin: header,
    'x-forwarded-for': header,
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
  },
  { requiredKeys: [] },
)

type Body = { type: string; payload: Buffer }

const json = (content: unknown): Body => ({
  type: 'application/json',
  payload: Buffer.from(JSON.stringify(content) ?? 'undefined'),
})

/** Texts that are no JSON, bytes that are no text, and types that no call takes. */
const rawBody: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(
    ...[
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'application/xml',
      'x',
    ],
    ...[
      'multipart/form-data',
      'multipart/form-data; boundary=a',
      'application/x-www-form-urlencoded',
    ],
  ),
  payload: fc.oneof(
    fc.constantFrom(
      DEEP,
      Buffer.alloc(0),
      Buffer.alloc(400_000, 'a'),
      Buffer.from('{"a":'),
    ),
    fc.constantFrom(Buffer.from('{"a":1,"a":2}'), Buffer.from([0x22, 0xff, 0xfe, 0x22])),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
})

const part = (name: string, fileName: string | null, content: string) =>
  `--a\r\nContent-Disposition: form-data; name="${name}"${
    fileName === null ? '' : `; filename="${fileName}"`
  }\r\n\r\n${content}\r\n`

/** Forms with files of any name and content: several, none, cut off in the middle. */
const formBody = (names: string[]): fc.Arbitrary<Body> =>
  fc
    .record({
      parts: fc.array(
        fc.tuple(
          fc.constantFrom('file', 'x', '__proto__', ...names),
          fc.option(text),
          fc.oneof(
            text,
            fc.constantFrom('%PDF-1.7', 'PK\u0003\u0004', 'GIF89a', '\u0089PNG'),
          ),
        ),
        { maxLength: 4 },
      ),
      end: fc.constantFrom('--a--\r\n', '--a', '', '\r\n--b--'),
    })
    .map(({ parts, end }) => ({
      type: 'multipart/form-data; boundary=a',
      payload: Buffer.from(parts.map((entry) => part(...entry)).join('') + end, 'latin1'),
    }))

const jsonBody = (names: string[]): fc.Arbitrary<Body> =>
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.dictionary(fc.constantFrom('role', 'id', 'x', ...names), value),
      },
      { weight: 1, arbitrary: value },
    )
    .map(json)

type Known = {
  names: string[]
  ids: string[]
  tokens: { fitting: string; others: string[] }
}

/**
 * Requests that no client of ours would make, over one call of the contract.
 *
 * @param names fields of its body
 * @param ids of things that exist
 * @param tokens values of Authorization: most often the one that may make the call, else any other
 */
export const hostileRequests = (
  endpoint: Endpoint,
  { names, ids, tokens }: Known,
): fc.Arbitrary<HostileRequest> => {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: text },
  )
  const places = endpoint.path.split(':').length - 1
  const body =
    endpoint.method === 'GET'
      ? fc.constant(null)
      : fc.oneof(
          jsonBody(names),
          rawBody,
          ...(endpoint.file ? [formBody(names), formBody(names)] : []),
        )
  return fc
    .record({
      ids: fc.array(id, { minLength: places, maxLength: places }),
      query: fc.option(fc.tuple(text, text), { freq: 4 }),
      token: fc.option(
        fc.oneof(
          { weight: 5, arbitrary: fc.constant(tokens.fitting) },
          { weight: 1, arbitrary: fc.constantFrom(...tokens.others) },
        ),
        { freq: 12 },
      ),
      headers,
      body,
    })
    .map((made) => {
      const given = [...made.ids]
      const path = endpoint.path.replace(/:\w+/g, () => encode(given.shift() ?? ''))
      const query = made.query ? `?${made.query.map(encode).join('=')}` : ''
      return {
        method: endpoint.method,
        url: `${path}${query}`,
        headers: {
          ...made.headers,
          ...(made.token && { authorization: made.token }),
          ...(made.body && { 'content-type': made.body.type }),
        },
        ...(made.body && { payload: made.body.payload }),
      }
    })
}

/** Half of a surrogate pair cannot be written in an address. */
const encode = (part: string) => encodeURIComponent(part.toWellFormed())
