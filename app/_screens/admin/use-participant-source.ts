import { useFeatures } from '@/lib/api/use-feature'

/** How participants are asked for: by pages, as the whole list of chapter 7, or, until the server has said which, not at all. */
export function useParticipantSource(): 'pages' | 'whole' | null {
  const { data, error } = useFeatures()
  if (data) return data.includes('participant-pages') ? 'pages' : 'whole'
  return error === undefined ? null : 'whole'
}
