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

/** 'Batal' of a form in a window, which stays while it is being sent. */
export function GiveUpButton({ onClick }: Pick<ButtonProps, 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      variant="secondary"
      disabledReason={isSubmitting && 'Mengirim…'}
      onClick={onClick}
    >
      Batal
    </Button>
  )
}

type WindowActionsProps = {
  /** Stands above the buttons. */
  note?: ReactNode
  children: ReactNode
}

/** The buttons of a form in a window, the primary one last: in sight at its lower edge where its title stays in sight too. */
export function WindowActions({ note, children }: WindowActionsProps) {
  return (
    <div
      data-actions
      className="-bottom-3 -mx-5 grid gap-3 border-line border-t bg-card px-5 pt-4 pb-2 md:-mx-6 md:px-6 dark:bg-raised [@container(min-height:30rem)]:sticky"
    >
      {note}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-start sm:justify-end">
        {children}
      </div>
    </div>
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
