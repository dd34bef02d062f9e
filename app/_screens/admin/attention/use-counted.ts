import { useIsThere } from '@/app/_screens/admin/use-is-there'
import type { SidebarItem } from '@/components/navigation/sidebar'
import type { RouteName } from '@/lib/routes'
import { useAttention } from './use-attention'

type Entry = SidebarItem & { name: RouteName }

/**
 * The sidebar's entries that this server has pages for, with how many proposals wait; without a number where
 * there is none, or none is known.
 */
export function useCounted(items: readonly Entry[]): Entry[] {
  const { data: coachings } = useAttention()
  const isThere = useIsThere()
  const waiting = coachings?.reduce((sum, one) => sum + one.waiting, 0) ?? 0
  return items
    .filter(isThere)
    .map((item) =>
      item.name === 'admin/coaching' && waiting > 0
        ? { ...item, count: { value: waiting, of: 'pengajuan menunggu' } }
        : item,
    )
}
