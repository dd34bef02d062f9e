import type { ReactNode } from 'react'
import { RouteLink } from '@/components/navigation/route-link'
import { useFeature } from '@/lib/api/use-feature'

/** The way to the privacy page, where the server has one. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const isThere = useFeature('privacy')
  if (!isThere) return null
  return (
    <RouteLink to="privasi" className="text-brand underline underline-offset-2">
      {children}
    </RouteLink>
  )
}
