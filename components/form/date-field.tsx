'use client'

import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { inputClass } from '@/components/ui/input-class'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'
import { readDay, shownDay } from '@/lib/domain/calendar-day'
import { FieldFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

const DateCalendar = lazyPart(async () => ({
  default: (await import('./parts/date-calendar')).DateCalendar,
}))

const UNKNOWN_DATE = 'Tanggal tidak dikenali. Contoh: 25/08/2026'

function objection(text: string, day: string | null, min?: string): string | null {
  if (text.trim() === '') return null
  if (!day) return UNKNOWN_DATE
  return min && day < min ? `Tanggal tidak boleh sebelum ${shownDay(min)}` : null
}

/**
 * A day as 'YYYY-MM-DD' or null, typed DD/MM/YYYY or chosen from a calendar. `min` bars earlier
 * days when they are newly chosen; a stored earlier one stays until it is changed (decision 24).
 */
export function DateField({ min, ...props }: FieldProps & { min?: string }) {
  const { name, label, hint, optional, disabled } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const field = useFormField<string | null>(name, hint, { problem })
  const { value, setValue, control, frame } = field

  function choose(day: string | null) {
    setTyped(null)
    setProblem(null)
    setValue(day)
    setOpen(false)
  }

  function type(text: string) {
    setTyped(text)
    setProblem(null)
    const day = readDay(text)
    const next = objection(text, day, min) ? null : day
    if (next !== value) setValue(next)
  }

  /** What was typed is judged when the field is left, and stays as it was typed when refused. */
  function leave() {
    if (typed === null) return
    const refused = objection(typed, readDay(typed), min)
    setProblem(refused)
    if (!refused) setTyped(null)
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
          value={typed ?? shownDay(value)}
          disabled={disabled}
          aria-required={!optional || undefined}
          className={`${inputClass({ invalid: Boolean(frame.error) })} angka pr-12`}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        {!disabled && (
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              label={`Pilih ${label.toLowerCase()} dari kalender`}
              icon={<CalendarDays />}
              onClick={() => setOpen(true)}
            />
          </div>
        )}
      </div>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={label}>
        <Suspense fallback={<Skeleton className="h-88 w-full" />}>
          <DateCalendar selected={value} min={min} onSelect={choose} />
        </Suspense>
      </LazyDialog>
    </FieldFrame>
  )
}
