'use client'

import { FileCheck, FileUp } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from './parts/field-frame'
import { FileInput } from './parts/file-input'
import { Sending } from './parts/sending'
import { type FileButtonRules, useFileButton } from './parts/use-file-button'
import { useFocusReturn } from './parts/use-focus-return'

/** For an owner that hands files to several buttons at once. */
export type FileButtonHandle = {
  send: (file: File) => void
  /** Nothing is on the way and no failed file waits for 'Coba lagi'. */
  isFree: () => boolean
}

export type UploadState = 'sending' | 'failed' | null

type FileButtonProps<Result> = FileButtonRules<Result> & {
  /** What is uploaded, for its accessible name: 'Unggah sertifikat Siti Rahma'. */
  label: string
  /** Words on the button when they are shorter than the name. */
  text?: string
  accept?: string
  /** For a form, which is not sent meanwhile; a failed file can then be given up. */
  onState?: (state: UploadState) => void
  /** Name of the file that is there already. */
  fileName?: ReactNode
  variant?: 'primary' | 'secondary'
  /** A message of the owner, such as a field's error. */
  error?: string
  ref?: Ref<FileButtonHandle>
}

/** Chooses one file and sends it at once, or once it was reviewed. The focus stays on it. */
export function FileButton<Result>(props: FileButtonProps<Result>) {
  const { label, text, accept, fileName, variant, onState } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { percent, failure, refusal, isBusy, ...file } = useFileButton(props)
  const error = refusal ?? failure?.message ?? props.error
  const sending = percent !== null
  const focus = useFocusReturn(input, sending)
  const state = sending ? 'sending' : failure && 'failed'
  useEffect(() => onState?.(state), [state, onState])
  useImperativeHandle(props.ref, () => ({
    send: (chosen) => void file.send(chosen),
    isFree: () => !isBusy && failure === null,
  }))

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <FileInput
          ref={input}
          label={<ButtonText label={label} text={text} />}
          icon={<FileUp />}
          accept={accept}
          variant={variant}
          busy={isBusy}
          invalid={Boolean(error) && !isBusy}
          describedBy={error ? id : undefined}
          onFile={file.send}
        />
        <div className="min-w-0 grow empty:hidden" {...focus}>
          {sending && <Sending label={label} percent={percent} onCancel={file.cancel} />}
        </div>
        {failure && !isBusy && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              input.current?.focus()
              void file.send(failure.file)
            }}
          >
            Coba lagi
          </Button>
        )}
        {failure && !isBusy && onState && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              input.current?.focus()
              file.forget()
            }}
          >
            Batal
          </Button>
        )}
        {fileName && !sending && (
          <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-2 text-sm">
            <FileCheck aria-hidden="true" className="size-4 shrink-0 text-brand" />
            <span className="min-w-0">{fileName}</span>
          </span>
        )}
      </div>
      <div role="alert">{error && !isBusy && <FieldError id={id}>{error}</FieldError>}</div>
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
