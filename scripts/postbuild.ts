import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { contentSecurityPolicy, nginxPolicy } from './content-security.ts'
import { filesBelow } from './files.ts'
import { apiUrl, assetsUrl } from './settings.ts'

const PACKED = /\.(html|js|mjs|css|txt|json|svg|wasm|xml|webmanifest)$/
const SMALLEST_WORTH_PACKING = 1024

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes the policy of the exported pages to `build/csp.json`, outside what the server shows to the world. */
export function writePolicy() {
  const pages = filesBelow('out').filter((file) => file.endsWith('.html'))
  const policy = contentSecurityPolicy(
    pages.map((file) => readFileSync(file, 'utf8')),
    { apiUrl, assetsUrl },
  )
  writeFileSync('build/csp.json', `${JSON.stringify({ policy }, null, 2)}\n`)
  writeFileSync('build/nginx-policy.conf', nginxPolicy(policy))
}

/** Lays a `.br` and a `.gz` beside every text file, so that the server never packs while it answers. */
export async function precompress() {
  const files = filesBelow('out').filter((file) => PACKED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < SMALLEST_WORTH_PACKING) return
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 }
      writeFileSync(`${file}.br`, await brotli(content, { params }))
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}
