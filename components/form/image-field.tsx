'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/lib/browser/use-object-url'
import { GroupFrame } from './parts/field-frame'
import { FileInput } from './parts/file-input'
import { type FieldProps, useFormField } from './parts/form-context'
import { ImagePreview, type ImageShape } from './parts/image-preview'
import { Sending } from './parts/sending'
import { useFocusReturn } from './parts/use-focus-return'
import { type ImageValue, useImageChoice } from './parts/use-image-choice'
import { type Upload, useUpload } from './parts/use-upload'

export type { ImageValue }

const STILL_SENDING = 'Tunggu sampai gambar selesai diunggah'

export type ImageFieldProps = FieldProps & {
  /** Longer side in pixels after resizing (decision 38). */
  maxPixels?: number
  shape?: ImageShape
  /** Address of a stored path; a path that is an address already needs none. */
  addressOf?: (path: string) => string
  /** Sends the picture at once and gives its stored path, which becomes the value. */
  upload?: Upload<string>
}

/** A picture with preview: 'Unggah' chooses, 'Hapus' clears it and its message. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, hint, optional, shape = 'wide', upload } = props
  const { addressOf = (path: string) => path } = props
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const sending = useUpload(upload)
  const { percent, failure } = sending
  const field = useFormField<ImageValue>(name, hint, {
    problem: problem ?? failure?.message,
    pending: percent === null && !isReading ? null : STILL_SENDING,
  })
  const { id, value, setValue, frame, control } = field
  const picker = useImageChoice({
    maxPixels: props.maxPixels,
    sending,
    setProblem,
    setReading,
    keep: setValue,
  })

  const focus = useFocusReturn(input, percent !== null)
  const chosen = value instanceof File ? value : picker.chosenFor(value)
  const local = useObjectUrl(chosen)
  const address = local ?? (typeof value === 'string' && value ? addressOf(value) : null)

  const isReady = chosen !== null && percent === null && !isReading

  function remove() {
    picker.clear()
    input.current?.focus()
  }

  return (
    <GroupFrame {...frame} label={label} optional={optional}>
      <ImagePreview
        address={address}
        alt={label}
        shape={shape}
        invalid={Boolean(frame.error)}
        reading={isReading && percent === null}
      />
      <ChoiceTold {...{ label, isReady }} refusal={problem ?? failure?.message} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <FileInput
          ref={input}
          id={id}
          name={name}
          accept="image/*"
          icon={<ImageUp />}
          label={<NamedAction action="Unggah" label={label} />}
          busy={isReading || percent !== null}
          invalid={Boolean(frame.error)}
          describedBy={control['aria-describedby']}
          onFile={picker.choose}
        />
        {failure && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              input.current?.focus()
              void picker.send(failure.file)
            }}
          >
            Coba lagi
          </Button>
        )}
        <div className="grow empty:hidden" {...focus}>
          {percent !== null && (
            <Sending label={label} percent={percent} onCancel={picker.cancel} />
          )}
        </div>
        {(address || frame.error) && percent === null && (
          <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={remove}>
            <NamedAction action="Hapus" label={label} />
          </Button>
        )}
      </div>
    </GroupFrame>
  )
}

/** What became of the choice, for readers: the focus stays at the field. */
function ChoiceTold(props: { label: string; isReady: boolean; refusal?: string }) {
  const words = props.refusal ?? (props.isReady && 'gambar siap.')
  return (
    <p role="status" className="sr-only">
      {words && `${props.label}: ${words}`}
    </p>
  )
}

function NamedAction({ action, label }: { action: string; label: string }) {
  return (
    <span>
      {action}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
