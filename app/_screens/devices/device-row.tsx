import { LogOut, MonitorSmartphone } from 'lucide-react'
import { deviceName } from '@/app/_screens/devices/device-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { momentHere } from '@/lib/browser/moment-here'
import type { OwnSession } from '@/lib/entities/session'

/** A device, since when and until when it was used, and a way to end its session. */
export function DeviceRow({ device, onEnd }: { device: OwnSession; onEnd: () => void }) {
  const { startedAt, lastUsedAt, isCurrent } = device
  const name = deviceName(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone
        aria-hidden="true"
        className="size-6 shrink-0 text-ink-2 max-sm:hidden"
      />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {isCurrent && <Badge tone="hijau">Perangkat ini</Badge>}
        </p>
        <p className="angka text-ink-2 text-sm">Login sejak {momentHere(startedAt)}</p>
        <p className="angka text-ink-2 text-sm">
          Terakhir dipakai {momentHere(lastUsedAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          icon={<LogOut />}
          aria-label={`Keluarkan ${name}, login sejak ${momentHere(startedAt)}`}
          onClick={onEnd}
        >
          Keluarkan
        </Button>
      )}
    </li>
  )
}
