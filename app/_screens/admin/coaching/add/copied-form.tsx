import type { ReactNode } from 'react'
import { CoachingForm } from '@/app/_screens/admin/coaching/coaching-form/coaching-form'
import type { CoachingFormValues } from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { QueryState } from '@/app/_screens/query-state'
import { Notice } from '@/components/ui/notice'
import type { Id } from '@/lib/entities/identity'
import type { DialogText } from '@/lib/feedback/dialog'
import { useCopied } from './use-copied'

type CopiedFormProps = {
  /** Saves the new coaching; `andThen` does what comes after it, and answers what to tell where that failed. */
  onSave: (
    values: CoachingFormValues,
    andThen: (id: Id) => Promise<DialogText | null>,
  ) => Promise<boolean>
  bar: () => ReactNode
}

/** The form of a new coaching that begins with parts of an earlier one, which the address names. */
export function CopiedForm({ onSave, bar }: CopiedFormProps) {
  const copied = useCopied()
  return (
    <QueryState query={copied.source} title="Coaching yang disalin tidak dapat dimuat">
      {(coaching) => {
        const { start, told, tests } = copied.startFrom(coaching)
        return (
          <>
            <div className="mb-4">
              <Notice>
                {told}
                {tests.length > 0 &&
                  ` ${tests.join(' dan ')} ikut tersalin saat Anda menyimpan.`}
              </Notice>
            </div>
            <CoachingForm
              coaching={null}
              start={start}
              onSubmit={(values) => onSave(values, copied.copyTests)}
              bar={bar}
            />
          </>
        )
      }}
    </QueryState>
  )
}
