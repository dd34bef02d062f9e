import { RouteLink } from '@/components/navigation/route-link'

/**
 * What pressing the button agrees to, where the server has a privacy page (rule 31). A sentence and no box: chapter 5's form stays
 * as it is. Without an edition nothing is agreed to, and the account is told of the page later.
 */
export function PrivacyConsent({ edition }: { edition: number | undefined }) {
  if (edition === undefined) return null
  return (
    <p className="max-w-prosa text-ink-2">
      Dengan menekan tombol Daftar, Anda menyetujui{' '}
      <RouteLink
        to="privasi"
        target="_blank"
        className="font-semibold text-brand underline underline-offset-2"
      >
        halaman privasi versi {edition} (tab baru)
      </RouteLink>
      : data apa yang disimpan, untuk apa, dan apa hak Anda.
    </p>
  )
}
