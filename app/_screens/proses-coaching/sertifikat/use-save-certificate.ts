import { useState } from 'react'
import { saveBlob } from '@/lib/browser/save-blob'
import { logFailure } from '@/lib/feedback/log'
import { type Certificate, certificateName, loadCertificate } from './certificate-file'

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Whether this device can hand files to other applications by its own sheet. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'sertifikat.pdf')] }) ?? false

function keep({ blob, address }: Certificate, fileName: string | null) {
  if (blob) saveBlob(blob, certificateName(blob, fileName))
  else window.open(address, '_blank', 'noopener')
}

function share({ blob, address }: Certificate, fileName: string | null): Promise<void> {
  if (!blob) return navigator.share({ url: address })
  const file = new File([blob], certificateName(blob, fileName), { type: blob.type })
  return navigator.share({ files: [file] })
}

/** 'Unduh' and 'Bagikan': the certificate, byte for byte, under its own name. */
export function useSaveCertificate(id: string, fileName: string | null) {
  const [running, setRunning] = useState<'save' | 'share' | null>(null)

  async function fetchFor(
    what: 'save' | 'share',
    use: (certificate: Certificate, fileName: string | null) => void | Promise<void>,
  ) {
    setRunning(what)
    try {
      await use(await loadCertificate(id), fileName)
    } catch (error) {
      // §8 'Certificate fetch failure: Only logged.'; closing the sheet is no failure
      if (!isAborted(error)) logFailure('The certificate could not be fetched', error)
    } finally {
      setRunning(null)
    }
  }

  return {
    save: () => fetchFor('save', keep),
    share: () => fetchFor('share', share),
    isSaving: running === 'save',
    isSharing: running === 'share',
  }
}
