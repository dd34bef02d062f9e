import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type LinkToldProps = {
  tone: 'success' | 'warning'
  text: string
  /** Where to go on from here, and what it is called; none where that would be somebody else's. */
  to: 'login' | 'lupa-password' | 'user' | null
  label: string
}

/** What a page behind a link says in place of its form: the link has done its work, or opens nothing. */
export function LinkTold({ tone, text, to, label }: LinkToldProps) {
  return (
    <>
      <Notice tone={tone} live>
        {text}
      </Notice>
      {to && (
        <RouteLink to={to} className={`mt-5 ${buttonClass({ fullWidth: true })}`}>
          {label}
        </RouteLink>
      )}
    </>
  )
}
