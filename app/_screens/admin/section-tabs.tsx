import { TabLinks } from '@/components/navigation/tab-links'
import { pathOf } from '@/lib/router/href'
import { routeNames } from '@/lib/router/match'
import { sectionOf } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'

/** §2 the tabs under the title of a section: 'Kategori' / 'FAQ', 'Peserta' / 'Infografik Minat'. */
export function SectionTabs() {
  const open = useRoute()?.name
  if (!open) return null
  const section = sectionOf(open)
  const items = routeNames.flatMap((name) => {
    const { tab } = routeOf(name)
    if (!tab || sectionOf(name) !== section) return []
    const current = open === name || open.startsWith(`${name}/`)
    return [{ label: tab, href: `#${pathOf(name, {})}`, current }]
  })
  return <TabLinks label={`Bagian ${routeOf(section).title}`} items={items} />
}
