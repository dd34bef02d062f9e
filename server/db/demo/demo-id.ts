import { createHash } from 'node:crypto'

/** The fixed id of a thing of the demo data, from its kind and name. */
export const idOf = (...names: string[]): string => {
  const hex = createHash('sha256')
    .update(`demo/${names.join('/')}`)
    .digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
