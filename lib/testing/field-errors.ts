import { validateYupSchema, yupToFormErrors } from 'formik'
import { type Schema, ValidationError } from 'yup'

/** The first message of every refused field, by path, as the server answers them; {} when all is well. */
export const fieldErrors = async (
  schema: Schema,
  body: unknown,
): Promise<Record<string, string>> => {
  try {
    await schema.validate(body, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first: Record<string, string> = {}
    for (const { path, message } of error.inner) first[path ?? ''] ??= message
    return first
  }
}

/** The messages that a Formik form shows for these values. */
export const formErrors = async (
  schema: Schema,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  try {
    await validateYupSchema(values, schema)
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ...yupToFormErrors<Record<string, unknown>>(error) }
  }
}
