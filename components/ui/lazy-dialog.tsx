'use client'

import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog'

const Dialog = lazy(async () => ({ default: (await import('./dialog')).Dialog }))

/** A dialog of a screen whose code comes when it is first opened; it then stays, to close softly. */
export function LazyDialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <Dialog {...props} />}</Suspense>
}
