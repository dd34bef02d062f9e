import { useState } from 'react'
import { saveBlob } from '@/lib/browser/save-blob'
import { logFailure } from '@/lib/feedback/log'
import { certificateName, loadCertificate } from './certificate-file'

/** 'Unduh': saves the certificate, byte for byte, under its own name. */
export function useSaveCertificate(id: string, fileName: string | null) {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      const { blob, address } = await loadCertificate(id)
      if (blob) saveBlob(blob, certificateName(blob, fileName))
      else window.open(address, '_blank', 'noopener')
    } catch (error) {
      // §8 'Certificate fetch failure: Only logged.'
      logFailure('The certificate could not be fetched', error)
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving }
}
