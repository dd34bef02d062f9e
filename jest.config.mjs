import nextJest from 'next/jest.js'

// One zone for every run, so that a result never depends on the machine; TEST_TZ tries another.
process.env.TZ = process.env.TEST_TZ ?? 'Asia/Jakarta'

const createJestConfig = nextJest({ dir: './' })

/** Packages that ship ES modules where jest asks for CommonJS. */
const ES_MODULES = [
  '@borewit/.*',
  '@date-fns/tz',
  '@exodus/bytes',
  '@headlessui/.*',
  '@react-aria/.*',
  '@react-stately/.*',
  '@tanstack/.*',
  '@tiptap/.*',
  '@tokenizer/.*',
  'chart.js',
  'content-disposition',
  'cookie',
  'date-fns',
  'fake-indexeddb',
  'fast-check',
  'file-type',
  'idb-keyval',
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

const IGNORED = ['/node_modules/', '<rootDir>/(e2e|out|build|\\.next|data)/']

/** Pure rules, the server and the tools are tested where they run: in Node, without a DOM. */
const NODE_TESTS = [
  'lib/(domain|entities|validation|contract|testing)/.*\\.test\\.ts$',
  '(server|scripts|bench|deploy)/.*\\.test\\.ts$',
]

async function project(displayName, settings) {
  const config = await createJestConfig({
    displayName,
    rootDir: import.meta.dirname,
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Its exports name no entry for require().
      '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    },
    modulePathIgnorePatterns: ['<rootDir>/(out|build|\\.next|data)/'],
    restoreMocks: true,
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

/** Only a test that hangs is ended by time: a busy machine is no failure. */
const HANGING_MS = 600_000

export default async () => ({
  testTimeout: HANGING_MS,
  projects: [
    await project('client', {
      testEnvironment: '<rootDir>/scripts/jest/jsdom-environment.cjs',
      testMatch: ['<rootDir>/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        ...IGNORED,
        ...NODE_TESTS.map((pattern) => `<rootDir>/${pattern}`),
      ],
    }),
    await project('node', {
      testEnvironment: 'node',
      testRegex: NODE_TESTS.map((pattern) => `/${pattern}`),
      testPathIgnorePatterns: IGNORED,
    }),
  ],
})
