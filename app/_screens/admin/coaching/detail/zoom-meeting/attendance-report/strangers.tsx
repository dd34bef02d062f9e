import { Addresses } from '@/components/ui/addresses'
import type { Visitor } from './meeting-report'

/** Who of the report is no participant: coaches, the team, or a name that nobody could be found by. */
export function Strangers({ visitors }: { visitors: readonly Visitor[] }) {
  if (visitors.length === 0) return null
  return (
    <section className="text-sm">
      <h3 className="font-bold">Ada di laporan, tetapi tidak dikenali sebagai peserta</h3>
      <p className="text-ink-2">
        Bila ada peserta di antara mereka, centang sendiri barisnya di atas.
      </p>
      <ul className="angka mt-1 list-disc pl-[1.25em]">
        {visitors.map(({ names, email, minutes }) => (
          <li key={`${names.join()} ${email}`} className="wrap-anywhere">
            <Addresses>
              {[names.join(' / '), email, `${minutes} menit`].filter(Boolean).join(' · ')}
            </Addresses>
          </li>
        ))}
      </ul>
    </section>
  )
}
