'use client'

import { Suspense, useState } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { DialogProps } from './dialog'

const Dialog = lazyPart(async () => (await import('./dialog')).Dialog)

/** A dialog of a screen whose code comes when it is first opened; it then stays, to close softly. */
export function LazyDialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <Dialog {...props} />}</Suspense>
}
