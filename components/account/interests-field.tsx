import { useField } from 'formik'
import { Choice } from '@/components/form/parts/choice'
import { GroupFrame } from '@/components/form/parts/field-frame'
import { useFormField } from '@/components/form/parts/form-context'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Asked } from '@/components/ui/stale-note'
import type { Interest } from '@/lib/entities/user'

type InterestsFieldProps = {
  /** The topics to choose from. */
  categories: Asked & { data: Interest[] | undefined }
  /** Whether the free text may stay empty when 'Lainnya' is ticked (§5). */
  isOtherOptional?: boolean
}

const PLACES = ['a', 'b', 'c', 'd']

/**
 * Topics of interest: a box per category, and 'Lainnya' which opens the free text (§5). Holds the
 * fields `coachingYangDiminati`, `lainnya` and `coachingLainnya`.
 */
export function InterestsField(props: InterestsFieldProps) {
  const { isOtherOptional = false } = props
  const { data: categories, error, refetch } = props.categories
  const hasFailed = error !== undefined
  const { value, setValue, frame } = useFormField<Interest[]>('coachingYangDiminati')
  const [{ value: hasOther }, , other] = useField<boolean>('lainnya')

  // a chosen category that the list no longer has stays chosen and visible
  const gone = value.filter(({ id }) => !categories?.some((one) => one.id === id))
  const choices = categories ? [...categories, ...gone] : hasFailed ? value : undefined

  function toggle(category: Interest, isChosen: boolean) {
    const rest = value.filter(({ id }) => id !== category.id)
    const { id, name } = category
    setValue(isChosen ? [...rest, { id, name }] : rest)
  }

  return (
    <div className="space-y-5">
      <GroupFrame {...frame} label="Coaching yang diminati" optional>
        <div className="grid grid-cols-pair gap-2">
          {choices?.map((category, position) => (
            <Choice
              key={category.id}
              id={position === 0 ? frame.id : undefined}
              type="checkbox"
              label={category.name}
              checked={value.some(({ id }) => id === category.id)}
              onChange={(event) => toggle(category, event.target.checked)}
            />
          ))}
          {!choices &&
            !hasFailed &&
            PLACES.map((place) => <Skeleton key={place} className="h-ctl w-full" />)}
          <Choice
            type="checkbox"
            label="Lainnya"
            checked={hasOther}
            onChange={(event) => void other.setValue(event.target.checked)}
          />
        </div>
        {hasFailed && (
          <p role="status" className="mt-2 text-ink-2 text-sm">
            Daftar topik tidak dapat dimuat.{' '}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              Muat ulang topik
            </Button>
          </p>
        )}
      </GroupFrame>
      <TextField
        name="coachingLainnya"
        label="Coaching lainnya"
        multiline
        rows={3}
        optional={isOtherOptional || !hasOther}
        disabled={!hasOther}
        hint="Tulis topik lain yang Anda minati setelah mencentang 'Lainnya'."
      />
    </div>
  )
}
