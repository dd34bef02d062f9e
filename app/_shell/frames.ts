import type { ComponentType, ReactNode } from 'react'
import type { FrameName } from '@/lib/routes'

type LoadFrame = () => Promise<{ default: ComponentType<{ children: ReactNode }> }>

/** What surrounds the screens of each frame; `bare` screens stand alone. */
export const frames: Record<Exclude<FrameName, 'bare'>, LoadFrame> = {
  main: () => import('@/app/_screens/frame'),
  'proses-coaching': () => import('@/app/_screens/proses-coaching/frame'),
  admin: () => import('@/app/_screens/admin/frame'),
}
