import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { apiUrl, appName, assetsUrl, basePath } from './scripts/settings.ts'

const ADMIN_CALLS =
  /[\\/]lib[\\/]contract[\\/](admin|audit|certificate-(making|register|templates)|coaching-admin|first|notif|reminders|report|second|system)/

/** The client of the calls, and all schemas by which their answers are read. */
const ANSWERS =
  /[\\/](node_modules[\\/](ky|valibot)|lib[\\/]api[\\/](http|check-answer)\.|lib[\\/]entities(?![\\/][\w-]+-values))/
const CALLS = /[\\/]lib[\\/](contract|entities)[\\/]/
/** Of forms, lists and tests, which not every screen has. */
const HEAVY =
  /[\\/](formik|yup|property-expr|tiny-case|toposort|deepmerge|react-fast-compare|es-toolkit|@headlessui|@tanstack|components[\\/](form|table|account)|lib[\\/]answers)[\\/]/
/** How many parts of the portal share what is common: of the desk's, and of all others. */
const [COMMON_AT_DESK, COMMON] = [12, 6]

/** In which chunk of common parts a module is: `base` with the start page, `common` with any other screen, `desk` with an admin's. */
const sharedIn = (module, chunkGraph) => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)]
  // as they are named where they are loaded, '@/app/_screens/home/screen', and by whom where that is near: './peserta/peserta-tab'
  const origins = chunks
    .flatMap((chunk) => [...chunk.groupsIterable])
    .flatMap((group) => group.origins)
    .map(({ module, request }) =>
      request?.startsWith('.')
        ? `${module?.nameForCondition()} ${request}`
        : (request ?? ''),
    )
  const askers = [...new Set(origins)]
  const name = module.nameForCondition() ?? ''
  const others = askers.filter((asker) => !asker.includes('_screens/admin/'))
  const isCommon = CALLS.test(name) || others.length >= COMMON
  const isShared = isCommon || askers.length >= COMMON_AT_DESK
  if (isShared && askers.some((asker) => /_screens\/(home\/screen|frame)$/.test(asker)))
    return 'base'
  if (!isShared || HEAVY.test(name)) return null
  return isCommon ? 'common' : 'desk'
}

/** Of lodash Formik calls four functions; the same of a library that tests itself against lodash are less than half as large. */
const OF_LODASH = ['clone', 'cloneDeep', 'isPlainObject', 'toPath']

const { version: PDF_READER } = createRequire(import.meta.url)('pdfjs-dist/package.json')

const OWN_START = fileURLToPath(import.meta.resolve('./app/_shell/start.tsx'))

/**
 * Has the page begin with our own entry instead of the framework's client, a router of pages with its cache and its server
 * components, of which one page with a hash asks nothing: 45 kB less to load. What the framework's build wants to find of it
 * becomes an entry of its own, which no page loads (`scripts/first-paint/page-scripts.ts`).
 */
const OWN_ENTRY = {
  apply({ options: { entry } }) {
    const { import: framework, layer } = entry['main-app']
    entry['main-app'] = { import: [OWN_START], layer }
    entry['framework-client'] = {
      import: framework.slice(1),
      layer,
      dependOn: ['main-app'],
    }
  },
}

/**
 * Tells Chrome to compile every function of a script while it is loaded, beside the page: what runs at the start would be read
 * twice else, the second time on the main thread (`docs/performance.md`). Other browsers read a comment.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  trailingSlash: true,
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run types` checks them, tests and tools included; a build would do it all once more.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // One request fewer before the first paint; its hash stands in the Content-Security-Policy.
    inlineCss: true,
  },
  // The build uses webpack, whose chunks can be tuned: small ones, so that a screen never brings again what an earlier one
  // has brought, and short hashes, since the first load carries the hash of every chunk.
  webpack: (config, { dev, isServer, webpack }) => {
    // one folder with the names that the reader of PDFs asks for, new with each of its versions
    config.module.rules.push({
      test: /[\\/]pdfjs-dist[\\/]wasm[\\/]/,
      type: 'asset/resource',
      generator: { filename: `static/media/pdfjs-${PDF_READER}/[name][ext]` },
    })
    if (dev || isServer) return config
    // React has had it itself since 18
    Object.assign(config.resolve.alias, {
      'use-sync-external-store/shim$': 'react',
      'use-sync-external-store/shim/with-selector$':
        'use-sync-external-store/with-selector',
      ...Object.fromEntries(
        OF_LODASH.map((name) => [`lodash-es/${name}$`, `es-toolkit/compat/${name}`]),
      ),
    })
    config.output.hashDigestLength = 8
    config.output.chunkFilename = config.output.chunkFilename.replace('[name]', '[id]')
    config.plugins.push(
      OWN_ENTRY,
      new webpack.BannerPlugin({
        ...{ banner: COMPILED_AT_ONCE, raw: true, test: /\.js$/ },
        // the minifier takes comments away
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
    )
    config.optimization.splitChunks.minSize = 6_500
    // What is declared does nothing by itself, which webpack cannot see; so nobody but admins loads their calls.
    config.module.rules.push({ test: /[\\/]lib[\\/]contract[\\/]/, sideEffects: false })
    // of Formik's parts for class components, of which there are none here
    config.module.rules.push({
      test: /[\\/]hoist-non-react-statics[\\/]/,
      sideEffects: false,
    })
    // What is loaded together is one chunk: a slow line waits for every further request, and a split that follows from
    // sizes alone is another one after every change.
    const together = (name, priority, test, chunks = 'async') => ({
      [name]: { name, priority, test, chunks, enforce: true },
    })
    const shared = (name) =>
      together(name, 40, (module, { chunkGraph }) => sharedIn(module, chunkGraph) === name)
    Object.assign(config.optimization.splitChunks.cacheGroups, {
      ...together('start', 30, /[\\/]/, ({ name }) => name === 'main-app'),
      ...together('admin-calls', 60, ADMIN_CALLS),
      ...together('answers', 50, ANSWERS),
      ...together('device', 50, /[\\/](node_modules[\\/]idb|lib[\\/]device)[\\/]/),
      ...together('turning', 50, /[\\/](embla-carousel[\w-]*|carousel-engine)[\\/.]/),
      ...together('cleaner', 50, /[\\/](dompurify|sanitize-html)[\\/.]/),
      ...shared('base'),
      ...shared('common'),
      ...shared('desk'),
    })
    return config
  },
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_APP_NAME: appName,
    NEXT_PUBLIC_API_URL: apiUrl,
    NEXT_PUBLIC_ASSETS_URL: assetsUrl,
  },
}

export default config
