import type { ReactNode } from 'react'
import { Drawer } from '@/components/ui/drawer'
import { useMediaQuery } from '@/lib/browser/use-media-query'

type MobileDrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  tone?: 'card' | 'brand'
  children: ReactNode
}

/** The sidebar of a phone. It closes by itself when the window grows past 768 px (§1). */
export function MobileDrawer({ open, ...drawer }: MobileDrawerProps) {
  const isDesktop = useMediaQuery('(min-width: 768px)')
  return <Drawer open={open && !isDesktop} {...drawer} />
}
