import { type Pressed, pressedFor } from './pressed'
import { createTimedMessage } from './timed-message'

/** How long the red banner at the top stays (§8, §9). */
const ERROR_BANNER_MS = 3000

const message = createTimedMessage<{ text: string; pressed: Pressed }>(ERROR_BANNER_MS)

export const errorBannerAtom = message.messageAtom

/**
 * Shows why something has failed in the global red banner (§8 'Other mutation error'), and then at what was pressed.
 * @param error what was thrown, which is of what was pressed before its call began
 */
export function showError(text: string, error?: unknown) {
  message.show({ text, pressed: pressedFor(error) })
}

export const { dismiss: dismissError, hold: holdError, release: releaseError } = message
