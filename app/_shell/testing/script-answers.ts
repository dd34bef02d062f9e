const answers = {
  gone: () => new Response('', { status: 404 }),
  'another page': () => new Response('', { headers: { 'content-type': 'text/html' } }),
  there: () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  failing: () =>
    new Response('', { status: 502, headers: { 'content-type': 'text/html' } }),
}

export type ScriptAnswer = keyof typeof answers

/** What the server says of the script that did not come; null without a network. */
export function serverSays(answer: ScriptAnswer | null) {
  const { fetch } = globalThis
  const asked = jest.fn()
  globalThis.fetch = async (target, options) => {
    if (options?.method !== 'HEAD') return fetch(target, options)
    asked(target)
    if (answer) return answers[answer]()
    throw new TypeError('Failed to fetch')
  }
  return asked
}
