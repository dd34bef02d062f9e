import { getIn, useFormikContext } from 'formik'
import { Eraser } from 'lucide-react'
import {
  type CoachingFormValues,
  emptyPerson,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { sendPicture } from '@/app/_screens/admin/send-picture'
import { ImageField } from '@/components/form/image-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { loadOnPress } from '@/lib/api/load-on-press'
import { assetUrl } from '@/lib/env'
import { openDialog } from '@/lib/feedback/dialog'
import { COACH_TYPES, MODERATOR_TYPE } from '@/lib/validation/coaching'

/** A block may stay empty, as is said above all four. */
const text = { autoComplete: 'off', required: false }

/** One person's picture, name, position and institution; `name` is the place in the form's values. */
function PersonBlock({ name, type }: { name: string; type: string }) {
  const { values, setFieldValue } = useFormikContext<CoachingFormValues>()
  const isStored = Boolean(getIn(values, name).id)
  async function choose() {
    const part = await loadOnPress(() => import('./earlier-people-dialog'))
    const person = part && (await openDialog(part.EarlierPeopleDialog, {}))
    if (person) await setFieldValue(name, { ...emptyPerson(type), ...person })
  }
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-card p-4 md:p-5">
      <legend className="float-left mb-3 w-full font-bold">{type}</legend>
      <div className="clear-both flex flex-wrap gap-x-5 gap-y-4">
        <div className="w-40 max-w-full shrink-0">
          <ImageField
            name={`${name}.image`}
            label={`Gambar ${type}`}
            optional
            shape="square"
            addressOf={assetUrl}
            upload={sendPicture}
          />
        </div>
        <div className="grid min-w-0 flex-1 basis-52 grid-cols-1 content-start gap-4">
          <TextField {...text} name={`${name}.name`} label="Nama" required={isStored} />
          <TextField {...text} name={`${name}.jabatan`} label="Jabatan" />
          <TextField {...text} name={`${name}.instansi`} label="Instansi" />
          <div className="flex max-w-full flex-wrap justify-end gap-2 justify-self-end [&_button>span]:flex-wrap">
            <Button variant="ghost" size="sm" onClick={() => void choose()}>
              Pilih dari daftar<span className="sr-only"> untuk {type}</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={<Eraser />}
              onClick={() => void setFieldValue(name, emptyPerson(type))}
            >
              Kosongkan<span className="sr-only"> {type}</span>
            </Button>
          </div>
        </div>
      </div>
    </fieldset>
  )
}

/** Three coaches and the moderator (§2). */
export function CoachTab({ isLocked }: { isLocked: boolean }) {
  return (
    <>
      {!isLocked && (
        <p className="mb-4 max-w-prosa text-ink-2">
          Coach dan moderator tersimpan setelah Nama, Jabatan, dan Instansi terisi. Bagian
          yang tidak dipakai boleh kosong.
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-5">
        {COACH_TYPES.map((type, slot) => (
          <PersonBlock key={type} name={`coaches.${slot}`} type={type} />
        ))}
        <PersonBlock name="moderator" type={MODERATOR_TYPE} />
      </div>
    </>
  )
}
