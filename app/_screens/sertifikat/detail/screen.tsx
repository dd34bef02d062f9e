import { CheckPage } from '@/app/_screens/sertifikat/check-page'
import { KodeForm } from '@/app/_screens/sertifikat/kode-form'
import { DefinitionList } from '@/components/ui/definition-list'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { errorText, hasStatus } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { readKode, showKode } from '@/lib/domain/certificates/kode'
import type { CheckedCertificate } from '@/lib/entities/issuing'
import { useParams } from '@/lib/router/use-route'
import { FileCheck } from './file-check'

const STATES = {
  valid: { tone: 'success', title: 'Sertifikat ini berlaku' },
  replaced: { tone: 'warning', title: 'Sertifikat ini sudah diganti' },
  withdrawn: { tone: 'danger', title: 'Sertifikat ini dicabut' },
} as const

const EXPLAINED = {
  valid: 'Diterbitkan oleh portal ini dengan isi sebagai berikut.',
  replaced: 'Pernah diterbitkan oleh portal ini, tetapi tidak berlaku lagi.',
  withdrawn: 'Pernah diterbitkan oleh portal ini, tetapi tidak berlaku lagi.',
} as const

function Verdict({ state, reason }: CheckedCertificate) {
  return (
    <Notice tone={STATES[state].tone} title={STATES[state].title}>
      <p>{EXPLAINED[state]}</p>
      {reason && <p>Alasan: {reason}</p>}
    </Notice>
  )
}

function Found({ certificate, kode }: { certificate: CheckedCertificate; kode: string }) {
  return (
    <>
      <DefinitionList
        items={[
          { label: 'Nama', value: certificate.name },
          { label: 'Topik', value: certificate.topic },
          { label: 'Tanggal coaching', value: certificate.date },
          { label: 'Jam pelajaran', value: certificate.hours },
          { label: 'Nomor', value: certificate.number },
          { label: 'Versi', value: certificate.version },
          { label: 'Kode', value: showKode(readKode(kode)) },
        ]}
      />
      <FileCheck sha256={certificate.sha256} />
    </>
  )
}

/** What the portal says of a certificate to whoever scans or types its code. */
export default function SertifikatDetailScreen() {
  const { kode } = useParams('sertifikat/detail')
  const { data, error, isFetching, refetch } = useQuery(
    ...[api.certificateCheck.find, { params: { kode } }, { quiet: true }],
  )
  const isWrong = hasStatus(error, 404)
  return (
    <CheckPage>
      <div role="status" className="empty:sr-only">
        {data && <Verdict {...data} />}
        {isWrong && (
          <Notice tone="danger" title="Sertifikat tidak ditemukan">
            {errorText(error)}
          </Notice>
        )}
      </div>
      {data && <Found certificate={data} kode={kode} />}
      {error !== undefined && !isWrong && (
        <ErrorState
          title="Sertifikat belum dapat diperiksa"
          text={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && <Skeleton className="h-72 w-full" />}
      {isWrong && <KodeForm />}
    </CheckPage>
  )
}
