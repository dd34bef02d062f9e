import { useId } from 'react'
import { FieldError } from '@/components/form/parts/field-frame'
import { inputClass } from '@/components/ui/input-class'
import type { useReport } from './use-report'

type ReportOptionsProps = { report: ReturnType<typeof useReport>; isLocked: boolean }

/** From how many minutes on somebody attended, and whether earlier ticks may be taken away. */
export function ReportOptions({ report, isLocked }: ReportOptionsProps) {
  const id = useId()
  const { minutes, setMinutes, isThresholdFine, takesAway, setTakesAway } = report
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          Dianggap hadir bila di meeting minimal (menit)
        </label>
        <input
          id={id}
          value={minutes}
          inputMode="numeric"
          readOnly={isLocked}
          onChange={(event) => setMinutes(event.target.value)}
          aria-invalid={!isThresholdFine}
          aria-describedby={isThresholdFine ? undefined : `${id}-error`}
          className={`angka max-w-32 ${inputClass({ invalid: !isThresholdFine })}`}
        />
        {!isThresholdFine && (
          <FieldError id={`${id}-error`}>Isi dengan angka, misalnya 60</FieldError>
        )}
      </div>
      <label className="flex min-h-ctl items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand-fill"
          checked={takesAway}
          disabled={isLocked}
          onChange={(event) => setTakesAway(event.target.checked)}
        />
        Batalkan juga kehadiran yang tidak sesuai dengan laporan
      </label>
    </div>
  )
}
