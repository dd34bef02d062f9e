'use client'

import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { inputClass } from '@/components/ui/input-class'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'
import { readDay, shownDay, UNKNOWN_DAY } from '@/lib/domain/schedule/calendar-day'
import { FieldFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

const DateCalendar = lazyPart(
  async () => (await import('./parts/date-calendar')).DateCalendar,
)

/**
 * A day as 'YYYY-MM-DD' or null, typed DD/MM/YYYY or chosen from a calendar; the text itself while it is no day. `min` bars
 * earlier days when they are newly chosen; a stored earlier one stays until it is changed (decision 24).
 */
export function DateField({ min, ...props }: FieldProps & { min?: string }) {
  const { name, label, optional } = props
  /** How the value is spelt while it is being typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const field = useFormField<string | null>(name, undefined, {
    judge: (day, stored) => {
      if (!day || day === stored) return null
      if (!shownDay(day)) return UNKNOWN_DAY
      return min && day < min ? `Tanggal tidak boleh sebelum ${shownDay(min)}` : null
    },
    isLeft: typed === null,
  })
  const { value, setValue, control, frame } = field
  const day = shownDay(value)
  const isSpelt = typed !== null && readDay(typed) === value

  function choose(chosen: string) {
    setTyped(null)
    setValue(chosen)
    setOpen(false)
  }

  function type(text: string) {
    setTyped(text)
    setValue(readDay(text))
  }

  return (
    <FieldFrame {...frame} label={label} optional={optional}>
      <div className="relative max-w-60">
        <input
          {...control}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="HH/BB/TTTT"
          value={isSpelt ? typed : day || (value ?? '')}
          aria-required={!optional || undefined}
          className={`${inputClass({ invalid: Boolean(frame.error) })} angka pr-12`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <div className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            // with the day: it has the focus once one was chosen
            label={`Pilih ${label.toLowerCase()} dari kalender${day && `, kini ${day}`}`}
            icon={<CalendarDays />}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={label}>
        <Suspense fallback={<Skeleton className="h-88 w-full" />}>
          <DateCalendar selected={day ? value : null} min={min} onSelect={choose} />
        </Suspense>
      </LazyDialog>
    </FieldFrame>
  )
}
