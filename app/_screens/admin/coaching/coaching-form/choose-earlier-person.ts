import { openDialog } from '@/lib/feedback/dialog'
import type { EarlierPerson } from './earlier-people'

/** Lets the admin choose one of them; null when it was given up. */
export async function chooseEarlierPerson(): Promise<EarlierPerson | null> {
  const { EarlierPeopleDialog } = await import('./earlier-people-dialog')
  return openDialog(EarlierPeopleDialog, {})
}
