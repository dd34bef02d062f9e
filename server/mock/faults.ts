import type { Fault } from './bodies.ts'

/** Which calls are to fail, and how. */
export type Faults = {
  plan: (faults: readonly Fault[]) => void
  clear: () => void
  /** The first planned fault for this call, which is used up by it; null when it may go its way. */
  take: (call: { method: string; path: string }) => Fault | null
  pending: () => Fault[]
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** `*` stands for any text, slashes included. */
const patternOf = (path: string) => {
  const rooted = path.startsWith('/') || path.startsWith('*') ? path : `/${path}`
  return new RegExp(`^${rooted.split('*').map(escaped).join('.*')}$`)
}

/**
 * @param basePath `{base}`; a fault's path is looked for below `{base}/api/v1`, below `{base}` and
 * from the root, so that '/faq', '/files/*' and '/e-coaching/api/v1/faq' all work
 */
export const createFaults = (basePath: string): Faults => {
  let planned: (Fault & { pattern: RegExp })[] = []
  const namesOf = (path: string) =>
    [`${basePath}/api/v1`, basePath, ''].flatMap((root) =>
      path.startsWith(`${root}/`) ? [path.slice(root.length)] : [],
    )
  return {
    plan: (faults) => {
      planned = [
        ...planned,
        ...faults.map((fault) => ({ ...fault, pattern: patternOf(fault.path) })),
      ]
    },
    clear: () => {
      planned = []
    },
    take: ({ method, path }) => {
      const names = namesOf(path)
      const found = planned.find(
        (fault) =>
          ['*', method].includes(fault.method) &&
          names.some((name) => fault.pattern.test(name)),
      )
      if (!found) return null
      found.times -= 1
      planned = planned.filter(({ times }) => times > 0)
      return found
    },
    pending: () => planned.map(({ pattern: _, ...fault }) => ({ ...fault })),
  }
}
