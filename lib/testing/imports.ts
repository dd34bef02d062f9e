import path from 'node:path'
import { type SourceFile, type SyntaxNode, walk } from '@/lib/testing/source-files'

export interface Import {
  from: string
  /** What stands in the source: `@/lib/routes`, `./x.ts`, `react`. */
  specifier: string
  /** Path of a file of ours without its ending, or the name of a package (`pkg:react`). */
  target: string
  isTypeOnly: boolean
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'CallExpression',
  'TSImportType',
])

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function specifierOf(node: SyntaxNode): string | null {
  const isCall = node.type === 'CallExpression'
  const callee = isCall && isNode(node.callee) ? node.callee.type : null
  if (isCall && callee !== 'Import') return null
  const list = Array.isArray(node.arguments) ? node.arguments[0] : undefined
  const source = node.source ?? node.argument ?? list
  return isNode(source) && typeof source.value === 'string' ? source.value : null
}

function targetOf(from: string, specifier: string): string {
  const isAlias = specifier.startsWith('@/')
  if (!isAlias && !specifier.startsWith('.')) {
    const parts = specifier.split('/')
    return `pkg:${parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')}`
  }
  const local = isAlias
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier)
  return local.replace(/\.(tsx?|css|json)$/, '')
}

/** Every import of a file: static, re-exported, lazy, types too. */
export function importsOf(file: SourceFile): Import[] {
  const imports: Import[] = []
  walk(file.program, (node) => {
    if (!IMPORTING.has(node.type)) return
    const specifier = specifierOf(node)
    if (specifier === null) return
    imports.push({
      from: file.path,
      specifier,
      target: targetOf(file.path, specifier),
      isTypeOnly: node.importKind === 'type' || node.type === 'TSImportType',
    })
  })
  return imports
}

/** The first ring of files that import each other, types included, as `a -> b -> a`; null if there is none. */
export function findCycle(files: SourceFile[]): string | null {
  const name = (file: string) => file.replace(/\.tsx?$/, '')
  const edges = new Map(
    files.map((file) => [name(file.path), importsOf(file).map((entry) => entry.target)]),
  )
  const done = new Set<string>()
  function visit(file: string, trail: string[]): string | null {
    if (trail.includes(file))
      return [...trail.slice(trail.indexOf(file)), file].join(' -> ')
    if (done.has(file)) return null
    for (const next of edges.get(file) ?? []) {
      const cycle = edges.has(next) ? visit(next, [...trail, file]) : null
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of edges.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}
