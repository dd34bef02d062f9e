import { object, string } from 'yup'

/** Body of `POST /system/test-message`. */
export const testMessageSchema = object({
  channel: string()
    .oneOf(['email', 'whatsapp'] as const, 'Saluran harus email atau whatsapp')
    .required('Saluran diperlukan'),
})
