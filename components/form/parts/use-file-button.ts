import { useState } from 'react'
import type { FileButtonProps } from '@/components/form/file-button'
import { RefusedFile, useUpload } from './use-upload'

type Rules<Result> = Pick<
  FileButtonProps<Result>,
  'upload' | 'check' | 'review' | 'onUploaded'
>

/** The conversation of an upload button: check, review, send, tell. */
export function useFileButton<Result>({
  upload,
  check,
  review,
  onUploaded,
}: Rules<Result>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const { percent, failure, start, cancel, forget } = useUpload(upload)

  async function isAgreed(file: File) {
    if (!review) return true
    setReviewing(true)
    try {
      return await review(file)
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      setRefusal(error.message)
      return false
    } finally {
      setReviewing(false)
    }
  }

  async function send(file: File) {
    const refused = check?.(file) ?? null
    setRefusal(refused)
    if (refused) return
    forget()
    if (!(await isAgreed(file))) return
    const result = await start(file)
    if (result !== null) onUploaded?.(result, file)
  }

  const isBusy = isReviewing || percent !== null
  return { percent, failure, refusal, isBusy, send, cancel, forget }
}
