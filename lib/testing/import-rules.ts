import path from 'node:path'
import { type Import, importsOf } from '@/lib/testing/imports'
import { isTest, type SourceFile } from '@/lib/testing/source-files'

interface Layer {
  files: RegExp
  /** Files of ours that this layer may import, beside its own family. */
  mayImport: RegExp
  /** Packages that it may import; every one if absent. */
  packages?: RegExp
}

const PURE = /^lib\/(entities|domain|validation|contract)\//
const RUN_BY_NODE = /^(lib\/(entities|domain|validation|contract)|server|scripts|e2e)\//
/** What helps tests: the harness of the screens stands beside the shell that it mounts. */
const OF_TESTS = /^(lib|server|app\/_shell)\/testing\//
/** From below: what helps tests goes this way too. */
const FLOORS = ['lib', 'components', 'app']
const LOWER_LIB =
  'lib/(entities|domain|validation|browser|device|router|session|feedback)/|lib/(copy|routes|env)$'

/** The table of directions; the first entry whose `files` match a file holds for it. */
const LAYERS: Layer[] = [
  {
    files: /^app\/(page|layout|not-found|fonts|manifest)\.tsx?$/,
    mayImport:
      /^(app\/(_shell\/|fonts$)|styles\/|lib\/env$|lib\/router\/href$|lib\/first-paint\/\w+-boot$)/,
  },
  {
    files: /^app\/_shell\/(screens|frames)\.ts$/,
    mayImport: /^(app\/_screens\/|lib\/routes$)/,
  },
  {
    files: /^app\/_shell\/first-paint\/draw-screen\.tsx$/,
    mayImport:
      /^(app\/_screens\/(frame$|([\w-]+\/)+screen$)|components\/ui\/skip-link$|lib\/)/,
  },
  { files: /^app\/_shell\//, mayImport: /^(app\/_shell|components|lib)\// },
  { files: /^app\/_screens\//, mayImport: /^(app\/_screens|components|lib)\// },
  {
    files: /^components\/ui\//,
    mayImport: /^(components\/ui|lib\/browser)\//,
    packages: /^(?!pkg:(formik|swr|ky|yup)$)/,
  },
  {
    files: /^components\/(form|table|feedback|content)\//,
    mayImport: new RegExp(`^components/ui/|^(${LOWER_LIB})`),
  },
  {
    files: /^components\/(navigation|account|coaching)\//,
    mayImport: new RegExp(`^components/(ui|form|table|feedback|content)/|^(${LOWER_LIB})`),
  },
  {
    files: /^lib\/api\//,
    mayImport:
      /^lib\/((entities|domain|session|feedback|browser|contract|first-paint)\/|(contract|env|copy|device\/shelf)$)/,
  },
  {
    files: /^lib\/answers\//,
    mayImport:
      /^lib\/((entities|domain|session|browser|device|contract|api)\/|(contract|env)$)/,
  },
  {
    files: /^lib\/router\//,
    mayImport: /^lib\/((entities|domain|browser|feedback)\/|(env|routes)$)/,
  },
  {
    files: /^lib\/(session|feedback)\//,
    mayImport: /^lib\/((entities|domain|browser)\/|env$)/,
  },
  {
    files: /^lib\/device\//,
    mayImport: /^lib\/browser\/(server-clock|tab-storage|use-flush-on-leave)$/,
  },
  {
    files: /^lib\/browser\//,
    mayImport: /^lib\/(env$|domain\/|entities\/|device\/shelf$|first-paint\/\w+-boot$)/,
  },
  {
    files: /^lib\/first-paint\//,
    mayImport: /^lib\/(contract\/|session\/storage$|browser\/server-clock$)/,
  },
  {
    files: /^lib\/contract\//,
    mayImport: /^lib\/(entities|validation)\/|^lib\/domain\/people\/roles$/,
    packages: /^pkg:(yup|valibot)$/,
  },
  {
    files: /^lib\/validation\//,
    mayImport: /^lib\/(entities|domain)\//,
    packages: /^pkg:(yup|date-fns|@date-fns\/tz)$/,
  },
  {
    files: /^lib\/domain\//,
    mayImport: /^lib\/entities\//,
    packages: /^pkg:(date-fns|@date-fns\/tz|ics)$/,
  },
  {
    files: /^lib\/routes\.ts$/,
    mayImport: /^lib\/(entities\/|domain\/people\/roles$)/,
    packages: /^$/,
  },
  { files: /^lib\/entities\//, mayImport: /^$/, packages: /^pkg:valibot$/ },
  { files: /^lib\/(copy|env)\.ts$/, mayImport: /^lib\/(entities|domain)\// },
  {
    files: /^server\/db\//,
    mayImport:
      /^(server\/(db|start\/config)|lib\/(entities|domain|validation|contract))(\/|$)/,
  },
  {
    files: /^server\/repositories\//,
    mayImport: /^(server\/db|lib\/(entities|domain|validation|contract))\//,
  },
  {
    files: /^server\/services\//,
    mayImport:
      /^(server\/(db|repositories)\/|server\/(start\/(config|deps)|problem)$|lib\/(entities|domain|validation|contract)\/)/,
  },
  {
    files: /^server\/(calls|routes)\//,
    mayImport:
      /^(server\/(calls|db|repositories|services)\/|server\/(start\/(config|deps)|problem)$|lib\/(entities|domain|validation|contract)\/)/,
  },
  {
    files: /^server\/first-paint\//,
    mayImport:
      /^(server\/|lib\/((contract|domain)\/|routes$|first-paint\/(drawn-page|first-calls)$))/,
  },
  {
    files: /^server\//,
    mayImport:
      /^(server|lib\/(entities|domain|validation|contract))\/|^lib\/first-paint\/first-calls$/,
  },
  {
    files: /^e2e\//,
    mayImport:
      /^(e2e\/|server\/|scripts\/|lib\/(contract|entities|domain)\/|lib\/routes$|lib\/router\/href$)/,
  },
  {
    files: /^scripts\//,
    mayImport:
      /^(scripts\/|server\/(main|mock\/main|start\/process-settings|openapi\/document|db\/free-port)$|lib\/routes$|lib\/(browser\/worker|first-paint|contract)\/)/,
  },
]

/** Large or swappable packages have one place that knows them. */
const OWNERS: [packages: RegExp, owner: RegExp][] = [
  [/^pkg:@tiptap\//, /^components\/form\/(parts\/)?rich-text/],
  [/^pkg:pdfjs-dist$/, /^(components\/content\/viewer\/pdf-|e2e\/usability\/)/],
  [/^pkg:(chart\.js|react-chartjs-2)$/, /^components\/content\/bar-chart/],
  [/^pkg:react-day-picker$/, /^components\/form\//],
  [/^pkg:@tanstack\/react-table$/, /^components\/table\//],
  [/^pkg:ky$/, /^lib\/api\//],
  [/^pkg:idb$/, /^lib\/device\//],
  [/^pkg:swr$/, /^(lib\/api\/|app\/_shell\/)/],
  [/^pkg:formik$/, /^(components\/(form|account|coaching)|app\/_screens)\//],
  [/^pkg:(fastify|@fastify\/.*|pg|@electric-sql\/.*)$/, /^(server|e2e)\//],
  [/^(pkg:drizzle-orm|server\/db\/orm)$/, /^server\/(?!(calls|plugins|routes|services)\/)/],
  [
    /^pkg:@e965\/xlsx$/,
    /^(server|e2e)\/|^lib\/(browser\/read-spreadsheet|testing\/(workbook|workbooks\/\w+))\.ts$/,
  ],
  [/^pkg:(sanitize-html|@node-rs\/argon2|yauzl|file-type)$/, /^server\//],
  [/^pkg:(@valibot\/.*|valibot)$/, /^(lib\/(entities|contract|api)|server\/openapi)\//],
  [/^pkg:sharp$/, /^(server\/|scripts\/draw-icons\.ts$)/],
]

function folderOf(file: string): string {
  return path.posix.dirname(file)
}

/** `components/form` of `components/form/parts/choice`: a folder and what it keeps in its own folders. */
function familyOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

/** A screen sees its own folder, its ancestors, and folders of theirs that are no address. */
function isForeignBranch({ from, target }: Import, addresses: Set<string>): boolean {
  if (!target.startsWith('app/_screens/')) return false
  if (/\/screen$/.test(target)) return true
  let owner = folderOf(target)
  while (owner !== 'app/_screens' && !addresses.has(owner)) owner = folderOf(owner)
  return !`${folderOf(from)}/`.startsWith(`${owner}/`)
}

function wrongDirection(entry: Import): boolean {
  const { from, target } = entry
  if (OF_TESTS.test(target)) return !/^e2e\//.test(from)
  const layer = LAYERS.find(({ files }) => files.test(from))
  if (!layer) return true
  if (target.startsWith('pkg:')) return layer.packages?.test(target) === false
  return familyOf(target) !== familyOf(from) && !layer.mayImport.test(target)
}

function goesUp({ from, target }: Import): boolean {
  const [here = -1, there = -1] = [from, target].map((file) =>
    FLOORS.indexOf(file.split('/')[0] ?? ''),
  )
  return here >= 0 && there > here
}

/** Of Drizzle anyone else takes types: its ES modules are slow to link (`server/db/orm.ts`). */
function loadsDrizzle({ target, isTypeOnly }: Import): boolean {
  return target === 'pkg:drizzle-orm' && !isTypeOnly
}

function wrongOwner(entry: Import): boolean {
  const { from, target } = entry
  return (
    loadsDrizzle(entry) ||
    OWNERS.some(([packages, owner]) => packages.test(target) && !owner.test(from))
  )
}

/** Entities are schemas. Whoever needs their types, or what their fields may hold (`-values`), brings none along. */
function bringsSchemas({ from, target, isTypeOnly }: Import): boolean {
  const isSchemas = /^lib\/entities\/(?!\w+-values$)/.test(target)
  return (
    isSchemas && !isTypeOnly && !/^lib\/(entities|contract)\/|^server\/openapi\//.test(from)
  )
}

/** Node knows no alias and guesses no ending; the bundler's code keeps to the alias across folders. */
function wrongSpelling({ from, specifier, target }: Import): boolean {
  if (target.startsWith('pkg:')) return false
  const isRelative = specifier.startsWith('.')
  if (RUN_BY_NODE.test(from)) return !isRelative || !/\.(ts|json)$/.test(specifier)
  return isRelative && target.split('/')[0] !== from.split('/')[0]
}

function needsNoServer({ from, target }: Import): boolean {
  return PURE.test(from) && target.startsWith('pkg:node:')
}

/** One sentence per import that breaks a rule of the architecture. */
export function importViolations(files: SourceFile[]): string[] {
  const addresses = new Set(
    files
      .filter(({ path: file }) => /^app\/_screens\/.*\/(screen|frame)\.tsx$/.test(file))
      .map(({ path: file }) => folderOf(file)),
  )
  const checked = files.filter(
    ({ path: file }) =>
      !isTest(file) && !OF_TESTS.test(file) && !/\.config\.ts$/.test(file),
  )
  const up = files
    .filter((file) => !checked.includes(file))
    .flatMap(importsOf)
    .filter(goesUp)
    .map(({ from, specifier }) => `${from} imports ${specifier}: upward`)
  const wrong = checked.flatMap(importsOf).flatMap((entry) => {
    const line = `${entry.from} imports ${entry.specifier}`
    const isScreen = entry.from.startsWith('app/_screens/')
    return [
      wrongDirection(entry) && `${line}: against the direction of the layers`,
      isScreen && isForeignBranch(entry, addresses) && `${line}: another address's folder`,
      wrongOwner(entry) && `${line}: the package belongs to one other place`,
      bringsSchemas(entry) && `${line}: only the contract brings schemas, on demand`,
      wrongSpelling(entry) && `${line}: alias and relative path are mixed up`,
      needsNoServer(entry) && `${line}: the browser has no Node modules`,
    ].filter((sentence) => typeof sentence === 'string')
  })
  return [...up, ...wrong]
}
