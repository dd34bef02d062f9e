import type { ReactNode } from 'react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type LinkToldProps = {
  /** The link has done its work, or opens nothing. */
  isOver: boolean
  tone: 'success' | 'warning'
  text: string
  /** Where to go on from here, and what it is called; none where that would be somebody else's. */
  to: 'login' | 'lupa-password' | 'user' | null
  label: string
  /** The form of a link that opens something. */
  children: ReactNode
}

/** A page behind a link: its form, and what is said in place of it. */
export function LinkTold({ isOver, tone, text, to, label, children }: LinkToldProps) {
  return (
    <>
      <Notice tone={tone} isShown={isOver}>
        {text}
      </Notice>
      {isOver && to && (
        <RouteLink to={to} className={`mt-5 ${buttonClass({ fullWidth: true })}`}>
          {label}
        </RouteLink>
      )}
      {!isOver && children}
    </>
  )
}
