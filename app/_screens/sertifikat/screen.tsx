import { CheckPage } from './check-page'
import { KodeForm } from './kode-form'

/** Where whoever has a paper and no QR reader types its code. */
export default function SertifikatScreen() {
  return (
    <CheckPage text="Masukkan kode yang tercetak pada sertifikat. Tidak perlu login.">
      <KodeForm />
    </CheckPage>
  )
}
