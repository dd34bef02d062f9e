/** Answers of public calls that came with the page, by their path below the API's base. */
export type Snapshot = Record<string, unknown>

let snapshot: Snapshot | null = null

function readPage(): Snapshot {
  const text = globalThis.document?.getElementById('snapshot')?.textContent
  try {
    const answers: unknown = JSON.parse(text || '{}')
    return answers && typeof answers === 'object' ? { ...answers } : {}
  } catch {
    return {}
  }
}

function answers(): Snapshot {
  snapshot ??= readPage()
  return snapshot
}

/** Takes the place of what came with the page; for drawing the page itself. */
export function provideSnapshot(provided: Snapshot) {
  snapshot = { ...provided }
}

/** The answer that came with the page, boxed because null is one; undefined where there is none. */
export function snapshotAnswer<A>(path: string): { answer: A } | undefined {
  return path in answers() ? { answer: answers()[path] as A } : undefined
}

/** Called once the call itself has been made: what came with the page is old from then on. */
export function forgetSnapshotAnswer(path: string) {
  delete answers()[path]
}
