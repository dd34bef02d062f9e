import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { object, string } from 'yup'
import { DateField } from '@/components/form/date-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { untilStill } from '@/lib/testing/until-still'

function renderDate(initial: string | null, min?: string) {
  const onSubmit = jest.fn()
  render(
    <Form
      schema={object({ tanggal: string().nullable() })}
      initialValues={{ tanggal: initial }}
      onSubmit={(values) => onSubmit(values)}
    >
      <DateField name="tanggal" label="Tanggal Meeting" optional min={min} />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  )
  return onSubmit
}

const input = () => screen.getByRole('textbox', { name: /Tanggal Meeting/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
const openCalendar = async () => {
  await userEvent.click(
    screen.getByRole('button', { name: /^Pilih tanggal meeting dari kalender/ }),
  )
  return screen.findByRole('grid')
}

test.each(['25/08/2026', '25/8/2026', '25-08-2026', ' 25.8.2026 '])(
  'reads %j as the day and writes it as DD/MM/YYYY',
  async (typed) => {
    const onSubmit = renderDate(null)
    await userEvent.type(input(), typed)
    await userEvent.tab()
    expect(input()).toHaveValue('25/08/2026')
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tanggal: '2026-08-25' }))
  },
)

test.each(['31/02/2026', 'besok', '2026'])(
  '%j stays as typed, is refused and not sent',
  async (typed) => {
    const onSubmit = renderDate(null)
    await userEvent.type(input(), typed)
    await userEvent.tab()
    expect(input()).toHaveValue(typed)
    expect(input()).toHaveAccessibleDescription(
      'Tanggal tidak dikenali. Contoh: 25/08/2026',
    )
    await save()
    await screen.findByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' })
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input())
    await userEvent.type(input(), '01/09/2026')
    await userEvent.tab()
    await waitFor(() => expect(input()).toBeValid())
  },
)

test("'The date picker forbids dates before today': a typed one is refused", async () => {
  renderDate(null, '2026-08-20')
  await userEvent.type(input(), '19/08/2026')
  await userEvent.tab()
  expect(input()).toHaveAccessibleDescription('Tanggal tidak boleh sebelum 20/08/2026')
})

test('a stored earlier day stays until it is changed', async () => {
  const onSubmit = renderDate('2026-01-05', '2026-08-20')
  expect(input()).toHaveValue('05/01/2026')
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tanggal: '2026-01-05' }))
})

test('an emptied one is null', async () => {
  const onSubmit = renderDate('2026-08-25')
  await userEvent.clear(input())
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tanggal: null }))
})

test('the calendar is Indonesian, bars earlier days and gives the chosen one', async () => {
  const onSubmit = renderDate('2026-08-25', '2026-08-20')
  const grid = await openCalendar()
  const dialog = screen.getByRole('dialog', { name: 'Tanggal Meeting' })
  expect(dialog).toHaveTextContent('Agustus 2026')
  expect(within(grid).getByRole('button', { name: /19 Agustus 2026/ })).toBeDisabled()
  expect(await axe(dialog)).toHaveNoViolations()
  await userEvent.click(within(grid).getByRole('button', { name: /27 Agustus 2026/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await untilStill()
  expect(input()).toHaveValue('27/08/2026')
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tanggal: '2026-08-27' }))
})

test('the calendar is moved by arrow keys', async () => {
  renderDate('2026-08-25')
  await openCalendar()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /25 Agustus 2026/ })).toHaveFocus(),
  )
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(input()).toHaveValue('01/09/2026'))
  await untilStill()
})

test('a day chosen from the calendar is told by its button, which takes the focus back', async () => {
  renderDate('2026-08-25')
  await userEvent.click(screen.getByRole('button', { name: /dari kalender/ }))
  const grid = await screen.findByRole('grid')
  await userEvent.click(within(grid).getByRole('button', { name: /27 Agustus 2026/ }))
  const button = await screen.findByRole('button', {
    name: 'Pilih tanggal meeting dari kalender, kini 27/08/2026',
  })
  await waitFor(() => expect(button).toHaveFocus())
})
