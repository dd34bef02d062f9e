import { build } from 'esbuild'
import * as settings from '../settings.ts'

/**
 * Bundles what draws screens (`app/_shell/first-paint/draw-screen.tsx`) for our server, which runs without a
 * build and cannot read it as it is. What screens load lazily is not drawn and stays out.
 */
export async function bundleDrawing() {
  const env = {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BASE_PATH: settings.basePath,
    NEXT_PUBLIC_APP_NAME: settings.appName,
    NEXT_PUBLIC_API_URL: settings.apiUrl,
    NEXT_PUBLIC_ASSETS_URL: settings.assetsUrl,
  }
  await build({
    entryPoints: ['app/_shell/first-paint/draw-screen.tsx'],
    outfile: 'build/draw-screen.cjs',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    plugins: [
      {
        name: 'lazy imports stay out',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          ),
      },
    ],
  })
}
