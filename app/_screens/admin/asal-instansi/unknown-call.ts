import { ApiError, errorText, hasStatus, isContested } from '@/lib/api/errors'
import { showError } from '@/lib/feedback/error-banner'

/** A server that knows the calls of §7 alone lists institutions and answers everything else with 404. */
const UNKNOWN = 'Server ini belum dapat mengubah daftar instansi.'
const GONE = 'Instansi ini sudah tidak ada, atau server ini belum dapat mengubah daftarnya.'

/** A failed write with a sentence for 404; `one` where it was about an institution of the list. */
export const told = (error: unknown, one = false): unknown =>
  hasStatus(error, 404) ? new ApiError(404, { detail: one ? GONE : UNKNOWN }) : error

/** Tells in the banner why a write failed, and throws it on. */
export const tellFailure =
  (one = false) =>
  (error: unknown): never => {
    const failure = told(error, one)
    if (!isContested(failure)) showError(errorText(failure))
    throw failure
  }
