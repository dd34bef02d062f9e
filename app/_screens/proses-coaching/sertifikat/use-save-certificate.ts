import { useState } from 'react'
import { saveBlob } from '@/lib/browser/save-blob'
import { logFailure } from '@/lib/feedback/log'
import { type Certificate, certificateName, loadCertificate } from './certificate-file'

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'sertifikat.pdf')] }) ?? false

function keep({ blob, address }: Certificate, fileName: string | null) {
  if (blob) saveBlob(blob, certificateName(blob, fileName))
  else window.open(address, '_blank', 'noopener')
}

function shareFile({ blob, address }: Certificate, fileName: string | null, text: string) {
  if (!blob) return navigator.share({ text, url: address })
  const file = new File([blob], certificateName(blob, fileName), { type: blob.type })
  return navigator.share({ text, files: [file] })
}

/** 'Unduh' and 'Bagikan ke WhatsApp': the certificate, byte for byte, under its own name. */
export function useSaveCertificate(id: string, fileName: string | null) {
  const [running, setRunning] = useState<'save' | 'share' | null>(null)

  async function run(what: 'save' | 'share', use: () => void | Promise<void>) {
    setRunning(what)
    try {
      await use()
    } catch (error) {
      // §8 'Certificate fetch failure: Only logged.'; closing the sheet is no failure
      if (!isAborted(error)) logFailure('The certificate could not be fetched', error)
    } finally {
      setRunning(null)
    }
  }

  return {
    save: () => run('save', async () => keep(await loadCertificate(id), fileName)),
    /** By the device's own sheet: the file where it takes files, else the words alone. */
    share: (text: string) =>
      run('share', async () =>
        canShareFiles()
          ? shareFile(await loadCertificate(id), fileName, text)
          : navigator.share({ text }),
      ),
    isSaving: running === 'save',
    isSharing: running === 'share',
  }
}
