import { TabLinks } from '@/components/navigation/tab-links'
import { href } from '@/lib/router/href'
import { useRoute } from '@/lib/router/use-route'

const TABS = [
  { name: 'admin/category', label: 'Kategori' },
  { name: 'admin/faq', label: 'FAQ' },
] as const

/** §2 category and faq: "a two-tab switcher 'Kategori' / 'FAQ' under the title DATA FAQ". */
export function FaqTabs() {
  const open = useRoute()?.name ?? ''
  const items = TABS.map(({ name, label }) => ({
    label,
    href: href(name),
    current: open === name || open.startsWith(`${name}/`),
  }))
  return <TabLinks label="Bagian DATA FAQ" items={items} />
}
