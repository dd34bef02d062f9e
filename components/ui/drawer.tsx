'use client'

import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLayer } from '@/lib/browser/layers'
import { IconButton } from './icon-button'
import { rememberOpener } from './remember-opener'
import { usePageAway } from './use-page-away'

rememberOpener()

/** A panel from the left edge: the phone's form of a sidebar. Esc and the backdrop close it. */
export function Drawer({
  open,
  onClose,
  title,
  tone = 'card',
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** `brand` is the green of the admin rail. */
  tone?: 'card' | 'brand'
  children: ReactNode
}) {
  useLayer(open, onClose)
  usePageAway(open)
  const ground = tone === 'brand' ? 'on-brand bg-rimba-900 text-white' : 'bg-card text-ink'
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-drawer">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-batu-950 opacity-50 transition-opacity duration-drawer ease-keluar data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className={`fixed inset-y-0 left-0 flex w-80 max-w-[86vw] flex-col shadow-e3 transition-transform duration-drawer ease-keluar data-closed:-translate-x-full ${ground}`}
      >
        <div className="flex min-h-16 items-center gap-3 px-4">
          <DialogTitle className="mr-auto font-bold text-lg">{title}</DialogTitle>
          <IconButton
            label="Tutup menu"
            icon={<X />}
            size="md"
            variant={tone === 'brand' ? 'on-brand' : 'ghost'}
            onClick={onClose}
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </DialogPanel>
    </HeadlessDialog>
  )
}
