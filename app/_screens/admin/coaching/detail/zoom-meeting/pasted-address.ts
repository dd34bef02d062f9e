import { isWebAddress } from '@/lib/domain/text/web-address'

const ADDRESS = /https?:\/\/[^\s<>"]+/gi
/** What a sentence puts behind an address. */
const BEHIND = /[.,;:!?)\]}'’”]+$/

/**
 * The address to be stored of what was typed or pasted: of a whole invitation the first one that leads
 * into a meeting, else the first at all; a text without any stays as it is, to be refused.
 */
export function pastedAddress(typed: string): string {
  const text = typed.trim()
  const found = (text.match(ADDRESS) ?? [])
    .map((address) => address.replace(BEHIND, ''))
    .filter(isWebAddress)
  const meeting = found.find((address) =>
    /\/(j|join|meet|meetup-join|w)\/|\/\/meet\./i.test(address),
  )
  return meeting ?? found[0] ?? text
}
