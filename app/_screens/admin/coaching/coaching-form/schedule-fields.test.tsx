import { render, screen } from '@testing-library/react'
import { object } from 'yup'
import { valuesOf } from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { ScheduleFields } from '@/app/_screens/admin/coaching/coaching-form/schedule-fields'
import { Form } from '@/components/form/form'

const LATER = /^Jadwal boleh dilengkapi kemudian/
const ALL_OR_NONE = 'Tanggal dan jam belum ikut disimpan: isi ketiganya.'
const NO_DATE = 'Jam tidak ikut disimpan selama tanggalnya belum diisi.'
const DATE = { tanggalMeeting: '2026-08-25' }
const START = { jamMulai: '09:00' }
const END = { jamSelesai: '11:00' }

test.each([
  ['a new coaching', true, {}, LATER],
  ['a new coaching with its date alone', true, DATE, ALL_OR_NONE],
  ['a new coaching without its end', true, { ...DATE, ...START }, ALL_OR_NONE],
  ['a new coaching with times alone', true, { ...START, ...END }, ALL_OR_NONE],
  ['a new coaching with all three', true, { ...DATE, ...START, ...END }, /^Jam dalam/],
  ['a stored coaching with its date alone', false, DATE, LATER],
  ['a stored coaching with times alone', false, { ...START, ...END }, NO_DATE],
])('%s says what is not saved as it stands (decision 25)', (_, isNew, filled, told) => {
  render(
    <Form
      schema={object({})}
      initialValues={{ ...valuesOf(null, 'Asia/Jakarta'), ...filled }}
      onSubmit={jest.fn()}
    >
      <ScheduleFields isNew={isNew} />
    </Form>,
  )
  expect(screen.getByText(told)).toBeVisible()
})
