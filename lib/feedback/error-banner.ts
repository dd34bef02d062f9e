import { createTimedMessage } from './timed-message'

/** How long the red banner at the top stays (§8, §9). */
const ERROR_BANNER_MS = 3000

const message = createTimedMessage<{ text: string }>(ERROR_BANNER_MS)

export const errorBannerAtom = message.messageAtom

/** Shows the text of a failed call in the global red banner (§8 'Other mutation error'). */
export function showError(text: string) {
  message.show({ text })
}

export const { dismiss: dismissError, hold: holdError, release: releaseError } = message
