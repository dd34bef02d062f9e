import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactNode } from 'react'
import { boolean, number, object, string } from 'yup'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { NumberField } from '@/components/form/number-field'
import { RadioGroupField } from '@/components/form/radio-group-field'
import { SelectField } from '@/components/form/select-field'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'

function renderFields(
  children: ReactNode,
  initialValues: Record<string, unknown>,
  rules: Parameters<typeof object>[0] = {},
) {
  const onSubmit = jest.fn()
  const view = render(
    <Form schema={object(rules)} initialValues={initialValues} onSubmit={onSubmit}>
      {children}
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  )
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0]
  }
  return { ...view, onSubmit, send }
}

const saveButton = () => screen.getByRole('button', { name: 'Simpan' })

describe('TextField', () => {
  test('has label, hint, autocomplete and the right keyboard', () => {
    renderFields(
      <TextField
        name="whatsapp"
        label="Whatsapp"
        type="tel"
        autoComplete="tel"
        hint="Contoh: 0812 3456 7890"
      />,
      { whatsapp: '' },
    )
    const input = screen.getByRole('textbox', { name: 'Whatsapp' })
    expect(input).toHaveAccessibleDescription('Contoh: 0812 3456 7890')
    expect(input).toHaveAttribute('autocomplete', 'tel')
    expect(input).toHaveAttribute('inputmode', 'tel')
    expect(input).toBeRequired()
  })

  test('keeps its hint beside its message', async () => {
    renderFields(
      <TextField name="nama" label="Nama" hint="Dengan gelar" />,
      { nama: '' },
      { nama: string().required('Nama diperlukan') },
    )
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
        'Dengan gelar Nama diperlukan',
      ),
    )
  })

  test('a password is shown and hidden by a button named after it', async () => {
    const { container } = renderFields(
      <>
        <TextField name="a" label="Password" type="password" />
        <TextField name="b" label="Konfirmasi Password" type="password" />
      </>,
      { a: 'rahasia', b: '' },
    )
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }))
    expect(password).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Konfirmasi Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan password' }))
    expect(password).toHaveAttribute('type', 'password')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a text area counts its characters from four fifths on and lets too many stand', async () => {
    renderFields(<TextField name="pesan" label="Pesan" multiline counter={5} />, {
      pesan: '',
    })
    const box = screen.getByRole('textbox', { name: 'Pesan' })
    await userEvent.type(box, 'Sel')
    expect(screen.queryByText(/karakter/)).not.toBeInTheDocument()
    await userEvent.type(box, 'a')
    expect(screen.getByText('4 dari 5 karakter')).toBeVisible()
    await userEvent.type(box, 'mat')
    expect(screen.getByText('7 dari 5 karakter')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('Selamat')
  })

  test('works on a nested name', async () => {
    const { send } = renderFields(<TextField name="coach.0.nama" label="Nama" />, {
      coach: [{ nama: '' }],
    })
    await userEvent.type(screen.getByRole('textbox'), 'Suharto')
    expect(await send()).toEqual({ coach: [{ nama: 'Suharto' }] })
  })
})

test('SelectField gives the chosen value and tells its owner', async () => {
  const told = jest.fn()
  const { send } = renderFields(
    <SelectField
      name="kategori"
      label="Kategori"
      options={[
        { value: '1', label: 'Tata batas' },
        { value: '2', label: 'Perhutanan sosial' },
      ]}
      onChange={told}
    />,
    { kategori: '' },
  )
  const select = screen.getByRole('combobox', { name: 'Kategori' })
  expect(select).toHaveDisplayValue('Pilih…')
  await userEvent.selectOptions(select, 'Perhutanan sosial')
  expect(told).toHaveBeenCalledWith('2')
  expect(await send()).toEqual({ kategori: '2' })
})

test('CheckboxField is a yes or no with its message', async () => {
  const message = 'Notifikasi harus terkirim ke email peserta'
  renderFields(
    <CheckboxField name="email" label="Email ke peserta" />,
    { email: false },
    { email: boolean().isTrue(message) },
  )
  await userEvent.click(saveButton())
  const box = screen.getByRole('checkbox', { name: 'Email ke peserta' })
  await waitFor(() => expect(box).toHaveAccessibleDescription(message))
  await userEvent.click(screen.getByText('Email ke peserta'))
  expect(box).toBeChecked()
  await waitFor(() => expect(box).toBeValid())
})

test('RadioGroupField moves by arrow keys', async () => {
  const { send, container } = renderFields(
    <RadioGroupField
      name="kelamin"
      label="Jenis kelamin"
      options={[
        { value: 'L', label: 'Laki-laki' },
        { value: 'P', label: 'Perempuan' },
      ]}
    />,
    { kelamin: 'L' },
  )
  const group = screen.getByRole('group', { name: 'Jenis kelamin' })
  await userEvent.click(within(group).getByRole('radio', { name: 'Laki-laki' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(within(group).getByRole('radio', { name: 'Perempuan' })).toBeChecked()
  expect(await axe(container)).toHaveNoViolations()
  expect(await send()).toEqual({ kelamin: 'P' })
})

test('a group focuses its first option from the summary and describes itself', async () => {
  renderFields(
    <RadioGroupField
      name="minat"
      label="Minat"
      options={[{ value: 'a', label: 'Satu' }]}
    />,
    { minat: null },
    { minat: string().nullable().required('Pilih satu') },
  )
  await userEvent.click(saveButton())
  await userEvent.click(await screen.findByRole('button', { name: /: Pilih satu$/ }))
  expect(screen.getByRole('radio', { name: 'Satu' })).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Minat' })).toHaveAccessibleDescription(
    'Pilih satu',
  )
})

describe('NumberField', () => {
  const rules = {
    total: number()
      .nullable()
      .typeError('Total Peserta diperlukan')
      .required('Total Peserta diperlukan')
      .min(1, 'Total Peserta diperlukan'),
  }
  const input = () => screen.getByRole('textbox', { name: 'Total Peserta' })

  test('gives a number', async () => {
    const { send } = renderFields(
      <NumberField name="total" label="Total Peserta" unit="orang" />,
      { total: null },
      rules,
    )
    await userEvent.type(input(), '40')
    expect(await send()).toEqual({ total: 40 })
  })

  test('keeps what is no number and says so', async () => {
    const { onSubmit } = renderFields(
      <NumberField name="total" label="Total Peserta" />,
      { total: null },
      rules,
    )
    await userEvent.type(input(), '4o')
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(input()).toHaveAccessibleDescription('Total Peserta diperlukan'),
    )
    expect(input()).toHaveValue('4o')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
