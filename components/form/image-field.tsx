'use client'

import { ImagePlus, ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { resizeImage } from '@/lib/browser/resize-image'
import { useObjectUrl } from '@/lib/browser/use-object-url'
import { Sending } from './file-button'
import { GroupFrame } from './parts/field-frame'
import { FileInput } from './parts/file-input'
import { type FieldProps, useFormField } from './parts/form-context'
import { type Upload, useUpload } from './parts/use-upload'

/** §5 File uploads */
const NOT_AN_IMAGE = 'File harus berupa gambar (jpg, jpeg, png)'
const STILL_SENDING = 'Tunggu sampai gambar selesai diunggah'
const MAX_PIXELS = 300

const SHAPES = {
  square: 'aspect-square w-40',
  wide: 'aspect-video w-full max-w-md',
  flyer: 'aspect-[4/3] w-full max-w-sm',
}

/** A file chosen now, the stored path of a picture, or none. */
export type ImageValue = File | string | null

export type ImageFieldProps = FieldProps & {
  /** Longer side in pixels after resizing (decision 38). */
  maxPixels?: number
  shape?: keyof typeof SHAPES
  /** Address of a stored path; a path that is an address already needs none. */
  addressOf?: (path: string) => string
  /** Sends the picture at once and gives its stored path, which becomes the value. */
  upload?: Upload<string>
  onChange?: (value: ImageValue) => void
  /** What the picture shows, when the label does not say it. */
  alt?: string
}

type Choosing = {
  props: ImageFieldProps
  sending: ReturnType<typeof useUpload<string>>
  setProblem: (message: string | null) => void
  setValue: (value: ImageValue) => void
}

/** The conversation of the picker: check, resize, send, keep. */
function useImageChoice({ props, sending, setProblem, setValue }: Choosing) {
  const { maxPixels = MAX_PIXELS, upload, onChange } = props
  const [reading, setReading] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)

  function keep(value: ImageValue) {
    setValue(value)
    onChange?.(value)
  }

  function clear(message: string | null = null) {
    sending.cancel()
    sending.forget()
    setChosen(null)
    setProblem(message)
    keep(null)
  }

  async function send(picture: File) {
    setChosen(picture)
    if (!upload) return keep(picture)
    const path = await sending.start(picture)
    if (path !== null) keep(path)
  }

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return clear(NOT_AN_IMAGE)
    setProblem(null)
    setReading(true)
    try {
      await send(await resizeImage(file, { maxPixels }))
    } catch {
      clear(NOT_AN_IMAGE)
    } finally {
      setReading(false)
    }
  }

  return { reading, chosen, choose, clear, send }
}

/** A picture with preview: 'Unggah' chooses, 'Hapus' clears it and its message. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, hint, optional, disabled, shape = 'wide', upload } = props
  const { addressOf = (path: string) => path } = props
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useUpload(upload)
  const { percent, failure } = sending
  const field = useFormField<ImageValue>(name, hint, {
    problem: problem ?? failure?.message,
    pending: percent === null ? null : STILL_SENDING,
  })
  const { id, value, setValue, frame, control } = field
  const picker = useImageChoice({ props, sending, setProblem, setValue })

  const local = useObjectUrl(picker.chosen ?? (value instanceof File ? value : null))
  const address = local ?? (typeof value === 'string' && value ? addressOf(value) : null)

  function remove() {
    picker.clear()
    input.current?.focus()
  }

  return (
    <GroupFrame {...frame} label={label} optional={optional}>
      <Preview
        address={address}
        alt={props.alt ?? label}
        shape={shape}
        invalid={Boolean(frame.error)}
        reading={picker.reading && percent === null}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <FileInput
          ref={input}
          id={id}
          name={name}
          accept="image/*"
          icon={<ImageUp />}
          label={<NamedAction action="Unggah" label={label} />}
          disabled={disabled || picker.reading}
          invalid={Boolean(frame.error)}
          describedBy={control['aria-describedby']}
          onFile={picker.choose}
        />
        {failure && (
          <Button size="sm" variant="ghost" onClick={() => picker.send(failure.file)}>
            Coba lagi
          </Button>
        )}
        {percent !== null && (
          <Sending label={label} percent={percent} onCancel={sending.cancel} />
        )}
        {(address || frame.error) && percent === null && (
          <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={remove}>
            <NamedAction action="Hapus" label={label} />
          </Button>
        )}
      </div>
    </GroupFrame>
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

function Preview({
  address,
  alt,
  shape,
  invalid,
  reading,
}: {
  address: string | null
  alt: string
  shape: keyof typeof SHAPES
  invalid: boolean
  reading: boolean
}) {
  const edge = invalid ? 'border-2 border-danger-line' : 'border-line-input border-dashed'
  return (
    <div
      className={`relative grid place-items-center overflow-hidden rounded-lg border bg-sunken ${SHAPES[shape]} ${edge}`}
    >
      {address ? (
        <img src={address} alt={alt} className="size-full object-contain" />
      ) : (
        <ImagePlus aria-hidden="true" className="size-8 text-ink-3" />
      )}
      {reading && (
        <span className="absolute inset-0 grid place-items-center bg-card/80">
          <Spinner label="Menyiapkan gambar…" />
        </span>
      )}
    </div>
  )
}
