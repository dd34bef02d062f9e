/** A video of a known host: where its player is framed and where people find it. */
export type VideoSource = {
  provider: 'YouTube' | 'Vimeo'
  embedUrl: string
  pageUrl: string
}

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_PATH = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/

/**
 * The player of a video link (decision 63): youtube-nocookie.com and Vimeo without tracking.
 * @returns null for anything else, which is then shown as a link
 */
export function videoSource(link: string): VideoSource | null {
  const url = parseUrl(link.trim())
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  if (url.hostname === 'youtu.be') return youtube(url.pathname.slice(1))
  if (YOUTUBE_HOST.test(url.hostname)) {
    return youtube(url.searchParams.get('v') ?? YOUTUBE_PATH.exec(url.pathname)?.[1] ?? '')
  }
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return vimeo(url)
  return null
}

function youtube(id: string): VideoSource | null {
  if (!YOUTUBE_ID.test(id)) return null
  return {
    provider: 'YouTube',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=id`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo(url: URL): VideoSource | null {
  const [, id, pathHash] = VIMEO_PATH.exec(url.pathname) ?? []
  if (!id) return null
  // Unlisted videos carry a second key, in the path of the page or in the query of the player.
  const hash = pathHash ?? url.searchParams.get('h')
  return {
    provider: 'Vimeo',
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
