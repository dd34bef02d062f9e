/** Build-time settings of the client, read in this one place (decisions 1 and 47). */

/** `{base}`: the sub-path the portal is served under, without a trailing slash. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '/e-coaching'

const trimSlash = (address: string) => address.replace(/\/+$/, '')

/** Address of the API, e.g. `/e-coaching/api/v1`; absolute when it lies on another origin. */
export const API_URL = trimSlash(process.env.NEXT_PUBLIC_API_URL || `${BASE_PATH}/api/v1`)

/** Base of uploaded files, e.g. `/e-coaching/files`. */
export const ASSETS_URL = trimSlash(
  process.env.NEXT_PUBLIC_ASSETS_URL || `${BASE_PATH}/files`,
)

/** The product name: the one constant behind titles, subjects and the header (decision 47). */
export const APP_NAME = process.env.NEXT_PUBLIC_APP_NAME || 'E-Coaching Kehutanan'

/**
 * Address under which a stored file is shown: absolute addresses unchanged, anything else is a path
 * under the assets base (decisions 39 and 63).
 */
export function assetUrl(path: string): string {
  if (/^(https?:|blob:|data:image\/)/i.test(path)) return path
  return `${ASSETS_URL}/${path.replace(/^\/+/, '')}`
}

/** Like `assetUrl`, with the page's origin added, so that it is a valid URL (decision 39). */
export function absoluteAssetUrl(path: string): string {
  return new URL(assetUrl(path), window.location.origin).href
}
