/** Whether `text` may stand behind a link: an absolute http or https address, never `javascript:` (decision 63). */
export const isWebAddress = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(text)
    return (protocol === 'https:' || protocol === 'http:') && hostname !== ''
  } catch {
    return false
  }
}
