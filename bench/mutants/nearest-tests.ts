import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = '{app,components,lib,server,scripts,bench,deploy}'

/** How far from a file, in imports, a test is looked for, and how many files of tests are run for it. */
const [FARTHEST, MOST] = [2, 5]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** What the files import, by the importing file. */
function importsIn(root: string): Map<string, string[]> {
  const resolved = (from: string, name: string) => {
    const place = name.startsWith('@/')
      ? name.slice(2)
      : path.join(path.dirname(from), name)
    return /\.\w+$/.test(place) ? [place] : [`${place}.ts`, `${place}.tsx`]
  }
  const importsOf = (file: string) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/'((?:@|\.\.?)\/[^'\n]+)'/g),
    ].flatMap(([, name = '']) => resolved(file, name))
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: root })
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/**
 * Finds the tests of a file, nearest first: its own, then those that import it, then those of the files that do, and so on. Those of
 * screens take long and see little of a rule: they are run where there are no others.
 */
export function createFinder(root: string) {
  const imports = [...importsIn(root)]
  const tests = imports.map(([file]) => file).filter(isTest)
  const ownOf = (file: string) => {
    const name = file.replace(/\.tsx?$/, '')
    return tests.filter(
      (test) => test.startsWith(`${name}.`) || test.startsWith(`${name}-`),
    )
  }
  const importersOf = (files: readonly string[]) =>
    imports
      .filter(([, names]) => names.some((name) => files.includes(name)))
      .map(([file]) => file)

  return (file: string): string[] => {
    const nearest: string[] = []
    const seen = new Set<string>()
    let level = [file]
    for (let away = 0; away <= FARTHEST; away += 1) {
      const found = [...level.filter(isTest), ...level.flatMap(ownOf)]
      const fresh = [...new Set(found)].filter((test) => !seen.has(test))
      nearest.push(...fresh)
      for (const one of [...level, ...fresh]) seen.add(one)
      level = importersOf(level.filter((one) => !isTest(one))).filter(
        (one) => !seen.has(one),
      )
    }
    const rules = nearest.filter((test) => test.endsWith('.ts'))
    return (rules.length > 0 ? rules : nearest).slice(0, MOST)
  }
}
