'use client'

import { RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useKeptDraft } from './parts/use-kept-draft'

/**
 * Inside a form: brings back what was typed and not saved, and says so. `name` tells forms, and the things
 * that they change, apart: 'faq:12'. Not for forms with passwords.
 */
export function KeptDraft({ name }: { name: string }) {
  const { isRestored, discard } = useKeptDraft(name)
  if (!isRestored) return null
  return (
    <Notice
      live
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
