import { writeAtAction } from './failed-action'
import { createTimedMessage } from './timed-message'

/** How long the red banner at the top stays (§8, §9). */
const ERROR_BANNER_MS = 3000

const message = createTimedMessage<{ text: string }>(ERROR_BANNER_MS)

export const errorBannerAtom = message.messageAtom

/**
 * Shows the text of a failure in the global red banner (§8 'Other mutation error'), and for longer at what was pressed.
 * @param error what was thrown, which knows its action where it comes from a call
 */
export function showError(text: string, error?: unknown) {
  message.show({ text })
  writeAtAction(text, error)
}

export const { dismiss: dismissError, hold: holdError, release: releaseError } = message
