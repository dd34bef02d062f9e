import { errorText } from '@/lib/api/errors'
import { showError } from '@/lib/feedback/error-banner'

/** Tells why something has failed, in the red banner and at what was pressed for it. */
export const showFailure = (error: unknown) => showError(errorText(error), error)
