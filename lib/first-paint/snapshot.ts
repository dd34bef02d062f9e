/** Answers of public calls that came with the page, by the path of the call below the API's base. */
export type Snapshot = Record<string, unknown>

type Brought = { path: string; answers: Snapshot }

/** By the script that brought them, which goes once its screen is there. */
const brought = new Map<Element | null, Brought>()

function read(script: HTMLElement): Brought {
  const path = script.dataset.answers ?? ''
  try {
    const answers: unknown = JSON.parse(script.textContent || '{}')
    return { path, answers: answers && typeof answers === 'object' ? { ...answers } : {} }
  } catch {
    return { path, answers: {} }
  }
}

/** The path after the '#', as `start-page.ts` reads it. */
const currentPath = () => {
  const path = globalThis.location?.hash.slice(1).split('?')[0] ?? ''
  return path.replace(/(.)\/$/, '$1') || '/'
}

/**
 * What has come for the address by now: the start script may bring what was drawn for it later. What was drawn for
 * another may be cut to what is seen there, and is old when somebody comes back: it is forgotten.
 */
function broughtHere(): Snapshot[] {
  const scripts =
    globalThis.document?.querySelectorAll<HTMLElement>('script[data-answers]') ?? []
  for (const script of scripts) {
    if (!brought.has(script)) brought.set(script, read(script))
  }
  const here = currentPath()
  for (const one of brought.values()) {
    if (one.path !== '' && one.path !== here) one.answers = {}
  }
  return [...brought.values()].map(({ answers }) => answers)
}

/** Takes the place of what came with the page; for drawing the page itself. */
export function provideSnapshot(provided: Snapshot) {
  brought.set(null, { path: '', answers: { ...provided } })
}

/** The answer that came with the page, boxed because null is one; undefined where there is none. */
export function snapshotAnswer<A>(name: string): { answer: A } | undefined {
  const found = broughtHere().find((answers) => name in answers)
  return found && { answer: found[name] as A }
}

/** Called once the call itself has been made: what came with the page is old from then on. */
export function forgetSnapshotAnswer(name: string) {
  for (const answers of broughtHere()) delete answers[name]
}
