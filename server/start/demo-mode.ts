import { BlockList, isIPv6 } from 'node:net'

const networks = (subnets: string) => {
  const list = new BlockList()
  for (const subnet of subnets.split(' ')) {
    const [address = '', prefix] = subnet.split('/')
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

const LOOPBACK = networks('127.0.0.0/8 ::1/128')
/** Unspecified, private, shared, link-local and unique local addresses (RFC 6890). */
const UNREACHED = networks(
  '0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ' +
    '::/128 fc00::/7 fe80::/10',
)
/** A name without a dot, or one of the names that the internet does not give out. */
const LOCAL_NAME = /^[^.]+$|\.(local|lan|internal|test|home\.arpa)$/

const bare = (host: string) => host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
const isIn = (list: BlockList, host: string) =>
  list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')

const isLoopback = (given: string) => {
  const host = bare(given)
  return /(^|\.)localhost$/.test(host) || isIn(LOOPBACK, host)
}

/** Whether whoever is on the internet could follow this address. */
const isPublic = (address: string) => {
  const url = URL.parse(address)
  if (!url || isLoopback(url.hostname)) return false
  const host = bare(url.hostname)
  return !isIn(UNREACHED, host) && (isIPv6(host) || !LOCAL_NAME.test(host))
}

const isOwnAddress = (address: string) => {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && isLoopback(url.hostname)
}

/** What says that others than who sits at this machine may come: which values of a variable do. */
const SIGNS: Record<string, (value: string) => boolean> = {
  HOST: (host) => !isLoopback(host),
  PUBLIC_URL: (address) => !isOwnAddress(address),
  NODE_ENV: (mode) => mode !== 'development' && mode !== 'test',
  TRUST_PROXY: (proxies) => proxies !== 'loopback',
  ALLOWED_ORIGINS: (origins) => !origins.split(/[\s,]+/).every(isOwnAddress),
  DATABASE_URL: () => true,
  SMTP_URL: () => true,
  WHATSAPP_URL: () => true,
  FILES_URL: () => true,
  METRICS_TOKEN: () => true,
}

const signsOfOthers = (environment: NodeJS.ProcessEnv) =>
  Object.entries(SIGNS).flatMap(([name, isSign]) => {
    const value = environment[name]?.trim()
    return value && isSign(value) ? [name] : []
  })

/**
 * Whether this is a demo, whose accounts have passwords that everyone knows: by itself only where
 * nothing says that anybody else can come, on request anywhere but at an address of the internet.
 *
 * @returns with a complaint where the server must not start like that
 */
export const readDemo = (
  environment: NodeJS.ProcessEnv,
): { demo: boolean; complaint?: string } => {
  const { DEMO, JWT_SECRET, PUBLIC_URL = '' } = environment
  if (DEMO === '1' || DEMO === 'true') {
    if (!isPublic(PUBLIC_URL)) return { demo: true }
    const complaint = `DEMO=1 is refused with PUBLIC_URL ${PUBLIC_URL}: everyone knows the passwords of a demo. Set JWT_SECRET and leave DEMO away.`
    return { demo: true, complaint }
  }
  if (JWT_SECRET) return { demo: false }
  const signs = DEMO ? ['DEMO'] : signsOfOthers(environment)
  if (signs.length === 0) return { demo: true }
  const complaint = `JWT_SECRET is missing: set it to at least 32 random characters. Demo mode needs none, but is off because of ${signs.join(', ')}; DEMO=1 switches it on where only acquaintances can come.`
  return { demo: false, complaint }
}
