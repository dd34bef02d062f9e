import { useState } from 'react'
import { call } from '@/lib/api/call'
import { ConnectionError, isOutdated } from '@/lib/api/errors'
import { isAborted } from '@/lib/browser/is-aborted'
import { api } from '@/lib/contract'
import { confirm } from '@/lib/feedback/dialog'
import { logFailure } from '@/lib/feedback/log'
import { saveFile } from '@/lib/feedback/save-file'
import { useCancellable } from '@/lib/feedback/use-cancellable'
import {
  type Certificate,
  certificateName,
  isWhole,
  loadCertificate,
  markOf,
} from './certificate-file'
import type { OwnIssued } from './own-issued'

const CANCELLED = 'Dibatalkan. Tidak ada yang disimpan atau dibagikan.'

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'sertifikat.pdf')] }) ?? false

type Told = { fileName: string | null; issued?: OwnIssued | null | undefined }
type Loaded = Told & { certificate: Certificate }

function keep({ certificate: { blob, address }, fileName }: Loaded) {
  if (blob) saveFile(blob, certificateName(blob, fileName))
  else window.open(address, '_blank', 'noopener')
}

function shareFile({ certificate: { blob, address }, fileName }: Loaded, text: string) {
  if (!blob) return navigator.share({ text, url: address })
  const file = new File([blob], certificateName(blob, fileName), { type: blob.type })
  return navigator.share({ text, files: [file] })
}

/** The device opens its sheet only within seconds of a press: a file that took longer asks for another one. */
async function shareLoaded(loaded: Loaded, text: string) {
  try {
    await shareFile(loaded, text)
  } catch (error) {
    if (Object(error).name !== 'NotAllowedError') throw error
    const isWanted = await confirm({
      title: 'Sertifikat siap dibagikan',
      ...{ confirmLabel: 'Bagikan', cancelLabel: 'Batal' },
    })
    if (isWanted) await shareFile(loaded, text)
  }
}

/** What is shown of it: its name, which it is (`markOf`), and what the portal has made; and how to see what is so now. */
type Shown = Told & {
  mark: string | undefined
  askAgain: () => Promise<void>
}

/**
 * 'Unduh' and 'Bagikan ke WhatsApp': the certificate, byte for byte, under its own name. Where it was replaced or
 * withdrawn since the page was opened, the page is asked for anew.
 */
export function useSaveCertificate(id: string, shown: Shown) {
  const [running, setRunning] = useState<'save' | 'share' | null>(null)
  const fetching = useCancellable(CANCELLED)

  async function load(signal: AbortSignal) {
    const options = { quiet: true, signal }
    const [certificate, check] = await Promise.all([
      loadCertificate(id, signal),
      call(api.certificate.check, { params: { id } }, options).catch(() => null),
    ])
    if (!isWhole(certificate, check?.size)) throw new ConnectionError()
    if (check && markOf(check) !== shown.mark) void shown.askAgain()
    // what cannot be asked may be of another file by now
    const { fileName, issued } = check ?? { ...shown, issued: null }
    return { certificate, fileName, issued: shown.issued && issued }
  }

  async function run(what: 'save' | 'share', use: () => void | Promise<void>) {
    setRunning(what)
    try {
      await use()
    } catch (error) {
      // §8 'Certificate fetch failure: Only logged.'; closing the sheet is no failure
      if (!isAborted(error)) logFailure('The certificate could not be fetched', error)
      if (isOutdated(error)) await shown.askAgain()
    } finally {
      setRunning(null)
    }
  }

  return {
    save: () =>
      run('save', async () => {
        const loaded = await fetching.run(load)
        if (loaded) keep(loaded)
      }),
    /** By the device's own sheet: the file where it takes files, else the words alone; both of the same certificate. */
    share: (textOf: (issued: Told['issued']) => string) =>
      run('share', async () => {
        if (!canShareFiles()) return navigator.share({ text: textOf(shown.issued) })
        const loaded = await fetching.run(load)
        if (loaded) await shareLoaded(loaded, textOf(loaded.issued))
      }),
    isSaving: running === 'save',
    isSharing: running === 'share',
    isFetching: fetching.isRunning,
    cancel: fetching.cancel,
  }
}
