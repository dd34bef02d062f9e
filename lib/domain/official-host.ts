/**
 * True under `.go.id`, the domain kept for offices of the Indonesian government. Any other host must
 * not claim to be an official site.
 */
export const isOfficialHost = (hostname: string): boolean => hostname.endsWith('.go.id')
