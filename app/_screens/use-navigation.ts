import type { LucideIcon } from 'lucide-react'
import { pathOf } from '@/lib/router/href'
import { navEntries, sectionOf } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import type { FrameName, NavIcon } from '@/lib/routes'
import { useSession } from '@/lib/session/use-session'

/**
 * Entries of a frame's sidebar for whoever is signed in (§2), the one of the open section marked.
 * @param icons those that the route table names for this frame
 */
export function useNavigation<F extends FrameName>(
  frame: F,
  icons: Record<NavIcon<F>, LucideIcon>,
) {
  const open = useRoute()?.name
  const { role } = useSession()
  return navEntries(frame, role).map(({ name, label, icon }) => ({
    ...{ name, label, icon: icons[icon], href: `#${pathOf(name, {})}` },
    current: open !== undefined && sectionOf(name) === sectionOf(open),
  }))
}
