import { ApiError, isContested } from '@/lib/api/errors'

/**
 * §8 'Failed mutations on coaching forms: nothing visible happens': the red banner has said what
 * failed and the form stays as it is (decision 46). Messages about fields go to their fields.
 *
 * @returns whether the write succeeded
 * @throws the error where it names fields, or what somebody else has changed meanwhile
 */
export async function stayUnlessFields(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ApiError && error.problem?.errors) throw error
    if (isContested(error)) throw error
    return false
  }
}
