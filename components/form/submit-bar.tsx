'use client'

import { useFormikContext } from 'formik'
import { type ReactNode, useContext, useId } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { FormContext } from './parts/form-context'

/**
 * Sends the form around it; shows the spinner while it is being sent. Where nothing has changed that
 * could be saved it is quiet, and a press says so: a dead button would not tell why.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  const noteId = useId()
  const idle = useContext(FormContext)?.idle
  const quiet = idle && {
    variant: 'secondary' as const,
    ...(idle.isTold && { 'aria-describedby': noteId }),
  }
  return (
    <>
      {idle && (
        <span
          id={noteId}
          role="status"
          className="text-ink-2 text-sm empty:sr-only max-sm:col-span-full"
        >
          {idle.isTold && 'Belum ada perubahan.'}
        </span>
      )}
      <Button {...props} {...quiet} type="submit" loading={isSubmitting} />
    </>
  )
}

type SubmitBarProps = {
  /** Stands left of the buttons. */
  note?: ReactNode
  /** It stands under cards, as wide as they are, and not at the edges of one. */
  isOutside?: boolean
  children: ReactNode
}

/** The buttons of a long form, always in sight at the bottom edge. */
export function SubmitBar({ note, isOutside = false, children }: SubmitBarProps) {
  const edges = isOutside ? 'rounded-t-lg border-x' : '-mx-4 md:-mx-6'
  return (
    <div
      className={`no-print tall:sticky bottom-0 z-1 flex flex-wrap items-center gap-3 border-line border-t bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 ${edges}`}
    >
      {note && (
        <p role="status" className="mr-auto text-ink-2 text-sm">
          {note}
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full max-sm:[&_button>span]:flex-wrap max-sm:[&_button]:flex-1 max-sm:[&_button]:px-3">
        {children}
      </div>
    </div>
  )
}
