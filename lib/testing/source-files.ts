import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParseResult, parse } from '@babel/parser'

const ROOT = path.resolve(__dirname, '../..')
const FOLDERS = ['app', 'components', 'lib', 'server', 'e2e', 'scripts', 'styles']

/** A node of the syntax tree, as far as the checks look at it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface SourceFile {
  /** Path from the root of the repository, with `/`. */
  path: string
  text: string
  /** The text with every comment blanked out, line breaks kept. */
  code: string
  program: SyntaxNode
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void) {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSyntaxNode(child)) walk(child, visit)
    }
  }
}

function blankComments(text: string, comments: ParseResult['comments']): string {
  let code = text
  for (const { start, end } of comments ?? []) {
    if (typeof start !== 'number' || typeof end !== 'number') continue
    const blank = text.slice(start, end).replace(/[^\n]/g, ' ')
    code = code.slice(0, start) + blank + code.slice(end)
  }
  return code
}

/** Reads a source; `name` decides the language and need not exist (for planted examples). */
export function parseSource(name: string, text: string): SourceFile {
  const tree = parse(text, {
    sourceType: 'module',
    plugins: name.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  })
  const program = tree.program as unknown
  if (!isSyntaxNode(program)) throw new Error(`${name} has no program`)
  return { path: name, text, code: blankComments(text, tree.comments), program }
}

function namesBelow(folder: string): string[] {
  try {
    return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .sort()
  } catch {
    return []
  }
}

/** Every TypeScript source of the product, its tests included. */
export function readSources(): SourceFile[] {
  return FOLDERS.flatMap(namesBelow)
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => parseSource(name, readFileSync(path.join(ROOT, name), 'utf8')))
}

/** Lines between two places that hold code: neither blank nor comment. */
export function codeLines({ code }: SourceFile, start = 0, end = code.length): number {
  return code
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim() !== '').length
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file)
}
