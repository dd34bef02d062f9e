import { isIP } from 'node:net'

/** An address with one of these schemes, or none at all. */
export const isAddress = (value: string | undefined, schemes: string[]) =>
  value === undefined || schemes.includes(URL.parse(value)?.protocol ?? '')

/** An address of a service with one of these schemes. */
export const hasScheme = (value: string, schemes: string[]) => {
  const url = URL.parse(value)
  return url !== null && url.hostname !== '' && schemes.includes(url.protocol)
}

/** Takes the sentence that says what is wrong with which variable, and gives null. */
export type Complain = (sentence: string) => null

/** The parts of a list with commas or spaces. */
export const listed = (value = '') => value.split(/[\s,]+/).filter((part) => part !== '')

/** A name or an address, without scheme and port. */
export const isHost = (host: string) => {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/%\w+$/, '')
  return isIP(bare) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(bare)
}

/** What Fastify takes for a proxy: a named network, an address, or a network by its length. */
export const isProxy = (part: string) => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', length] = part.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (length === undefined) return most > 0
  return /^\d{1,3}$/.test(length) && Number(length) <= most
}

/** Scheme, host and port as a browser sends them: no path, no placeholder. */
export const isOrigin = (value: string) =>
  /^https?:\/\/[^*]+$/.test(value) && URL.parse(value)?.origin === value
