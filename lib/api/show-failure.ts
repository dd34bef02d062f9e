import { errorText } from '@/lib/api/errors'
import { showError } from '@/lib/feedback/error-banner'

/** Tells why a call has failed: in the red banner, and then at what was pressed for it. */
export const showFailure = (error: unknown) => showError(errorText(error), error)
