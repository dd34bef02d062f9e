import { openDialog } from '@/lib/feedback/dialog'
import type { EarlierPerson } from './earlier-people'
import { EarlierPeopleDialog } from './earlier-people-dialog'

/** Lets the admin choose one of them; null when it was given up. */
export function chooseEarlierPerson(): Promise<EarlierPerson | null> {
  return openDialog(EarlierPeopleDialog, {})
}
