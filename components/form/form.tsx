'use client'

import { type FormikContextType, FormikProvider, type FormikValues } from 'formik'
import { type ReactNode, useId, useMemo } from 'react'
import { useHoldWindow } from '@/components/ui/window-hold'
import { useLeaveGuard } from '@/lib/router/leave-guard'
import { ErrorSummary } from './parts/error-summary'
import { FormContext, type FormParts } from './parts/form-context'
import { type FormSettings, useForm } from './parts/use-form'

export type FormProps<Values extends FormikValues> = FormSettings<Values> & {
  /** Asks before the screen is left with unsaved changes. */
  guard?: boolean
  /** Makes a field visible (opens its tab) before the error summary focuses it. */
  reveal?: (name: string) => void
  /** Distance between the fields; `none` when the form has a layout of its own. */
  spacing?: 'fields' | 'none'
  'aria-label'?: string
  children: ReactNode | ((form: FormikContextType<Values>) => ReactNode)
}

/** A form on a schema of `lib/validation`: put fields and a `<SubmitButton>` in it. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { guard = false, reveal, spacing = 'fields', children } = props
  const formId = useId()
  const { formik, submit, errors, message, attempts, idle, onceSaved } = useForm(props)
  // While the values are being sent the screen may leave: they are safe by then.
  useLeaveGuard(guard && formik.dirty && !formik.isSubmitting)
  useHoldWindow(formik.isSubmitting)

  const text = JSON.stringify({ errors, idle })
  const parts = useMemo<FormParts>(
    () => ({ formId, onceSaved, ...JSON.parse(text) }),
    [formId, onceSaved, text],
  )
  return (
    <FormikProvider value={formik}>
      <FormContext value={parts}>
        <form
          noValidate
          aria-label={props['aria-label']}
          onSubmit={submit}
          className={spacing === 'fields' ? 'space-y-5' : undefined}
        >
          <ErrorSummary
            formId={formId}
            errors={errors}
            message={message}
            attempt={attempts}
            reveal={reveal}
          />
          {typeof children === 'function' ? children(formik) : children}
        </form>
      </FormContext>
    </FormikProvider>
  )
}
