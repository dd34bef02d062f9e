'use client'

import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Sends the form around it; shows the spinner while it is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading' | 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" loading={isSubmitting} />
}

/** The buttons of a long form, always in sight at the bottom edge. `note` stands left of them. */
export function SubmitBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="no-print sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
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
