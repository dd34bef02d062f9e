import { useState } from 'react'
import { heldFile } from '@/lib/browser/held-file'
import { FILE_GONE } from '@/lib/copy'
import { RefusedFile, type Upload, useUpload } from './use-upload'

/** What happens to a file that was chosen. */
export type FileButtonRules<Result> = {
  /** Sends the file; the button shows its percent, its failure and 'Coba lagi'. */
  upload: Upload<Result>
  /** Refuses a file before anything is sent. */
  check?: (file: File) => string | null | undefined
  /** Shows the file before it is sent; false, or a RefusedFile with its reason, where it shall not be. */
  review?: (file: File) => Promise<boolean>
  onUploaded?: (result: Result, file: File) => void
}

/** The conversation of an upload button: check, review, send, tell. */
export function useFileButton<Result>({
  upload,
  check,
  review,
  onUploaded,
}: FileButtonRules<Result>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const { percent, failure, start, cancel, forget } = useUpload(upload)
  const isBusy = isReviewing || percent !== null

  /** The file as it is to be sent; null where it shall not be. */
  async function agree(chosen: File) {
    setReviewing(true)
    try {
      const file = await heldFile(chosen)
      if (!file) throw new RefusedFile(FILE_GONE)
      return !review || (await review(file)) ? file : null
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      setRefusal(error.message)
      return null
    } finally {
      setReviewing(false)
    }
  }

  /** One file at a time: another press of an owner's button, as the second of two quick ones, sends nothing. */
  async function send(chosen: File) {
    if (isBusy) return
    const refused = check?.(chosen) ?? null
    setRefusal(refused)
    if (refused) return
    forget()
    const file = await agree(chosen)
    if (!file) return
    const result = await start(file)
    if (result !== undefined) onUploaded?.(result, file)
  }

  return { percent, failure, refusal, isBusy, send, cancel, forget }
}
