'use client'

import { FileCheck, FileUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Spinner } from '@/components/ui/spinner'
import { FieldError } from './parts/field-frame'
import { FileInput } from './parts/file-input'
import { type Upload, useUpload } from './parts/use-upload'

export type FileButtonProps<Result> = {
  /** What is uploaded, for its accessible name: 'Unggah sertifikat Siti Rahma'. */
  label: string
  /** Words on the button when they are shorter than the name. */
  text?: string
  accept?: string
  /** Sends the file; the button shows its percent, its failure and 'Coba lagi'. */
  upload: Upload<Result>
  /** Refuses a file before anything is sent. */
  check?: (file: File) => string | null | undefined
  onUploaded?: (result: Result, file: File) => void
  /** Name of the file that is there already. */
  fileName?: ReactNode
  disabledReason?: string | null
  variant?: 'primary' | 'secondary'
  /** A message of the owner, such as a field's error. */
  error?: string
}

/** Chooses one file and sends it at once. */
export function FileButton<Result>(props: FileButtonProps<Result>) {
  const { label, text, accept, check, fileName, disabledReason, variant, onUploaded } =
    props
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { percent, failure, start, cancel } = useUpload(props.upload)
  const error = refusal ?? failure?.message ?? props.error
  const sending = percent !== null

  async function send(file: File) {
    const refused = check?.(file) ?? null
    setRefusal(refused)
    if (refused) return
    const result = await start(file)
    if (result !== null) onUploaded?.(result, file)
  }

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        {!sending && (
          <FileInput
            label={<ButtonText label={label} text={text} />}
            icon={<FileUp />}
            accept={accept}
            variant={variant}
            disabled={Boolean(disabledReason)}
            invalid={Boolean(error)}
            describedBy={error || disabledReason ? id : undefined}
            onFile={send}
          />
        )}
        {sending && <Sending label={label} percent={percent} onCancel={cancel} />}
        {failure && !sending && (
          <Button size="sm" variant="ghost" onClick={() => send(failure.file)}>
            Coba lagi
          </Button>
        )}
        {fileName && !sending && (
          <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-2 text-sm">
            <FileCheck aria-hidden="true" className="size-4 shrink-0 text-brand" />
            <span className="min-w-0 break-all">{fileName}</span>
          </span>
        )}
      </div>
      <div role="alert">
        {error && !sending && <FieldError id={id}>{error}</FieldError>}
      </div>
      {!error && disabledReason && (
        <p id={id} className="mt-1 text-ink-2 text-xs">
          {disabledReason}
        </p>
      )}
    </div>
  )
}

function ButtonText({ label, text }: { label: string; text?: string }) {
  if (!text) return label
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

/** 'Upload buttons show a spinner while uploading' (§2), with the percent and a way to stop it. */
export function Sending({
  label,
  percent,
  onCancel,
}: {
  label: string
  percent: number
  onCancel: () => void
}) {
  return (
    <div className="flex min-h-ctl-sm w-full max-w-80 items-center gap-3">
      <Spinner />
      <div className="flex-1">
        <ProgressBar value={percent} label={label} text={`${percent}%`} />
      </div>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  )
}
