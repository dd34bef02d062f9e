import type { ReactNode } from 'react'
import { PageHeading } from '@/components/ui/page-heading'
import { sectionOf } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'

/** The heading of an admin screen by the route table: the section's title, and above inner screens. */
export function AdminHeading(props: { text?: string; actions?: ReactNode }) {
  const name = useRoute()?.name
  if (!name) return null
  const section = routeOf(sectionOf(name)).title
  const { title, tab } = routeOf(name)
  const heading = tab ? section : title
  return (
    <PageHeading kicker={heading !== section && section} {...props}>
      {heading}
    </PageHeading>
  )
}
