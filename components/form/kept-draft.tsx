'use client'

import { RotateCcw } from 'lucide-react'
import { type Ref, useImperativeHandle } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useDraftSlot } from './parts/use-draft-slot'
import { useKeptDraft } from './parts/use-kept-draft'

type KeptDraftProps = {
  name: string
  /** Fields that mean something only together: they are kept and come back so. */
  together?: readonly string[]
  forget?: Ref<() => void>
}

/**
 * Inside a form: brings back what was typed and not saved, and says so. `name` tells forms, and the things
 * that they change, apart: 'faq:12'. Not for forms with passwords.
 * A dialog calls `forget` when it is closed without sending: it ends without leaving a page.
 */
export function KeptDraft({ name, ...rest }: KeptDraftProps) {
  const slot = useDraftSlot(name)
  return slot === null ? null : <Kept key={slot} name={slot} {...rest} />
}

function Kept({ name, together, forget }: KeptDraftProps) {
  const { isRestored, discard, drop } = useKeptDraft(name, together)
  useImperativeHandle(forget, () => drop, [drop])
  return (
    <Notice
      isShown={isRestored}
      action={
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw />}
          onClick={({ currentTarget }) => {
            currentTarget
              .closest('form')
              ?.querySelector<HTMLElement>('input, select')
              ?.focus()
            discard()
          }}
        >
          Buang
        </Button>
      }
    >
      Isian Anda yang belum disimpan telah dikembalikan.
    </Notice>
  )
}
