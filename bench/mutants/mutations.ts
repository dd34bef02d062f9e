import { parse } from '@babel/parser'

/** One small fault put into a file: `text` stands in place of what is from `start` to `end`. */
export type Mutation = {
  start: number
  end: number
  text: string
  line: number
  /** It stands first in a statement of a list, where a parenthesis would go on with the line before. */
  opensStatement?: true
}

type Node = { type: string; start: number; end: number; loc: { start: { line: number } } }
type Fields = Record<string, unknown>

/** What stands in the place of an operator; boundaries get both neighbours. */
const OPERATORS: Record<string, readonly string[]> = {
  ...{ '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'] },
  ...{ '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'], '??': ['&&'] },
  ...{ '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'] },
}

const isNode = (value: unknown): value is Node & Fields =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value

const isText = (node: unknown) =>
  isNode(node) && (node.type === 'StringLiteral' || node.type === 'TemplateLiteral')

/** Expressions of a node with what may stand there instead. */
function replacementsOf(node: Node & Fields, code: string): [Node, readonly string[]][] {
  const { test, body, argument, left, right, operator, value, expression } = node
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(test) ? [[test, ['true', 'false']]] : []
    case 'BinaryExpression':
    case 'LogicalExpression': {
      if (!isNode(left) || !isNode(right) || isText(left) || isText(right)) return []
      const [a, b] = [code.slice(left.start, left.end), code.slice(right.start, right.end)]
      const others = OPERATORS[String(operator)] ?? []
      return [[node, others.map((other) => `((${a}) ${other} (${b}))`)]]
    }
    case 'UnaryExpression':
      return operator === '!' && isNode(argument)
        ? [[node, [code.slice(argument.start, argument.end)]]]
        : []
    case 'BooleanLiteral':
      return [[node, [String(!value)]]]
    case 'NumericLiteral':
      return [[node, [`(${value} + 1)`]]]
    case 'ReturnStatement':
      return isNode(argument) ? [[argument, ['undefined']]] : []
    case 'ArrowFunctionExpression':
      return isNode(body) && body.type !== 'BlockStatement' ? [[body, ['undefined']]] : []
    case 'ExpressionStatement':
      return isNode(expression) && /^(Await|Call)Expression$/.test(expression.type)
        ? [[expression, ['undefined']]]
        : []
    default:
      return []
  }
}

/** Types have no fault that a test could see, nor have the paths of imports. */
const isSkipped = ({ type }: Node) =>
  /^TS(?!(As|Satisfies|NonNull)Expression)|^(Import|ExportAll)/.test(type)

/** Every mutation of a TypeScript file: conditions, comparisons with their boundaries, returns, booleans, numbers, sums and calls. */
export function mutationsOf(code: string): Mutation[] {
  const found: Mutation[] = []
  const statements = new Set<number>()
  const visit = (node: Node & Fields) => {
    if (isSkipped(node)) return
    for (const [{ start, end, loc }, texts] of replacementsOf(node, code)) {
      for (const text of texts) found.push({ start, end, text, line: loc.start.line })
    }
    for (const [name, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child) || (name === 'key' && node.computed !== true)) continue
        if (child.type === 'ExpressionStatement' && Array.isArray(value)) {
          statements.add(child.start)
        }
        visit(child)
      }
    }
  }
  const tree: unknown = parse(code, { sourceType: 'module', plugins: ['typescript'] })
  if (isNode(tree)) visit(tree)
  return found
    .filter(({ start, end, text }) => code.slice(start, end) !== text)
    .map((one) => ({ ...one, ...(statements.has(one.start) && { opensStatement: true }) }))
}

/** The file with all its faults in it, each behind a switch: `globalThis.__fault(id)` says whether it is on. */
export function switched(
  code: string,
  mutations: readonly Mutation[],
  firstId = 0,
): string {
  const places = new Map<string, (Mutation & { id: number })[]>()
  for (const [index, one] of mutations.entries()) {
    const place = `${one.start}-${one.end}`
    places.set(place, [...(places.get(place) ?? []), { ...one, id: firstId + index }])
  }
  const outermostFirst = [...places.values()].sort(
    ([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0) || (b?.end ?? 0) - (a?.end ?? 0),
  )
  const write = (
    from: number,
    to: number,
    inside: typeof outermostFirst,
    isNested: boolean,
  ) => {
    let [written, at, next] = ['', from, 0]
    while (next < inside.length) {
      const all = inside[next] ?? []
      const { start, end, opensStatement } = all[0] as Mutation
      const last = inside.findIndex(
        ([one], index) => index > next && (one?.start ?? 0) >= end,
      )
      const within = inside.slice(next + 1, last < 0 ? undefined : last)
      const choices = all.map(
        ({ id, text }) => `globalThis.__fault?.(${id}) ? (${text}) : `,
      )
      const lead = opensStatement && !(isNested && start === from) ? ';' : ''
      written += `${code.slice(at, start)}${lead}(${choices.join('')}${write(start, end, within, true)})`
      at = end
      next = last < 0 ? inside.length : last
    }
    return written + code.slice(at, to)
  }
  return write(0, code.length, outermostFirst, false)
}
