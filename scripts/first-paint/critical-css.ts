import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi
const ASKED = /var\(--[\w-]+/g
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi

/** Class names that a selector asks for, as they stand in the markup. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPE, (_, code, char) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
    ),
  )
}

/** Whatever stands between white space and quotes, in markup and in scripts. */
function wordsIn(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))
}

function dropUnused(container: Container, words: Set<string>) {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule: Rule = node
      const used = rule.selectors.filter(
        (selector) =>
          !selector.includes(':hover') &&
          classesOf(selector).every((name) => words.has(name)),
      )
      if (used.length === 0) rule.remove()
      else rule.selectors = used
    } else if (node.type === 'atrule' && node.nodes) {
      const atRule: AtRule = node
      if (/^(media|supports|layer|container)$/.test(atRule.name)) {
        dropUnused(atRule, words)
        const isPrint = atRule.name === 'media' && atRule.params === 'print'
        if (isPrint || atRule.nodes?.length === 0) atRule.remove()
      }
    }
  })
}

/** Values that nothing asks for, neither what is left of the stylesheet nor the markup. */
function dropUnusedVariables(root: Root, texts: string[]) {
  const asked = new Set([root.toString(), ...texts].flatMap((text) => text.match(ASKED)))
  root.walkDecls(/^--/, (declaration) => {
    if (!asked.has(`var(${declaration.prop}`)) declaration.remove()
  })
}

/**
 * The part of a stylesheet that some markup needs for its first paint: not what a pointer over it or a printer wants.
 *
 * @param texts the markup, and the scripts that write more of it: every class stands in them as a word
 */
export function criticalCss(css: string, texts: string[]): string {
  const root = postcss.parse(css)
  dropUnused(root, wordsIn(texts))
  dropUnusedVariables(root, texts)
  return root.toString()
}
