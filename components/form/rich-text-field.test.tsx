import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { object, string } from 'yup'
import { Form } from '@/components/form/form'
import { RichTextField } from '@/components/form/rich-text-field'
import { SubmitButton } from '@/components/form/submit-bar'

async function renderEditor(html: string) {
  const onSubmit = jest.fn()
  const { container } = render(
    <Form
      schema={object({ answer: string().required('Jawaban diperlukan') })}
      initialValues={{ answer: html }}
      onSubmit={onSubmit}
    >
      <RichTextField name="answer" label="Jawaban" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  )
  const editor = await screen.findByRole('textbox', { name: 'Jawaban' })
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0].answer
  }
  return { container, editor, send, onSubmit }
}

const tool = (name: string) => screen.getByRole('button', { name })

test('shows the stored text and gives back html', async () => {
  const { container, editor, send } = await renderEditor('<p>Satu <strong>dua</strong></p>')
  expect(editor).toHaveTextContent('Satu dua')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(tool('Daftar bertitik'))
  expect(await send()).toBe('<ul><li><p>Satu <strong>dua</strong></p></li></ul>')
})

test('an empty document is the empty text and is focused from the summary', async () => {
  const { editor, onSubmit } = await renderEditor('<p></p>')
  await userEvent.click(tool('Tebal'))
  await userEvent.click(tool('Daftar bernomor'))
  await userEvent.click(tool('Daftar bernomor'))
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Jawaban diperlukan' }))
  await waitFor(() => expect(editor).toHaveFocus())
  expect(editor).toHaveAccessibleDescription('Jawaban diperlukan')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the toolbar is one Tab stop with arrows inside and shows what is on', async () => {
  await renderEditor('<p><strong>Tebal semua</strong></p>')
  expect(screen.getByRole('toolbar', { name: 'Format Jawaban' })).toBeVisible()
  await userEvent.tab()
  expect(tool('Tebal')).toHaveFocus()
  expect(tool('Tebal')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(tool('Miring')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(tool('Ulangi')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tool('Tebal')).toHaveFocus()
})

test('a link is set without a scheme typed, and a script address is refused', async () => {
  const { send } = await renderEditor('<p>Baca </p>')
  await userEvent.click(tool('Tautan'))
  const address = screen.getByRole('textbox', { name: 'Alamat tautan' })
  await userEvent.type(address, 'javascript:alert(1){Enter}')
  expect(address).toHaveAccessibleDescription('Tautan harus diawali https:// atau mailto:')
  await userEvent.clear(address)
  await userEvent.type(address, 'kehutanan.go.id{Enter}')
  expect(screen.queryByRole('textbox', { name: 'Alamat tautan' })).not.toBeInTheDocument()
  const html = await send()
  expect(html).toContain('href="https://kehutanan.go.id"')
  expect(html).not.toContain('javascript')
})

test('a link address that was typed and not set yet stops the form from being sent', async () => {
  const { send, onSubmit } = await renderEditor('<p>Baca </p>')
  await userEvent.click(tool('Tautan'))
  const address = screen.getByRole('textbox', { name: 'Alamat tautan' })
  await userEvent.type(address, 'kehutanan.go.id')
  await userEvent.click(tool('Simpan'))
  const message = 'Pasang dahulu alamat tautan yang diketik, atau tutup kolomnya'
  expect(
    await screen.findByRole('button', { name: new RegExp(`${message}$`) }),
  ).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(tool('Pasang'))
  await waitFor(() =>
    expect(screen.queryByText(new RegExp(`${message}$`))).not.toBeInTheDocument(),
  )
  expect(await send()).toContain('href="https://kehutanan.go.id"')
})

const paste = (editor: HTMLElement, html: string) =>
  act(async () => {
    fireEvent.paste(editor, {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? html : ''),
        types: ['text/html'],
        files: [],
        items: [],
      },
    })
  })

test('a pasted table keeps its cells apart, each row a line', async () => {
  const { editor, send } = await renderEditor('')
  await paste(
    editor,
    '<table><tr><td><p class=MsoNormal>Sel A</p></td><td><p class=MsoNormal>Sel B</p></td></tr><tr><td>C</td><td>D</td></tr></table>',
  )
  expect(await send()).toBe('<p>Sel A | Sel B</p><p>C | D</p>')
})

test('text pasted from Word keeps its words, marks and lists and nothing else', async () => {
  const { editor, send } = await renderEditor('')
  const html =
    "<p class=MsoNormal><b>Langkah</b><o:p></o:p></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Daftar<o:p></o:p></p><img src=x onerror=alert(1)>"
  await paste(editor, html)
  expect(await send()).toBe(
    '<p><strong>Langkah</strong></p><ol><li><p>Daftar</p></li></ol>',
  )
})
