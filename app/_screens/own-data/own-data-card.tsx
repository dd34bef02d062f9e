import { EraseAccount } from '@/app/_screens/own-data/erase-account'
import { ExportData } from '@/app/_screens/own-data/export-data'
import { PrivacyLink } from '@/app/_screens/privacy-link'
import { QueryState } from '@/app/_screens/query-state'
import { Card } from '@/components/ui/card'
import { useQuery } from '@/lib/api/use-query'
import { momentHere } from '@/lib/browser/moment-here'
import { api } from '@/lib/contract'
import type { OwnPrivacy } from '@/lib/entities/privacy'

/** What was agreed to, a copy of the own data, and the end of the account. */
export function OwnDataCard() {
  const query = useQuery(api.ownData.privacy, {}, { quiet: true })
  return (
    <Card as="section" aria-labelledby="data-anda">
      <h2 id="data-anda" className="mb-2 font-bold text-xl">
        Data Anda
      </h2>
      <QueryState query={query} title="Data Anda tidak dapat dimuat">
        {(own) => (
          <>
            <p className="text-ink-2 text-sm">
              {agreementText(own)} <PrivacyLink>Baca halaman privasi</PrivacyLink>
            </p>
            <div className="mt-5 divide-y divide-line border-line border-t">
              <ExportData asksForCode={own.asksForCode} />
              <EraseAccount asksForCode={own.asksForCode} />
            </div>
          </>
        )}
      </QueryState>
    </Card>
  )
}

function agreementText({ agreed, edition }: OwnPrivacy): string {
  if (!agreed) return 'Untuk akun ini tidak tercatat persetujuan atas halaman privasi.'
  const since = `Anda menyetujui halaman privasi versi ${agreed.edition} pada ${momentHere(agreed.at)}.`
  return agreed.edition === edition ? since : `${since} Yang berlaku kini versi ${edition}.`
}
