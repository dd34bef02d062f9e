import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useMediaQuery } from '@/lib/browser/use-media-query'

type MobileDrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  tone?: 'card' | 'brand'
  children: ReactNode
}

const Drawer = lazyPart(async () => (await import('@/components/ui/drawer')).Drawer)

/**
 * The sidebar of a phone. It closes by itself when the window grows past 768 px (§1). Its code comes
 * when it is first opened; it then stays, so that closing can be seen and gives the focus back.
 */
export function MobileDrawer({ open, ...drawer }: MobileDrawerProps) {
  const isDesktop = useMediaQuery('(min-width: 768px)')
  const isOpen = open && !isDesktop
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <Drawer open={isOpen} {...drawer} />}</Suspense>
}
