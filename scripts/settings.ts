/** The settings that are baked into the export: one build serves one set of them. */

const SUB_PATH = /^(\/[A-Za-z0-9._~-]+)*$/

function subPath(name: string, fallback: string): string {
  const value = (process.env[name] ?? fallback).replace(/\/+$/, '')
  if (SUB_PATH.test(value)) return value
  throw new Error(`${name} must be empty or a path such as /e-coaching, not "${value}"`)
}

function webAddress(name: string): string {
  const value = (process.env[name] ?? '').replace(/\/+$/, '')
  if (value === '' || /^https?:\/\//.test(URL.parse(value)?.href ?? '')) return value
  throw new Error(`${name} must be empty or an http(s) address, not "${value}"`)
}

/** `{base}`: the sub-path of the host, '' at its root (decision 1). */
export const basePath = subPath('BASE_PATH', '/e-coaching')

/** The product's name in the browser's title bar and in the interface. */
export const appName = process.env.NEXT_PUBLIC_APP_NAME?.trim() || 'E-Coaching Kehutanan'

/** Address of the API when it is not `{base}/api/v1` of the same origin (decision 1). */
export const apiUrl = webAddress('NEXT_PUBLIC_API_URL')

/** Address of uploaded files when it is not `{base}/files` of the same origin (decision 1). */
export const assetsUrl = webAddress('NEXT_PUBLIC_ASSETS_URL')
