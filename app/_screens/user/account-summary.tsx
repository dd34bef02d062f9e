import { Card } from '@/components/ui/card'
import { initials } from '@/lib/domain/people/names'
import type { User } from '@/lib/entities/user'

/** Whose account it is, as stored. */
export function AccountSummary({ user }: { user: User }) {
  const { fullName, namaInstansi, username } = user
  return (
    <Card
      as="section"
      aria-label="Ringkasan akun"
      className="mb-5 flex flex-wrap items-center gap-4"
    >
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-kayu-200 font-bold text-kayu-700 text-xl"
      >
        {initials(fullName)}
      </span>
      <div className="wrap-anywhere min-w-0 flex-1 basis-48">
        <p className="font-bold text-lg">{fullName}</p>
        <p className="text-ink-2">
          {[`@${username}`, namaInstansi].filter(Boolean).join(' · ')}
        </p>
      </div>
    </Card>
  )
}
