import { isRuleBesideScreen } from '@/lib/testing/rules-at-home'
import {
  codeLines,
  isTest,
  parseSource,
  readSources,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '@/lib/testing/source-files'

const sources = readSources()

/** Lines of code per file, by kind; the first entry that matches holds. */
const FILE_LIMITS: [kind: string, files: RegExp, lines: number][] = [
  ['test', /(\.(test|spec)\.tsx?$|^(lib|server)\/testing\/|^e2e\/)/, 250],
  ['screen', /\/screen\.tsx$/, 150],
  ['component', /^(app|components)\/.*\.tsx$/, 150],
  ['hook or conversation', /^(app\/_screens|components)\/.*\.ts$|\/use-[\w-]+\.tsx?$/, 90],
  ['rule', /^lib\/(domain|validation)\//, 120],
  ['contract or entity', /^lib\/(contract|entities)\//, 150],
  ['server route', /^server\/routes\//, 180],
  ['repository', /^server\/repositories\//, 180],
  ['source', /./, 200],
]

const COMPONENT_LINES = 80
const FUNCTION_LINES = 40
const HANDLER_LINES = 20

function isFunction({ type }: SyntaxNode): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod)$/.test(
    type,
  )
}

interface Measured {
  name: string
  lines: number
  limit: number
}

/** Lines of a component with all it holds; of another function without the functions inside it. */
function measureFunction(file: SourceFile, node: SyntaxNode): Measured {
  let hasJsx = false
  let inner = 0
  const skip = new Set<SyntaxNode>()
  walk(node, (below) => {
    if (below.type === 'JSXElement' || below.type === 'JSXFragment') hasJsx = true
    if (below === node || !isFunction(below) || skip.has(below)) return
    walk(below, (nested) => skip.add(nested))
    inner += codeLines(file, below.start, below.end) - 1
  })
  const all = codeLines(file, node.start, node.end)
  const line = file.code.slice(0, node.start).split('\n').length
  const isHandler = file.path.startsWith('server/routes/')
  const limit = isHandler ? HANDLER_LINES : FUNCTION_LINES
  return {
    name: `${file.path}:${line}`,
    lines: hasJsx ? all : all - inner,
    limit: hasJsx ? COMPONENT_LINES : limit,
  }
}

function functionsOf(file: SourceFile): Measured[] {
  const found: Measured[] = []
  walk(file.program, (node) => {
    if (isFunction(node)) found.push(measureFunction(file, node))
  })
  return found
}

const tooLong = ({ name, lines, limit }: Measured) =>
  lines > limit ? [`${name}: ${lines} lines, at most ${limit}`] : []

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

describe('sizes', () => {
  const kindOf = (file: SourceFile) =>
    isRuleBesideScreen(file) && !isTest(file.path)
      ? 'rule'
      : FILE_LIMITS.find(([, files]) => files.test(file.path))?.[0]

  it.each(FILE_LIMITS.map(([kind]) => kind))('no %s is too long', (kind) => {
    const ofKind = sources.filter((file) => kindOf(file) === kind)
    const limit = FILE_LIMITS.find((entry) => entry[0] === kind)?.[2] ?? 0
    const measured = ofKind.map((file) => ({
      name: file.path,
      lines: codeLines(file),
      limit,
    }))
    expect(measured.flatMap(tooLong)).toEqual([])
  })

  it('no function is too long', () => {
    const own = sources.filter(({ path }) => !isTest(path))
    expect(own.flatMap(functionsOf).flatMap(tooLong)).toEqual([])
  })

  it('the whole repository stays small-grained: median 55, nine of ten at most 140', () => {
    const lines = sources.map((file) => codeLines(file))
    expect(percentile(lines, 0.5)).toBeLessThanOrEqual(55)
    expect(percentile(lines, 0.9)).toBeLessThanOrEqual(140)
  })

  it('a planted long function is found, comments and blank lines not counted', () => {
    const body = (count: number) => `${'  call()\n'.repeat(count)}`
    const text = `function short() {\n${body(38)}}\n// a\n\nfunction long() {\n${body(39)}}\n`
    const [short, long] = functionsOf(parseSource('lib/domain/x.ts', text))
    expect([short, long].flatMap((entry) => (entry ? tooLong(entry) : []))).toEqual([
      'lib/domain/x.ts:43: 41 lines, at most 40',
    ])
  })
})
