import { askDeletion } from '@/app/_screens/admin/coaching/ask-deletion'
import { coachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import type { CallOptions, CallQuery } from '@/lib/api/call'
import { hasStatus, isContested, isGone as isNotThere } from '@/lib/api/errors'
import { loadOnPress } from '@/lib/api/load-on-press'
import { showFailure } from '@/lib/api/show-failure'
import { CHANGED_SINCE, DELETED, GONE } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import type { TellingCalls } from './tell-and-delete'

type Calls = Pick<TellingCalls, 'notify'> & {
  /** `DELETE /coaching/admin/{id}`; its failure is shown here. */
  remove: (options: CallOptions, query: CallQuery) => Promise<unknown>
}

async function removeNow(remove: () => Promise<unknown>) {
  try {
    await remove()
    return true
  } catch (error) {
    // of what has changed since it is told in other words
    if (!isContested(error)) showFailure(error)
    return false
  }
}

/** The window of the cancellation is loaded when it is asked for. */
async function tellFirst(
  coaching: AdminCoaching,
  calls: TellingCalls,
  removeUntold: () => Promise<unknown>,
) {
  const telling = await loadOnPress(() => import('./tell-and-delete'))
  if (!telling) return false
  return (await telling.tellAndDelete(coaching, calls)) ?? removeNow(removeUntold)
}

type Refused = { gone?: unknown; changed?: unknown }

/** Takes what is not there any more for deleted. */
const noteIn = (refused: Refused) => (error: unknown) => {
  if (isNotThere(error)) refused.gone = error
  else {
    if (isContested(error)) refused.changed = error
    throw error
  }
}

/**
 * §4 'Update and delete': asks, sends the cancellation first where that was chosen, deletes, tells. What is not there any
 * more, as after a deletion whose answer was lost, is told as gone; what is another than was asked about stays.
 * @returns whether the coaching is gone
 */
export async function deleteCoaching(read: AdminCoaching, calls: Calls) {
  const coaching = await coachingNow(read).catch(() => null)
  if (!coaching) return false
  const answer = await askDeletion(coaching)
  if (answer === null || answer === 'no') return false
  const refused: Refused = {}
  const noted = noteIn(refused)
  const notify: Calls['notify'] = (input) => calls.notify(input).catch(noted)
  const remove = (query: CallQuery = {}) =>
    calls.remove({ version: coaching.deletionVersion }, query).catch(noted)
  // nor is a message sent then of which nobody knew whether it had come to the server
  const removeUntold = () => remove({ withoutMessage: 'true' })
  const isGone = await (answer === 'yes'
    ? removeNow(removeUntold)
    : tellFirst(coaching, { notify, remove }, removeUntold))
  // who was told of a deletion that was not this one only our own server says
  if (hasStatus(refused.gone, 410)) showFailure(refused.gone)
  else if (refused.gone) showError(GONE, refused.gone)
  else if (refused.changed) showError(CHANGED_SINCE, refused.changed)
  else if (isGone) toast.success(DELETED)
  return isGone
}
