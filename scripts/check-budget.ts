// Bundle budget: what a visit costs in brotli bytes, read from the built export. Fails with the table.
import { statSync } from 'node:fs'
import { routes } from '../lib/routes.ts'
import { brotliBytes, brotliSize, exportedText, readExportChunks } from './export-chunks.ts'
import { filesBelow, kilobytes } from './files.ts'

const KB = 1000
const FRAMES = ['main', 'proses-coaching', 'admin']
/** A file that so many screens need is paid once, by the first of them; it has a budget of its own. */
const SHARED_BY = 3

/** Where more was accepted than the budget says: each has its line in docs/decisions.md. */
const ACCEPTED: Record<string, number> = {
  'admin frame and first list': 61.2 * KB,
  'what 3 or more screens share': 65.7 * KB,
  'screen admin/coaching/detail': 14.2 * KB,
}

interface Row {
  what: string
  bytes: number
  budget: number
  files?: string[]
}

/** Packages by words that survive minification, and for the heavy ones the screens they are for. */
const PACKAGES: [name: string, marks: RegExp, screens?: RegExp][] = [
  ['TipTap', /ProseMirror-focused|prosemirror/, /^admin\//],
  ['chart.js', /chartjs|borderJoinStyle/, /^admin\/infografik-minat$/],
  ['pdf.js', /GlobalWorkerOptions|pdf\.worker/, /\/sertifikat(\/preview)?$/],
  ['react-day-picker', /rdp-/, /^admin\/coaching\//],
  ['write-excel-file', /xl\/worksheets/, /^admin\//],
  ['Headless UI', /headlessui/],
  ['Formik', /setFieldTouched/],
  ['yup', /notOneOf/],
  ['SWR', /revalidateOnFocus/],
  ['ky', /throwHttpErrors/],
  ['Embla', /slidesToScroll/],
  ['DOMPurify', /ALLOWED_TAGS/],
  ['date-fns', /formatDistance|ordinalNumber/],
]

const names = Object.keys(routes)
const { page, lazy } = readExportChunks([...names, ...FRAMES])

function filesOf(name: string): string[] {
  return lazy.get(name) ?? []
}

/** One line about a file for whoever has to make it smaller. */
function describeFile(file: string): string {
  const text = exportedText(file)
  const inside = PACKAGES.filter(([, marks]) => marks.test(text)).map(([name]) => name)
  return `${kilobytes(brotliSize(file)).padStart(14)}  ${file} ${inside.join(', ')}`
}

function sum(files: Iterable<string>): number {
  return [...new Set(files)].reduce((total, file) => total + brotliSize(file), 0)
}

function frameOf(name: string): string[] {
  const route = Object.entries(routes).find(([routeName]) => routeName === name)?.[1]
  return route && route.frame !== 'bare' ? filesOf(route.frame) : []
}

const firstLoad = [...page, ...filesOf('main'), ...filesOf('home')]
const adminFirst = [...filesOf('admin'), ...filesOf('admin/beranda')]

const isOfDesk = (name: string) => name === 'admin' || name.startsWith('admin/')

/** What so many of these screens need, beside what is there from the start. */
function sharedBy(screens: string[], there: string[]): string[] {
  const users = new Map<string, number>()
  for (const file of screens.flatMap((name) => [...new Set(filesOf(name))])) {
    users.set(file, (users.get(file) ?? 0) + 1)
  }
  return [...users]
    .filter(([file, count]) => count >= SHARED_BY && !there.includes(file))
    .map(([file]) => file)
}

const parts = [...names, ...FRAMES]
const ofOthers = new Set(parts.filter((name) => !isOfDesk(name)).flatMap(filesOf))
const shared = sharedBy(parts, firstLoad).filter((file) => ofOthers.has(file))
const sharedAtDesk = sharedBy(parts.filter(isOfDesk), [
  ...firstLoad,
  ...adminFirst,
  ...shared,
])

/** What opening a screen adds for somebody who came by the start page of its frame. */
function screenRow(name: string): Row {
  const isAdmin = isOfDesk(name)
  const there = new Set([
    ...firstLoad,
    ...shared,
    ...(isAdmin ? [...adminFirst, ...sharedAtDesk] : []),
    ...frameOf(name),
  ])
  const own = filesOf(name).filter((file) => !there.has(file))
  const isTest = name.startsWith('proses-coaching/test/')
  const budget = (isAdmin ? 10 : isTest ? 12 : 8) * KB
  return row(`screen ${name}`, own, budget)
}

function row(what: string, files: string[], budget: number): Row {
  return { what, bytes: sum(files), budget, files }
}

function pageRows(): Row[] {
  const html = exportedText('index.html')
  const css = brotliBytes(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
  const fonts = filesBelow('out/_next/static/media').filter((file) =>
    file.endsWith('.woff2'),
  )
  const font = fonts.map((file) => statSync(file).size)
  const without = (files: string[], there: string[]) =>
    files.filter((file) => !there.includes(file))
  return [
    row('scripts of the first load of #/', firstLoad, 115 * KB),
    { what: 'CSS, inlined', bytes: css, budget: 12 * KB },
    { what: 'HTML without that CSS', bytes: brotliBytes(html) - css, budget: 12 * KB },
    { what: 'font', bytes: Math.max(0, ...font), budget: 16 * KB },
    row(
      'frame of a coaching',
      without(filesOf('proses-coaching'), [...firstLoad, ...shared]),
      8 * KB,
    ),
    row('admin frame and first list', without(adminFirst, page), 60 * KB),
    row(`what ${SHARED_BY} or more screens share`, shared, 60 * KB),
    row(`what ${SHARED_BY} or more of the desk share`, sharedAtDesk, 60 * KB),
  ]
}

function limitOf({ what, budget }: Pick<Row, 'what' | 'budget'>): number {
  return Math.max(budget, ACCEPTED[what] ?? 0)
}

function misplacedPackages(): string[] {
  return PACKAGES.flatMap(([library, marks, screens]) => {
    if (!screens) return []
    const holds = (file: string) => marks.test(exportedText(file))
    const wrong = names.filter((name) => !screens.test(name) && filesOf(name).some(holds))
    if (firstLoad.some(holds)) wrong.unshift('the first load')
    return wrong.map((where) => `${library} is in ${where}`)
  })
}

const paid = new Set(['home', 'admin/beranda'])
const rows = [...pageRows(), ...names.filter((name) => !paid.has(name)).map(screenRow)]
for (const { what, bytes, budget, files = [] } of rows) {
  const isOver = bytes > limitOf({ what, budget })
  const word = isOver ? 'OVER' : bytes > budget ? 'agreed' : 'ok'
  const numbers = `${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(8)}`
  console.log(`${word.padEnd(6)}${numbers}  ${what}`)
  if (isOver) for (const file of new Set(files)) console.log(describeFile(file))
}
const misplaced = misplacedPackages()
for (const sentence of misplaced) console.log(`OVER ${sentence}`)
if (misplaced.length > 0 || rows.some((row) => row.bytes > limitOf(row)))
  process.exitCode = 1
