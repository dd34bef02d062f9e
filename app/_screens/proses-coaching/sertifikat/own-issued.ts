import { useFeature } from '@/lib/api/use-feature'
import type { CertificateCheck } from '@/lib/entities/certificate'
import { href } from '@/lib/router/href'

export type OwnIssued = NonNullable<CertificateCheck['issued']>

/** What the portal has made; nothing of it for what was uploaded, nor with a server that cannot check it. */
export function useOwnIssued(check: CertificateCheck | undefined): OwnIssued | null {
  const canCheck = useFeature('certificate-check')
  return (canCheck && check?.issued) || null
}

/** Where anybody can check it, as it is handed on. */
export const checkAddress = ({ kode }: OwnIssued): string =>
  new URL(href('sertifikat/detail', { kode }), window.location.href).href
