import { readFileSync } from 'node:fs'
import {
  parseSource,
  readSources,
  type SourceFile,
  type SyntaxNode,
} from '@/lib/testing/source-files'

/** English words that are no Indonesian ones too. */
const ENGLISH =
  /\b(about|above|account|add|after|again|all|an|and|any|apply|are|as|at|back|be|before|below|between|browse|but|by|cancel|change|check|choose|clear|click|close|confirm|connection|copy|could|create|day|days|delete|details|did|do|does|done|download|edit|empty|enter|error|expired|export|failed|failure|filter|first|for|forgot|found|from|full|go|has|have|help|hide|home|how|if|in|incorrect|invalid|is|it|last|list|load|loading|log|logged|logo|loud|me|menu bar|minutes|more|must|name|new|next|no|none|not|now|of|off|ok to|on|only|open|optional|or|our|out|page|pages|pause|play|please|previous|print|question|questions|refresh|remove|required|retry|save|saved|search|see|select|send|sent|session|settings|show|sign|sort|start|stop|submit|success|successful|test ended|than|that|the|their|then|there|this|time|to|today|try|unexpected|unknown|until|update|upload|user|username and|view|wait|was|welcome|were|what|when|where|which|who|will|with|wrong|year|you|your)\b/i

/** What the specification quotes in English (chapter 2, 4 and 8), each with its place. */
const QUOTED = [
  'Update', // §2 'an Update button'
  'Loading...', // §2 of the certificate's preview
  'Oops! Page not found.', // §2 of the 404 page
  'Sorry, you are not authorized to access this page.', // §2 of '/unauthorized'
  'Unexpected Application Error', // §8
  'An unexpected error occurred', // §8
  'No refresh token available', // §4 'Session'
  'Failed to refresh token', // §4 'Session'
  'No questions available', // §2 of a test
  'Unknown', // §4 of the states of a coaching
]

/** English by its letters alone: a column's number, a key, headers of HTTP, values and ends of addresses. */
const NOT_ENGLISH = [
  'List-Unsubscribe=One-Click',
  'No',
  'Enter',
  'If-Match',
  'Retry-After',
  'Connection: close',
  'Hasil harus done atau refused',
  'Situs uji coba, bukan alamat resmi .go.id',
]

/** What has another name in the portal, the specification's or the plainer one: one thing, one name. */
const SECOND_NAME =
  /(?<![\w-])(berkas|browsing|dirubah|e-mail|galat(?!:)|gawai|kata sandi|kode pemulihan|koneksi|latar virtual|link|merubah|papan ketik|peramban|surel|templat|tes)(nya)?(?![\w-])/i

const UNSEEN_CALLS =
  /^(Error|TypeError|RangeError|logFailure|log|require|matches|querySelector(All)?)$/
const UNSEEN_ATTRIBUTES =
  /^(className|class|key|id|name|href|src|type|data-.*|autoComplete|d|viewBox|sizes|rel)$/

const textOf = (node: unknown): string => (typeof node === 'string' ? node : '')
const child = (node: SyntaxNode, key: string) => node[key] as SyntaxNode | undefined

function isUnseen(node: SyntaxNode): boolean {
  if (/^(Import|TS)/.test(node.type)) return true
  if (node.type === 'JSXAttribute') {
    return UNSEEN_ATTRIBUTES.test(textOf(child(node, 'name')?.name))
  }
  if (!/^(Call|New)Expression$/.test(node.type)) return false
  const callee = child(node, 'callee')
  const name =
    textOf(callee?.name) || textOf((callee?.property as SyntaxNode | undefined)?.name)
  return UNSEEN_CALLS.test(name)
}

/** The texts of a source that a person may see: between tags, and in quotes. */
function textsOf(file: SourceFile): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as SyntaxNode
    if (isUnseen(node)) return
    if (node.type === 'JSXText') found.push(textOf(node.value))
    if (node.type === 'StringLiteral') found.push(textOf(node.value))
    if (node.type === 'TemplateElement') {
      found.push(textOf((node.value as { cooked?: string }).cooked))
    }
    Object.values(node).forEach(visit)
  }
  visit(file.program)
  return found.map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Those that begin as a sentence does. */
const sentencesOf = (file: SourceFile) =>
  textsOf(file).filter((text) => /^[“‘'"(]?[A-Z][a-z]/.test(text))

const seen = readSources().filter(
  ({ path }) =>
    /^(app|components|lib|server\/(calls|services|plugins))\//.test(path) &&
    !/\.test\.|\/testing\/|\/metrics/.test(path),
)

const known = [...QUOTED, ...NOT_ENGLISH]
const english = (file: SourceFile) =>
  sentencesOf(file)
    .filter((text) => ENGLISH.test(text) && !known.includes(text))
    .map((text) => `${file.path}: ${text}`)

/** Sentences and their parts; a single small word may be a value. */
const secondNames = (file: SourceFile) =>
  textsOf(file)
    .filter((text) => /^[A-Z]| /.test(text) && SECOND_NAME.test(text))
    .map((text) => `${file.path}: ${text}`)

describe('what a person reads', () => {
  it('calls a thing by one name everywhere', () => {
    expect(seen.flatMap(secondNames)).toEqual([])
    const text = "const a = 'di peramban'; const b = <p>Pilih berkasnya</p>"
    expect(secondNames(parseSource('app/x.tsx', text))).toEqual([
      'app/x.tsx: di peramban',
      'app/x.tsx: Pilih berkasnya',
    ])
  })

  it('is Indonesian, but for what the specification quotes', () => {
    expect(seen.flatMap(english)).toEqual([])
  })

  it('a planted English sentence is found, between tags and in a text', () => {
    const text =
      "const a = <p title='Save it'>Please wait</p>; throw new Error('Not for you')"
    expect(english(parseSource('app/x.tsx', text))).toEqual([
      'app/x.tsx: Save it',
      'app/x.tsx: Please wait',
    ])
  })

  it('names no quoted sentence that has gone', () => {
    const all = new Set(seen.flatMap(sentencesOf))
    expect(known.filter((text) => !all.has(text))).toEqual([])
  })

  it('a quoted English sentence between tags is marked as one', () => {
    const html = readFileSync('app/layout.tsx', 'utf8')
    expect(html).toMatch(/<html\s+lang="id"/)
    for (const file of [
      'app/_shell/crash.tsx',
      'app/not-found.tsx',
      'app/_screens/lost-page.tsx',
      'app/_screens/proses-coaching/test/test-taking.tsx',
      'components/content/viewer/viewer-notices.tsx',
    ]) {
      expect(readFileSync(file, 'utf8')).toContain('lang="en"')
    }
  })
})
