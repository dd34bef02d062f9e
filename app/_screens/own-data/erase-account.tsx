import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ErasureLoss } from '@/app/_screens/own-data/erasure-loss'
import { usePasswordWindow } from '@/app/_screens/own-data/use-password-window'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { showFailure } from '@/lib/api/show-failure'
import { api } from '@/lib/contract'
import { inform } from '@/lib/feedback/dialog'
import { markSessionEnd } from '@/lib/feedback/session-end'
import { useSession } from '@/lib/session/use-session'

/** The end of the own account, once it is known what it takes. */
export function EraseAccount({ asksForCode }: { asksForCode: boolean }) {
  const { user } = useSession()
  const askPassword = usePasswordWindow()
  const [isAsking, setAsking] = useState(false)

  async function erase() {
    const outlook = await call(api.ownData.outlook, {})
    if (outlook.obstacle !== null)
      return inform({ title: 'Akun belum dapat dihapus', body: outlook.obstacle })
    const isErased = await askPassword({
      title: 'Hapus akun saya',
      description: 'Akun yang dihapus tidak dapat dikembalikan.',
      confirmLabel: 'Hapus akun saya',
      tone: 'danger',
      asksForCode,
      send: (body) => call(api.ownData.erase, { body }),
      children: <ErasureLoss outlook={outlook} isAdmin={user?.role !== 'user'} />,
    })
    if (isErased) markSessionEnd('erased')
  }

  async function begin() {
    setAsking(true)
    await erase().catch(showFailure)
    setAsking(false)
  }

  return (
    <div className="pt-5">
      <h3 className="font-semibold">Hapus akun saya</h3>
      <p className="mt-1 mb-3 text-ink-2 text-sm">
        Nama dan kontak Anda dihapus saat itu juga. Sebelum Anda memutuskan, kami tunjukkan
        apa yang hilang dan apa yang tetap dicatat kantor.
      </p>
      <Button
        variant="secondary"
        icon={<Trash2 />}
        loading={isAsking}
        onClick={() => void begin()}
      >
        Hapus akun saya
      </Button>
    </div>
  )
}
