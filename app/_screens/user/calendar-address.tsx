import { CalendarPlus, Copy, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { copyShown } from '@/app/_screens/copy-shown'
import { QueryState } from '@/app/_screens/query-state'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { inputClass } from '@/components/ui/input-class'
import { useMutation, useRefresh } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'
import type { CalendarAddress, MadeCalendarAddress } from '@/lib/entities/calendar-address'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

const BY_HAND = 'Alamat tidak dapat disalin. Tandai teksnya, lalu salin sendiri.'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** An address that was made just now; it cannot be shown a second time, so that it takes the focus and is heard. */
function Made({ url }: { url: string }) {
  const noteId = useId()
  return (
    <div className="mb-4 grid gap-3">
      <label className="block font-semibold text-sm">
        Alamat kalender Anda
        <textarea
          ref={takeFocus}
          aria-describedby={noteId}
          readOnly
          rows={3}
          value={url}
          className={`${inputClass({})} mt-1.5 h-auto break-all font-normal`}
        />
      </label>
      <p id={noteId} className="text-ink-2 text-sm">
        Tempelkan di aplikasi kalender Anda, pada menu “Berlangganan” atau “Dari URL”.
        Simpan sekarang: alamat ini tidak dapat ditampilkan lagi.
      </p>
      <div>
        <Button
          icon={<Copy />}
          onClick={() => void copyShown(url, 'Alamat disalin', BY_HAND)}
        >
          Salin
        </Button>
      </div>
    </div>
  )
}

function Address({ madeAt }: CalendarAddress) {
  const [made, setMade] = useState<MadeCalendarAddress | null>(null)
  const refresh = useRefresh()
  const [make, making] = useMutation(api.calendarAddress.make)
  const [end, ending] = useMutation(api.calendarAddress.end)

  async function renew() {
    const title = 'Buat alamat baru?'
    const body = 'Alamat yang lama tidak berlaku lagi, juga di kalender yang memakainya.'
    if (madeAt && !(await confirm({ title, body, confirmLabel: 'Buat' }))) return
    try {
      setMade(await make({}))
    } catch (error) {
      // without its answer nobody knows here whether the address that is shown still holds
      await refresh([api.calendarAddress.make.group])
      throw error
    }
  }

  async function remove() {
    const title = 'Hapus alamat kalender?'
    const body = 'Kalender yang memakainya tidak diperbarui lagi.'
    if (!(await confirm({ title, body, confirmLabel: 'Hapus', tone: 'danger' }))) return
    await end({})
    setMade(null)
    toast.success('Alamat kalender dihapus')
  }

  return (
    <>
      {made?.madeAt === madeAt && <Made key={made.url} url={made.url} />}
      {madeAt && (
        <p className="mb-4 text-sm">
          Alamat dibuat pada {momentHere(madeAt)}. Siapa pun yang memegangnya dapat melihat
          jadwal Anda.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<CalendarPlus />}
          loading={making.isRunning}
          onClick={() => void renew().catch(() => {})}
        >
          {madeAt ? 'Buat alamat baru' : 'Buat alamat kalender'}
        </Button>
        {madeAt && (
          <Button
            variant="ghost"
            icon={<Trash2 />}
            loading={ending.isRunning}
            onClick={() => void remove().catch(() => {})}
          >
            Hapus
          </Button>
        )}
      </div>
    </>
  )
}

/** A secret address by which a calendar program keeps the own accepted coachings. */
export function CalendarAddressCard() {
  const query = useQuery(api.calendarAddress.get, {}, { quiet: true })
  return (
    <Card as="section" aria-labelledby="kalender-anda">
      <h2 id="kalender-anda" className="mb-2 font-bold text-xl">
        Kalender Anda
      </h2>
      <p className="mb-5 text-ink-2 text-sm">
        Dengan alamat rahasia ini, aplikasi kalender di ponsel atau komputer Anda
        menampilkan semua coaching yang Anda ikuti dan mengikuti perubahan jadwalnya.
      </p>
      <QueryState query={query} title="Alamat kalender tidak dapat dimuat">
        {(address) => <Address {...address} />}
      </QueryState>
    </Card>
  )
}
