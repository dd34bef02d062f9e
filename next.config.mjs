import { fileURLToPath } from 'node:url'
import { apiUrl, appName, assetsUrl, basePath } from './scripts/settings.ts'

const ADMIN_CALLS =
  /[\\/]lib[\\/]contract[\\/](admin|audit|certificate-(making|register|templates)|coaching-admin|first|notif|reminders|report|second|system)/

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
  webpack: (config, { dev, isServer }) => {
    if (dev || isServer) return config
    config.output.hashDigestLength = 8
    config.plugins.push(OWN_ENTRY)
    config.optimization.splitChunks.minSize = 6_500
    // What is declared does nothing by itself, which webpack cannot see; so nobody but admins loads their calls.
    config.module.rules.push({ test: /[\\/]lib[\\/]contract[\\/]/, sideEffects: false })
    const callsOf = (name, test) => ({ name, test, chunks: 'async', enforce: true })
    Object.assign(config.optimization.splitChunks.cacheGroups, {
      adminCalls: { ...callsOf('admin-calls', ADMIN_CALLS), priority: 60 },
      calls: { ...callsOf('calls', /[\\/]lib[\\/]contract[\\/]/), priority: 50 },
    })
    // All answers' schemas are one chunk: small together, and each chunk's hash is in the first load.
    config.optimization.splitChunks.cacheGroups.schemas = {
      test: /[\\/](lib[\\/]entities|node_modules[\\/]valibot)[\\/](?!\w+-values)/,
      name: 'schemas',
      chunks: 'async',
      enforce: true,
      priority: 50,
    }
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
