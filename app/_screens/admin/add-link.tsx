import { Plus } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'

/** 'Baru': leads from a list to its add screen (§2 'Admin list screens'). */
export function AddLink({ href }: { href: string }) {
  return (
    <a href={href} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      Baru
    </a>
  )
}
