import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { KodeForm } from './kode-form'

/** Where whoever has a paper and no QR reader types its code. */
export default function SertifikatScreen() {
  return (
    <Card className="mx-auto max-w-lg">
      <meta name="robots" content="noindex" />
      <PageHeading text="Masukkan kode yang tercetak pada sertifikat. Tidak perlu masuk ke akun.">
        Periksa Sertifikat
      </PageHeading>
      <KodeForm />
    </Card>
  )
}
