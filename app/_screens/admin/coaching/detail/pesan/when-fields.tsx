import { useFormikContext } from 'formik'
import { NumberField } from '@/components/form/number-field'
import { SelectField } from '@/components/form/select-field'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { ReminderKind } from '@/lib/entities/reminder-values'
import { clockChoices, type ReminderValues, timingOf } from './reminder-form'

const SIDES: Record<number, string> = {
  [-1]: 'hari sebelum meeting',
  1: 'hari setelah meeting',
}

/** When a message goes: minutes or days from the meeting, and the hour. */
export function WhenFields({ kind }: { kind: ReminderKind }) {
  const { values } = useFormikContext<ReminderValues>()
  const { anchor, side } = timingOf(kind)
  if (anchor === 'start')
    return <NumberField name="minutes" label="Dikirim" unit="menit sebelum meeting" />
  if (anchor === 'end')
    return (
      <NumberField name="minutes" label="Dikirim" unit="menit setelah meeting selesai" />
    )
  const hours = clockChoices(values.time).map((slot) => ({ value: slot, label: slot }))
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
      {side !== 0 && <NumberField name="days" label="Dikirim" unit={SIDES[side]} />}
      <div className="min-w-36">
        <SelectField
          name="time"
          label={
            side === 0 ? `Pukul (${WIB.label}), pada hari meeting` : `Pukul (${WIB.label})`
          }
          options={hours}
        />
      </div>
    </div>
  )
}
