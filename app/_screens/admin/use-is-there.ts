import { useFeatures } from '@/lib/api/use-feature'
import { type RouteName, routeOf } from '@/lib/routes'

/** Tells of a route whether this server has a page for it; not before it has said so. */
export function useIsThere() {
  const { data: names = [] } = useFeatures()
  return ({ name }: { name: RouteName }) => {
    const { feature } = routeOf(name)
    return !feature || names.includes(feature)
  }
}
