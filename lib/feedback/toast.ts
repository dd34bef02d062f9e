import { createTimedMessage } from './timed-message'

/** How long a toast stays (§8, §9). */
const TOAST_MS = 3000

export type Toast = { tone: 'success' | 'error' | 'info'; text: string }

const message = createTimedMessage<Toast>(TOAST_MS)

/** The one toast on the screen: a new one takes the place of the old (decision 67). */
export const toastAtom = message.messageAtom

export const toast = {
  success: (text: string) => message.show({ tone: 'success', text }),
  error: (text: string) => message.show({ tone: 'error', text }),
  /** What has happened without anybody's doing now. */
  info: (text: string) => message.show({ tone: 'info', text }),
}

export const { dismiss: dismissToast, hold: holdToast, release: releaseToast } = message
