import { PrivacyLink } from '@/app/_screens/privacy-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'

/** Tells of an edition of the privacy page that this account has not been told of; it stands in nobody's way. */
export function PrivacyNotice() {
  const { data } = useQuery(api.ownData.privacy, {}, { quiet: true, recovers: true })
  const [tell, { isRunning }] = useMutation(api.ownData.told)
  if (!data || data.isTold) return null
  const { edition, agreed } = data
  return (
    <div className="mt-6">
      <Notice
        title={
          agreed ? 'Halaman privasi diperbarui' : 'Cara portal ini mengelola data Anda'
        }
        action={
          <Button
            variant="ghost"
            size="sm"
            loading={isRunning}
            onClick={() => void tell({ body: { edition } }).catch(() => undefined)}
          >
            Mengerti
          </Button>
        }
      >
        Apa yang disimpan, untuk apa, dan hak Anda:{' '}
        <PrivacyLink>halaman privasi versi {edition}</PrivacyLink>.
      </Notice>
    </div>
  )
}
