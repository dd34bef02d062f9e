import { STEP_NAMES, type StepName, type Steps } from '@/lib/domain/participation/steps'

export type Page = StepName | 'coach' | 'materi'

/** The page after this one on the fixed way of §1, past every step that is done or can be done no more. */
export function wayOn(page: Page, steps: Steps): StepName | 'materi' | null {
  if (page === 'coach') return 'materi'
  if (page === 'sertifikat') return null
  const at = page === 'materi' ? -1 : STEP_NAMES.indexOf(page)
  const left = STEP_NAMES.slice(at + 1).find((name) => {
    const { state } = steps[name]
    return state !== 'done' && state !== 'closed'
  })
  return left ?? 'sertifikat'
}
