import { type Pressed, pressedFor } from './pressed'
import { createTimedMessage } from './timed-message'

/** How long a toast stays (§8, §9). */
const TOAST_MS = 3000

export type Toast = {
  tone: 'success' | 'error' | 'info'
  text: string
  /** At its end, in one piece. */
  fileName?: string
  pressed?: Pressed
}

const message = createTimedMessage<Toast>(TOAST_MS)

/** The one toast on the screen: a new one takes the place of the old (decision 67). */
export const toastAtom = message.messageAtom

export const toast = {
  success: (text: string) => message.show({ tone: 'success', text }),
  /** What was handed to the browser, and under what name: no page is told whether it was saved. */
  downloaded: (what: string, fileName: string) =>
    message.show({ tone: 'success', text: `${what} diunduh sebagai`, fileName }),
  /** Stays then at what was pressed. */
  error: (text: string) =>
    message.show({ tone: 'error', text, pressed: pressedFor(undefined) }),
  /** What has happened without anybody's doing now. */
  info: (text: string) => message.show({ tone: 'info', text }),
}

export const { dismiss: dismissToast, hold: holdToast, release: releaseToast } = message
