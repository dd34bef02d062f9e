/** Tells that the values which are being sent are stored; who asks after that, as a window that goes in that moment, hears it at once. */
export function createOnceSaved() {
  const waiting = new Set<() => void>()
  let isSaved = false
  return {
    /** Values are being sent. */
    begin() {
      isSaved = false
    },
    add(hear: () => void) {
      if (isSaved) hear()
      else waiting.add(hear)
    },
    tell() {
      isSaved = true
      for (const hear of waiting) hear()
    },
    isAwaited: () => waiting.size > 0,
  }
}

export type OnceSaved = ReturnType<typeof createOnceSaved>
