import { type InferType, object, string } from 'yup'
import { shownDay } from '../domain/schedule/calendar-day.ts'
import { optionalId } from './optional-id.ts'

const day = (required: string) =>
  string()
    .required(required)
    .test('day', 'Tanggal tidak valid', (value) => shownDay(value) !== '')

/** Query of `GET /report`: days of the office's zone, both included. */
export const reportQuerySchema = object({
  from: day('Tanggal awal wajib diisi'),
  until: day('Tanggal akhir wajib diisi').test(
    'order',
    'Tanggal akhir tidak boleh sebelum tanggal awal',
    (until, { parent }) => until >= parent.from,
  ),
  categoryId: optionalId(),
  asalInstansiId: optionalId(),
})

export type ReportQuery = InferType<typeof reportQuerySchema>
