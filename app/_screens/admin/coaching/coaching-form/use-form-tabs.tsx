import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { CoachTab } from '@/app/_screens/admin/coaching/coaching-form/coach-tab'
import { Lockable } from '@/app/_screens/admin/coaching/coaching-form/lockable'
import { TABLE_RESET } from '@/components/table/table-reset'
import { Skeleton } from '@/components/ui/skeleton'
import { type TabItem, Tabs } from '@/components/ui/tabs'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useHashQuery } from '@/lib/router/use-hash-query'

const MateriTab = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/coaching/coaching-form/materi-tab')).MateriTab,
)

/** The open tab, kept in the address (decision 20); an unknown one means the first. */
function useOpenTab(extraTabs: readonly TabItem[]) {
  const { query, set } = useHashQuery()
  const wanted = query.get('tab')
  const keys = ['coach', 'materi', ...extraTabs.map(({ key }) => key)]
  const open = keys.find((key) => key === wanted) ?? 'coach'
  return {
    open,
    isExtra: extraTabs.some(({ key }) => key === open),
    choose: (tab: string) => set({ tab, ...TABLE_RESET }),
    /** Opens the tab that a field stands in. */
    reveal: (field: string) => {
      if (field.startsWith('materi')) set({ tab: 'materi' })
      if (/^(coaches|moderator)/.test(field)) set({ tab: 'coach' })
    },
  }
}

/**
 * One row of tabs, two of which belong to the form. Forms cannot be nested and the extra tabs hold
 * forms of their own, so the row stands outside the form element and `fields` are put into its
 * panels from inside the form.
 */
export function useFormTabs(extraTabs: readonly TabItem[], isLocked: boolean) {
  const tab = useOpenTab(extraTabs)
  const [coachPanel, setCoachPanel] = useState<HTMLElement | null>(null)
  const [materiPanel, setMateriPanel] = useState<HTMLElement | null>(null)
  const [visited, setVisited] = useState<readonly string[]>([tab.open])
  // what was opened once keeps what was typed in it; what was not has asked the server for nothing
  if (!visited.includes(tab.open)) setVisited([...visited, tab.open])

  const extraItems = extraTabs.map((item) => ({
    ...item,
    content: visited.includes(item.key) && item.content,
  }))
  const row = (
    <Tabs
      keepMounted
      collapsible={extraTabs.length > 0}
      label="Bagian coaching"
      items={[
        { key: 'coach', label: 'Coach', content: <div ref={setCoachPanel} /> },
        { key: 'materi', label: 'Materi', content: <div ref={setMateriPanel} /> },
        ...extraItems,
      ]}
      selected={tab.open}
      onChange={tab.choose}
    />
  )
  const inside = (panel: HTMLElement | null, content: ReactNode) =>
    panel &&
    createPortal(
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Lockable isLocked={isLocked}>{content}</Lockable>
      </Suspense>,
      panel,
    )
  const fields = (
    <>
      {inside(coachPanel, <CoachTab isLocked={isLocked} />)}
      {inside(materiPanel, <MateriTab isLocked={isLocked} />)}
    </>
  )
  return { ...tab, row, fields }
}
