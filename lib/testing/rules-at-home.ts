import path from 'node:path'
import { importsOf } from '@/lib/testing/imports'
import { isTest, type SourceFile } from '@/lib/testing/source-files'

const PURE = /^(lib\/(domain|entities|validation)\/|pkg:(@date-fns\/tz|date-fns)$)/

/** Whether a file beside a screen holds rules only: nothing of React, of the interface or of calls. */
export function isRuleBesideScreen(file: SourceFile): boolean {
  if (!/^(app\/_screens|components)\/.*\.ts$/.test(file.path)) return false
  return importsOf(file).every(
    ({ target, isTypeOnly }) =>
      isTypeOnly || PURE.test(target) || /^app\/_screens\//.test(target),
  )
}

/** The screen, the part of the shared interface, the part of lib, or the server that a file belongs to. */
function areaOf(file: string, screens: ReadonlySet<string>): string {
  if (file.startsWith('server/')) return 'server'
  let folder = path.posix.dirname(file)
  if (!file.startsWith('app/_screens/')) return folder.split('/').slice(0, 2).join('/')
  while (folder !== 'app/_screens' && !screens.has(folder))
    folder = path.posix.dirname(folder)
  return folder
}

/**
 * Rules in `lib/domain` that only one area uses: such a rule lives there, beside its screen.
 *
 * @returns a line per rule, with its area
 */
export function strayRules(sources: readonly SourceFile[]): string[] {
  const own = sources.filter((file) => !isTest(file.path))
  const screens = new Set(
    own
      .filter(({ path: file }) => file.endsWith('/screen.tsx'))
      .map(({ path: file }) => path.posix.dirname(file)),
  )
  const users = new Map<string, Set<string>>()
  for (const file of own) {
    for (const { target } of importsOf(file)) {
      if (!target.startsWith('lib/domain/')) continue
      const areas = users.get(target) ?? new Set()
      users.set(target, areas.add(areaOf(file.path, screens)))
    }
  }
  return own
    .filter(({ path: file }) => file.startsWith('lib/domain/'))
    .flatMap(({ path: file }) => {
      const areas = [...(users.get(file.replace(/\.ts$/, '')) ?? [])]
      const isShared =
        areas.length > 1 || areas[0] === 'server' || areas[0] === 'lib/domain'
      return isShared ? [] : [`${file} is used by ${areas[0] ?? 'nobody'} alone`]
    })
}

const INTERFACE = /^pkg:(react|react-dom|@headlessui\/react|lucide-react|jotai|swr|formik)$/

/** Imports that a rule beside a screen or component, told by its `.test.ts`, must not have: it is without React. */
export function rulesWithInterface(sources: readonly SourceFile[]): string[] {
  const tests = new Set(sources.map((file) => file.path))
  const isRule = ({ path: file }: SourceFile) =>
    /^(app\/_screens|components)\/.*(?<!\.test)\.ts$/.test(file) &&
    tests.has(file.replace(/\.ts$/, '.test.ts'))
  return sources
    .filter(isRule)
    .flatMap(importsOf)
    .filter(({ target, isTypeOnly }) => INTERFACE.test(target) && !isTypeOnly)
    .map(({ from, specifier }) => `${from} imports ${specifier}`)
}
