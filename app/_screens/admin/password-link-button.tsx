import { KeyRound } from 'lucide-react'
import type { LinkOwner } from '@/app/_screens/admin/password-link-dialog'
import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { loadOnPress } from '@/lib/api/load-on-press'
import { useFeatures } from '@/lib/api/use-feature'
import { api } from '@/lib/contract'
import { confirm, openDialog } from '@/lib/feedback/dialog'

const loadDialog = async () =>
  (await import('@/app/_screens/admin/password-link-dialog')).PasswordLinkDialog

/** What could not be asked is not what the server cannot. */
const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="ghost" onClick={onRetry}>
    Tautan password belum dapat diperiksa, coba lagi
  </Button>
)

/** 'Buat tautan password baru', for somebody whom no message of the portal reaches. */
export function PasswordLinkButton({
  participant,
}: {
  /** Undefined until it is known whose link it is. */
  participant: LinkOwner | undefined
}) {
  const [makeLink, { isRunning }] = useConfirmedMutation(api.passwordRecovery.makeLink, {
    whenOutdated: ['admin-account', 'user'],
  })
  const { data: features, isValidating, mutate } = useFeatures()
  if (!features && !isValidating) return <Unknown onRetry={() => void mutate()} />
  if (features && !features.includes('password-recovery')) return null
  if (!features || !participant) return <Skeleton className="h-ctl w-65" />

  async function make(owner: LinkOwner) {
    const { id, fullName, username } = owner
    const isSure = await confirm({
      title: `Buat tautan password baru untuk ${fullName}?`,
      body: `Siapa pun yang memegang tautan ini dapat membuka akun "${username}". Berikan hanya kepada pemilik akun.\nTautan yang dibuat sebelumnya tidak berlaku lagi.`,
    })
    if (!isSure) return
    // before the link is made: one that cannot be shown would be lost
    const dialog = await loadOnPress(loadDialog)
    if (!dialog) return
    const made = await makeLink({ params: { id } })
    if (made) await openDialog(dialog, { participant: owner, link: made.answer })
  }

  return (
    <Button
      variant="secondary"
      icon={<KeyRound />}
      loading={isRunning}
      onClick={() => void make(participant)}
    >
      Buat tautan password baru
    </Button>
  )
}
