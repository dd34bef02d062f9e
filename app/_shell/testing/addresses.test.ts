import { frames } from '@/app/_shell/frames'
import { type Route, routes } from '@/lib/routes'
import { isTest, readSources, type SyntaxNode, walk } from '@/lib/testing/source-files'

const sources = readSources()
const files = new Set(sources.map(({ path }) => path))
const table: [name: string, route: Route][] = Object.entries(routes)

/** Read the address without its ids; one that ends in an id is `detail`. */
function folderFor(path: string): string {
  if (path === '/') return 'home'
  if (path === '*') return 'not-found'
  const parts = path.split('/').filter(Boolean)
  const isDetail = parts.at(-1)?.startsWith(':') ?? false
  const names = parts.filter((part) => !part.startsWith(':'))
  return [...names, ...(isDetail ? ['detail'] : [])].join('/')
}

describe('address and folder', () => {
  it.each(table)('the route %s is named after its address', (name, { path }) => {
    expect(folderFor(path)).toBe(name)
  })

  it.each(table)('the route %s has its screen, frame and test', (name, { frame }) => {
    const wanted = [`${name}/screen.tsx`, `${name}/screen.test.tsx`]
    const missing = wanted.filter((file) => !files.has(`app/_screens/${file}`))
    expect(missing).toEqual([])
    if (frame !== 'bare') expect(Object.keys(frames)).toContain(frame)
  })

  it('every folder with a screen is an address', () => {
    const folders = [...files].flatMap((file) => {
      const folder = /^app\/_screens\/(.+)\/screen\.tsx$/.exec(file)?.[1]
      return folder ? [folder] : []
    })
    expect(folders.sort()).toEqual(Object.keys(routes).sort())
  })

  it('every lazy import is the screen or frame of its own name', () => {
    const source = (name: string) => sources.find(({ path }) => path === name)?.code ?? ''
    const entries = [
      ...source('app/_shell/screens.ts').matchAll(
        /'?([\w/-]+)'?:\s*\(\) =>\s*import\('@\/app\/_screens\/([\w/-]+)\/screen'\)/g,
      ),
    ]
    expect(entries.map((entry) => entry[1]).sort()).toEqual(Object.keys(routes).sort())
    for (const [, name, folder] of entries) expect(folder).toBe(name)
  })

  it('every diversion and section is a route', () => {
    const targets = table.flatMap(([, { divert = {}, section = 'home' }]) => [
      ...Object.values(divert),
      section,
    ])
    for (const target of targets) expect(Object.keys(routes)).toContain(target)
  })
})

describe('links', () => {
  const LITERAL_LINK =
    /^(#\/|\/(admin|coaching|proses-coaching|login|register|faq|guide|profile|user|unauthorized)(\/|$))/
  const MAY_NAME_PATHS =
    /^(lib\/(routes\.ts|contract\/|testing\/)|server\/|e2e\/|scripts\/)/

  function literals(program: SyntaxNode): string[] {
    const texts: string[] = []
    walk(program, ({ type, value }) => {
      if (type === 'StringLiteral' && typeof value === 'string') texts.push(value)
      if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return
      if ('raw' in value && typeof value.raw === 'string') texts.push(value.raw)
    })
    return texts
  }

  it('no address is written out beside the route table', () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path) && !MAY_NAME_PATHS.test(path))
      .flatMap(({ path, program }) =>
        literals(program)
          .filter((text) => LITERAL_LINK.test(text))
          .map((text) => `${path}: ${text}`),
      )
    expect(wrong).toEqual([])
  })
})
