import { useIsThere } from '@/app/_screens/admin/use-is-there'
import type { SidebarItem } from '@/components/navigation/sidebar'
import { useWaiting } from '@/lib/feedback/page-title'
import type { RouteName } from '@/lib/routes'
import { useAttention } from './use-attention'
import { countOf } from './work'

type Entry = SidebarItem & { name: RouteName }

/**
 * The sidebar's entries that this server has pages for, and the document's title, with how many proposals wait; without a
 * number where there is none, or none is known.
 */
export function useCounted(items: readonly Entry[]): Entry[] {
  const isThere = useIsThere()
  const value = countOf('pengajuan', useAttention().data ?? [])
  useWaiting(value)
  return items
    .filter(isThere)
    .map((item) =>
      item.name === 'admin/coaching' && value > 0
        ? { ...item, count: { value, of: 'pengajuan menunggu' } }
        : item,
    )
}
