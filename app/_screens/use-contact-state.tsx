import { type ReactNode, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import type { User } from '@/lib/entities/user'

const UnconfirmedContact = lazyPart(
  async () => (await import('@/app/_screens/unconfirmed-contact')).UnconfirmedContact,
)

/** What stands under the e-mail address and the WhatsApp number of the own account: whether it waits to be confirmed. */
export function useContactState(user: User): (channel: 'email' | 'whatsapp') => ReactNode {
  const isThere = useFeature('contact-confirmation')
  const query = useQuery(
    api.contactConfirmation.list,
    {},
    { enabled: isThere, quiet: true, recovers: true },
  )
  return (channel) => {
    // what could not be asked is not said to be confirmed
    if (query.error !== undefined)
      return (
        <Button
          variant="ghost"
          size="sm"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Konfirmasi belum dapat diperiksa, coba lagi
        </Button>
      )
    const waiting = query.data?.find((contact) => contact.channel === channel)
    return (
      waiting && (
        <Suspense>
          <UnconfirmedContact waiting={waiting} stored={user[channel]} />
        </Suspense>
      )
    )
  }
}
