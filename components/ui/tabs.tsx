'use client'

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { type ReactNode, useId } from 'react'
import { Select } from './select'

export type TabItem = { key: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  items: readonly TabItem[]
  /** Key of the open tab; an unknown one opens the first. */
  selected: string
  onChange: (key: string) => void
  label: string
  /** Arrow keys only move the focus, Enter opens: for panels that fetch. */
  manual?: boolean
  /** Hidden panels stay in the page, so that what was typed in them stays too. */
  keepMounted?: boolean
  /** Below 768 px the row becomes a select named 'Bagian': for many tabs. */
  collapsible?: boolean
}

/** Tabs whose open key belongs to the owner (mostly `?tab=` of the address). */
export function Tabs(props: TabsProps) {
  const { items, selected, onChange, label, manual, keepMounted, collapsible } = props
  const index = Math.max(
    items.findIndex((item) => item.key === selected),
    0,
  )
  const open = (position: number) => {
    const item = items[position]
    if (item) onChange(item.key)
  }
  return (
    <TabGroup selectedIndex={index} onChange={open} manual={manual}>
      {collapsible && <TabSelect items={items} index={index} onChange={open} />}
      <TabList
        aria-label={label}
        className={`flex gap-1 border-line border-b md:flex-wrap ${collapsible ? 'max-md:hidden' : 'max-md:scroll-row'}`}
      >
        {items.map((item) => (
          <Tab
            key={item.key}
            className="-mb-px inline-flex min-h-ctl shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-4 font-semibold text-ink-2 text-sm transition-colors duration-hover hover:text-brand focus-visible:-outline-offset-3 data-selected:border-brand data-selected:text-brand"
          >
            {item.label}
            {item.count !== undefined && <TabCount count={item.count} />}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-4">
        {items.map((item) => (
          <TabPanel key={item.key} unmount={!keepMounted} tabIndex={-1}>
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

function TabCount({ count }: { count: number }) {
  return (
    <span className="angka rounded-full bg-tone-abu px-2 py-0.5 text-tone-abu-ink text-xs">
      {count}
    </span>
  )
}

function TabSelect({
  items,
  index,
  onChange,
}: {
  items: readonly TabItem[]
  index: number
  onChange: (position: number) => void
}) {
  const id = useId()
  return (
    <div className="md:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        Bagian
      </label>
      <Select
        id={id}
        value={String(index)}
        options={items.map(({ label, count }, position) => ({
          value: String(position),
          label: count === undefined ? label : `${label} (${count})`,
        }))}
        onChange={(position) => onChange(Number(position))}
      />
    </div>
  )
}
