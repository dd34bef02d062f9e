import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useState } from 'react'
import { Addresses } from '@/components/ui/addresses'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { inputClass } from '@/components/ui/input-class'
import { LONGEST_SEARCH } from '@/lib/domain/text/search'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import type { PaletteGroup } from './palette-group'
import type { Found } from './palette-screens'
import { usePaletteGroups } from './use-palette-groups'

const LABEL = 'Cari halaman, coaching, atau peserta'

function FoundOption({ found, kind }: { found: Found; kind: string }) {
  return (
    <ComboboxOption
      value={found}
      className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md px-3 py-2 data-focus:bg-brand-tint data-focus:outline-2 data-focus:outline-brand"
    >
      <span className="wrap-anywhere font-semibold">{found.label}</span>
      {found.hint && (
        <span className="wrap-anywhere text-ink-2 text-sm">
          <Addresses>{found.hint}</Addresses>
        </span>
      )}
      <span className="sr-only">{`, ${kind}`}</span>
    </ComboboxOption>
  )
}

function Group({ title, found, more }: PaletteGroup) {
  if (found.length === 0) return null
  return (
    <div>
      <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-ink-2 text-sm">
        {title}
        {more > 0 && (
          <span className="font-normal">{` · ${more} lagi; ketik lebih lengkap`}</span>
        )}
      </p>
      {found.map((one) => (
        <FoundOption key={one.id} found={one} kind={title} />
      ))}
    </div>
  )
}

/** What could not be searched, and whether anything fits: 'Tidak ditemukan' only where all was searched. */
function Told({ groups }: { groups: readonly PaletteGroup[] }) {
  const unknown = groups.filter((group) => group.unknown)
  const isEmpty = groups.every(({ found }) => found.length === 0)
  return (
    <div aria-live="polite" className="mt-3 space-y-2 text-sm">
      {unknown.map(({ title, unknown: text, retry }) => (
        <div key={title} className="flex flex-wrap items-center gap-3 px-3">
          <p className="text-ink-2">{text}</p>
          {retry && (
            <Button size="sm" variant="secondary" onClick={retry}>
              Coba lagi
            </Button>
          )}
        </div>
      ))}
      {isEmpty && unknown.length === 0 && (
        <p className="px-3 text-ink-2">
          Tidak ditemukan. Periksa ejaan, atau ketik sebagian kata saja.
        </p>
      )}
    </div>
  )
}

type PaletteProps = DialogHandlers<Found> & {
  /** What was typed while this was still on its way. */
  takeTyped: () => string
}

/** Goes to any screen, coaching or participant by a few letters (Ctrl+K). */
export function Palette({ takeTyped, onDone, onCancel }: PaletteProps) {
  const [query, setQuery] = useState('')
  const groups = usePaletteGroups(query)
  return (
    <Dialog open isSteady size="md" title={LABEL} onClose={onCancel}>
      <Combobox
        immediate
        onChange={(found: Found | null) => {
          if (found) onDone(found)
        }}
      >
        <ComboboxInput
          data-autofocus
          aria-label={LABEL}
          value={query}
          maxLength={LONGEST_SEARCH}
          placeholder="Misalnya: peserta, KHT-2026-014, Siti"
          autoComplete="off"
          onFocus={() => setQuery((now) => now + takeTyped())}
          onChange={(event) => setQuery(event.target.value)}
          // one press leaves: the list alone is never closed
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          className={`${inputClass()} mt-1.5`}
        />
        <ComboboxOptions static modal={false} className="empty:hidden">
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </ComboboxOptions>
      </Combobox>
      <Told groups={groups} />
    </Dialog>
  )
}
