import { type FormikContextType, useFormikContext } from 'formik'
import { Eraser } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { fillSlots } from '@/app/_screens/admin/coaching/coaching-form/fill-slots'
import {
  type CoachingFormValues,
  EMPTY_MATERI,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { sendMateri } from '@/app/_screens/admin/coaching/coaching-form/send-files'
import {
  FileButton,
  type FileButtonHandle,
  type UploadState,
} from '@/components/form/file-button'
import { FileDrop } from '@/components/form/file-drop'
import { FieldError } from '@/components/form/parts/field-frame'
import { useFormField } from '@/components/form/parts/form-context'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { downloadName } from '@/lib/domain/text/download-name'
import { assetUrl } from '@/lib/env'
import { MAX_MATERI } from '@/lib/validation/coaching'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'

const NOT_STORED = {
  sending: 'Tunggu sampai file materi selesai diunggah',
  failed: 'File materi belum terunggah: coba lagi, atau batalkan',
}

const baseName = (fileName: string) => fileName.replace(/\.[^.]+$/, '')

/** A name that was typed stays; an empty one becomes the file's. */
function suggestName(
  { setFieldValue }: FormikContextType<CoachingFormValues>,
  name: string,
  fileName: string,
) {
  void setFieldValue(name, (typed: string) => typed || baseName(fileName))
}

/** Name and file of one material, with its own progress. */
function MateriSlot({ slot, button }: { slot: number; button: Ref<FileButtonHandle> }) {
  const name = `materi.${slot}`
  const title = `Materi ${slot + 1}`
  const form = useFormikContext<CoachingFormValues>()
  const [state, setState] = useState<UploadState>(null)
  const file = useFormField<string>(`${name}.fileUrl`, undefined, {
    pending: state && NOT_STORED[state],
  })

  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-card p-4">
      <legend className="float-left mb-3 w-full font-bold">{title}</legend>
      <div className="clear-both grid gap-4 md:grid-cols-[minmax(0,20rem)_1fr_auto] md:items-start">
        <TextField name={`${name}.name`} label="Nama Materi" autoComplete="off" />
        <div id={file.id} tabIndex={-1} className="min-w-0 md:pt-8">
          <FileButton
            ref={button}
            label={`Unggah file ${title}`}
            text="Unggah"
            accept={FILE_ACCEPT.document}
            check={(chosen) => fileError('document', chosen)}
            upload={sendMateri}
            onState={setState}
            error={file.frame.error}
            fileName={
              file.value && (
                <a
                  href={assetUrl(file.value)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-brand underline underline-offset-2"
                >
                  {downloadName(form.values.materi[slot]?.name ?? '', file.value)}
                </a>
              )
            }
            onUploaded={(stored) => {
              file.setValue(stored.filePath)
              suggestName(form, `${name}.name`, stored.fileName)
            }}
          />
        </div>
        <div className="md:pt-8">
          <Button
            variant="ghost"
            size="sm"
            icon={<Eraser />}
            onClick={() => void form.setFieldValue(name, EMPTY_MATERI)}
          >
            Kosongkan<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

const SLOTS = Array.from({ length: MAX_MATERI }, (_, slot) => slot)

/** Takes several files at once for the slots that are free. */
function useSeveralFiles() {
  const { values } = useFormikContext<CoachingFormValues>()
  const buttons = useRef(new Map<number, FileButtonHandle>())
  const [refusal, setRefusal] = useState<string | null>(null)

  const isEmpty = (slot: number) => {
    const { name = '', fileUrl = '' } = values.materi[slot] ?? {}
    return name.trim() === '' && fileUrl === ''
  }

  function take(files: readonly File[]) {
    const free = SLOTS.filter(
      (slot) => isEmpty(slot) && buttons.current.get(slot)?.isFree(),
    )
    const plan = fillSlots(files, free)
    setRefusal(plan.refusal)
    for (const { slot, file } of plan.pairs) buttons.current.get(slot)?.send(file)
  }

  const register = (slot: number) => (handle: FileButtonHandle | null) => {
    if (handle) buttons.current.set(slot, handle)
    else buttons.current.delete(slot)
  }
  return { take, register, refusal }
}

/** Seven material slots (§2), filled one by one or several at once. */
export function MateriTab({ isLocked }: { isLocked: boolean }) {
  const { take, register, refusal } = useSeveralFiles()
  return (
    <>
      {!isLocked && (
        <div className="mb-4">
          <p className="mb-4 max-w-prosa text-ink-2">
            PDF, Word, Excel, PowerPoint, JPG, atau PNG. Materi tersimpan setelah nama dan
            filenya ada.
          </p>
          <FileDrop
            label="Pilih beberapa materi"
            hint="Atau letakkan beberapa file sekaligus di sini; slot yang kosong terisi berurutan."
            accept={FILE_ACCEPT.document}
            onFiles={take}
          />
          <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
        </div>
      )}
      <div className="grid gap-4">
        {SLOTS.map((slot) => (
          <MateriSlot key={slot} slot={slot} button={register(slot)} />
        ))}
      </div>
    </>
  )
}
