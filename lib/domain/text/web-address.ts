/** Whether `text` may stand behind a link: an absolute http or https address, never `javascript:` (decision 63). */
export const isWebAddress = (text: string): boolean => {
  try {
    return ['https:', 'http:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
