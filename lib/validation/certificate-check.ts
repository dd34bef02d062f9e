import { object } from 'yup'
import { isKode, readKode } from '../domain/certificates/kode.ts'
import { requiredText } from './fields.ts'

const WRONG = 'Kode terdiri dari 12 huruf dan angka, misalnya K7M2-PQ9X-WD4H'

/** The field for the code that stands below the QR code. */
export const kodeFormSchema = object({
  kode: requiredText('Kode diperlukan', 40).test('kode', WRONG, (kode) =>
    isKode(readKode(kode ?? '')),
  ),
})
