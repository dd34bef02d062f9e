import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/i

/** What the service worker writes behind the frame of a page that is no longer the server's. */
export const RELOAD_SCRIPT = '<script>location.reload()</script>'

/** Where a profile or guide video may be shown from. */
const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

function hashes(pages: string[], element: RegExp): string[] {
  const contents = pages.flatMap((html) =>
    [...html.matchAll(element)].map((match) => match[1] ?? ''),
  )
  const sums = contents.map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(sums)].sort().map((sum) => `'sha256-${sum}'`)
}

function originOf(address: string): string[] {
  return address === '' ? [] : [new URL(address).origin]
}

function directive(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources)].join(' ')
}

/**
 * The Content-Security-Policy of the exported pages: nothing inline but what the build itself wrote, told by its hash.
 *
 * @param pages the HTML of every exported page
 * @param addresses where API and uploaded files lie when it is not our own origin; '' when it is (decision 1)
 * @throws if a page carries a `style` attribute, which no hash can allow
 */
export function contentSecurityPolicy(
  pages: string[],
  addresses: { apiUrl: string; assetsUrl: string },
): string {
  const styled = pages.map((html) => STYLE_ATTRIBUTE.exec(html)?.[0]).find(Boolean)
  if (styled)
    throw new Error(`The export has an inline style, which the policy forbids: ${styled}`)
  const files = originOf(addresses.assetsUrl)
  const calls = [...originOf(addresses.apiUrl), ...files]
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...hashes([...pages, RELOAD_SCRIPT], INLINE_SCRIPT)),
    directive('style-src', "'self'", ...hashes(pages, INLINE_STYLE)),
    // pictures at absolute addresses are shown unchanged (decision 39)
    directive('img-src', "'self'", 'data:', 'blob:', 'https:', ...files),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...calls),
    // blob: for the writer of large Excel files, which makes its worker from its own code
    directive('worker-src', "'self'", 'blob:'),
    directive('frame-src', 'blob:', ...VIDEO_FRAMES),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('object-src', "'none'"),
  ].join('; ')
}

/** The policy for `deploy/nginx.conf`: a variable that is empty for everything but HTML. */
export function nginxPolicy(policy: string): string {
  return `map $sent_http_content_type $e_coaching_policy {\n  default "";\n  ~^text/html "${policy}";\n}\n`
}
