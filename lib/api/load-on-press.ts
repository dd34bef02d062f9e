import { attended, noScript } from '@/lib/api/call'
import { showFailure } from '@/lib/api/show-failure'

/**
 * Loads what a press needs, a window most often, as a call is made: where it takes long it covers the screen.
 *
 * @param load imports it
 * @returns null where it does not come, or is waited for no longer, which has been shown
 */
export const loadOnPress = <Part>(load: () => Promise<Part>): Promise<Part | null> =>
  attended(() => load().catch(noScript)).catch((error: unknown) => {
    showFailure(error)
    return null
  })
