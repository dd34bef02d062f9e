import { createPreference } from '@/lib/browser/preference'

/** Whoever folds it sees one line. Where all was done at the last visit, no room is kept while the server is asked. */
export const panelState = createPreference<'open' | 'folded' | 'done'>({
  key: 'firstSteps',
  values: ['open', 'folded', 'done'],
  fallback: () => 'open',
})

void panelState.start()
