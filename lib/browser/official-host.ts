/**
 * True under `.go.id`, the domain kept for offices of the Indonesian government. Any other host must
 * not claim to be an official site.
 */
export function isOfficialHost(): boolean {
  return typeof location !== 'undefined' && location.hostname.endsWith('.go.id')
}
