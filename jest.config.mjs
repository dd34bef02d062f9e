import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'
import { isPostgresInstalled } from './server/testing/postgres-server.ts'

// One zone for every run, so that a result never depends on the machine; TEST_TZ tries another.
process.env.TZ = process.env.TEST_TZ ?? 'Asia/Jakarta'

const createJestConfig = nextJest({ dir: './' })

/** Packages that ship ES modules where jest asks for CommonJS. */
const ES_MODULES = [
  '@borewit/.*',
  '@date-fns/tz',
  '@e965/.*',
  '@exodus/bytes',
  '@headlessui/.*',
  '@react-aria/.*',
  '@react-stately/.*',
  '@seriousme/.*',
  '@tanstack/.*',
  '@tiptap/.*',
  '@tokenizer/.*',
  'chart.js',
  'content-disposition',
  'cookie',
  'date-fns',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'fake-indexeddb',
  'fast-check',
  'file-type',
  'htmlparser2',
  'idb',
  'jose',
  'jotai',
  'ky',
  'lucide-react',
  'nanoid',
  'orderedmap',
  'pdfjs-dist',
  'prosemirror-.*',
  'pure-rand',
  'react-aria',
  'react-chartjs-2',
  'react-day-picker',
  'react-error-boundary',
  'react-stately',
  'regexparam',
  'rope-sequence',
  'strtok3',
  'swr',
  'token-types',
  'uint8array-extras',
  'w3c-keyname',
  'write-excel-file',
]

const SETUP = '<rootDir>/scripts/jest/setup.ts'

const IGNORED = ['/node_modules/', '<rootDir>/(e2e|out|build|\\.next|data)/']

/**
 * Pure rules, the server and the tools are tested in Node, without a DOM. Beside screens and components the ending tells:
 * `.test.ts` is a rule's, `.test.tsx` has a DOM.
 */
const NODE_TESTS = [
  'lib/(domain|entities|validation|contract|testing)/.*\\.test\\.ts$',
  '(app|components)/.*\\.test\\.ts$',
  'lib/answers/sender-lock\\.test\\.ts$',
  '(server|scripts|bench|deploy)/.*\\.test\\.ts$',
]

/** Files whose tests open a database. */
const DATABASE_TESTS = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) =>
    /\b(createTestServer|(shared|emptied)Server|withAdmin|openTestDatabase)\b/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
)

/** What is about databases themselves: transactions, locks, races, start and backup. */
const ON_EVERY_DATABASE = /^server\/(backup|calls|db|start)\b/

/** Played on the embedded database, as e2e's mock server is. */
const ON_EMBEDDED_ALONE = /^server\/mock\//

const hasPostgres = isPostgresInstalled() || Boolean(process.env.TEST_DATABASE_URL)
if (!hasPostgres) {
  process.stderr.write(
    "PostgreSQL is not installed: the server's tests run on the embedded database alone (apt-get install postgresql).\n",
  )
}

/**
 * Where PostgreSQL is, a file runs on it, and on the embedded database too if it is about databases; else all run on
 * the embedded one.
 */
const FILES_OF = hasPostgres
  ? {
      embedded: (file) => ON_EVERY_DATABASE.test(file) || ON_EMBEDDED_ALONE.test(file),
      postgres: (file) => !ON_EMBEDDED_ALONE.test(file),
    }
  : { embedded: () => true }

async function project(displayName, { moduleNameMapper, ...settings }) {
  const config = await createJestConfig({
    displayName,
    rootDir: import.meta.dirname,
    setupFilesAfterEnv: [SETUP],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Its exports name no entry for require().
      '^file-type$': '<rootDir>/node_modules/file-type/index.js',
      // As the product loads it; for require() it brings half a megabyte of old code pages.
      '^@e965/xlsx$': '<rootDir>/node_modules/@e965/xlsx/xlsx.mjs',
      ...moduleNameMapper,
    },
    modulePathIgnorePatterns: ['<rootDir>/(out|build|\\.next|data)/'],
    restoreMocks: true,
    // looked up in a test's own world they are slow: a fifth of a database test's time
    sandboxInjectedGlobals: ['Array', 'Object'],
    ...settings,
  })()
  return {
    ...config,
    transformIgnorePatterns: [
      `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}

const fromRoot = (file) => `<rootDir>/${file}`

/** One project for each database, which its files share in turn. */
function databaseProject([testDatabase, isRun]) {
  return project(testDatabase, {
    testEnvironment: 'node',
    testMatch: DATABASE_TESTS.filter(isRun).map(fromRoot),
    testPathIgnorePatterns: IGNORED,
    globals: { testDatabase },
    globalSetup: `<rootDir>/scripts/jest/start-${testDatabase}.mjs`,
    globalTeardown: '<rootDir>/scripts/jest/stop-databases.mjs',
  })
}

/** Only a test that hangs is ended by time: a busy machine is no failure. */
const HANGING_MS = 600_000

export default async () => ({
  testTimeout: HANGING_MS,
  maxWorkers: Math.min(availableParallelism(), 8),
  testSequencer: '<rootDir>/scripts/jest/longest-first.cjs',
  projects: [
    await project('client', {
      testEnvironment: '<rootDir>/scripts/jest/jsdom-environment.cjs',
      setupFilesAfterEnv: [SETUP, '<rootDir>/scripts/jest/setup-dom.ts'],
      // as the build has Formik call them
      moduleNameMapper: {
        '^lodash/(clone|cloneDeep|isPlainObject|toPath)$':
          '<rootDir>/node_modules/es-toolkit/compat/$1.js',
      },
      testMatch: ['<rootDir>/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        ...IGNORED,
        ...NODE_TESTS.map((pattern) => `<rootDir>/${pattern}`),
      ],
    }),
    await project('node', {
      testEnvironment: 'node',
      testRegex: NODE_TESTS.map((pattern) => `/${pattern}`),
      testPathIgnorePatterns: [...IGNORED, ...DATABASE_TESTS.map(fromRoot)],
    }),
    ...(await Promise.all(Object.entries(FILES_OF).map(databaseProject))),
  ],
})
