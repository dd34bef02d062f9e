import { type FormikValues, useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Schema } from 'yup'
import { showError } from '@/lib/feedback/error-banner'
import { isSame } from './draft-values'
import { type Refusal, refusalOf, textOf, visibleErrors } from './form-errors'
import { createOnceSaved } from './once-saved'
import { type Edit, type Opened, sendEdit, type Versioned } from './send-edit'
import { useIsGone } from './use-is-gone'

export type FormSettings<Values extends FormikValues> = {
  initialValues: Values & Versioned
  schema: Schema
  /**
   * Sends the values. What it throws is shown at the fields or above the form; nothing is lost.
   * `false` means that nothing was sent after all (a question answered with no): the form stays dirty.
   */
  onSubmit: (values: Values, opened: Opened<Values>) => Promise<unknown> | unknown
  /**
   * For what two people may have open at once; `initialValues` carry its `version` then, and where they come anew they are shown as
   * soon as nothing unsaved stands against them.
   */
  edit?: Edit
  /** Asks what is stored now, for a server that knows no versions: compared before anything is sent. */
  reread?: (() => Promise<unknown>) | undefined
  /** It changes what is stored: while nothing differs from that, a press is told so and sends nothing. */
  onlyChanges?: boolean
}

/** §5 'Forms validate on submit, then re-validate on change', with messages of the server beside. */
export function useForm<Values extends FormikValues>(settings: FormSettings<Values>) {
  const { initialValues, schema, onSubmit, edit, reread, onlyChanges = false } = settings
  const [tried, setTried] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [wasIdle, setWasIdle] = useState(false)
  const [onceSaved] = useState(createOnceSaved)
  const isGone = useIsGone()

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: tried,
    validateOnChange: tried,
    onSubmit: async (values) => {
      setWasIdle(isIdle)
      if (isIdle) return
      onceSaved.begin()
      try {
        const base = formik.initialValues
        const saved = await sendEdit({ base, mine: values, edit, reread }, onSubmit)
        if (!saved) return
        settle(values, saved)
        onceSaved.tell()
      } catch (error) {
        const refusal = refusalOf(error, values, !isGone.current || onceSaved.isAwaited())
        setRefusal(refusal)
        if (isGone.current) showError(textOf(refusal), error)
      }
    },
  })

  const isIdle = onlyChanges && !formik.dirty

  const latest = useRef(formik.values)
  latest.current = formik.values

  const { dirty, isSubmitting, resetForm } = formik
  const shown = useRef(initialValues)
  useEffect(() => {
    if (!edit || dirty || isSubmitting || isSame(shown.current, initialValues)) return
    shown.current = initialValues
    resetForm({ values: initialValues })
  }, [edit, initialValues, dirty, isSubmitting, resetForm])

  /** The saved values are the new starting point; what was typed meanwhile stays typed. */
  function settle(sent: Values, saved: Values) {
    const typed = latest.current
    setTried(false)
    formik.resetForm({ values: saved })
    if (typed !== sent) void formik.setValues(typed, false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog bubbles through React to the form around it.
    event.stopPropagation()
    if (formik.isSubmitting) return
    setTried(true)
    setRefusal(null)
    await formik.submitForm()
    setAttempts((count) => count + 1)
  }

  const errors = visibleErrors(formik.errors, refusal, formik.values)
  const idle = isIdle && { isTold: wasIdle }
  const message = refusal?.message ?? null
  return { formik, submit, errors, message, attempts, idle, onceSaved }
}
