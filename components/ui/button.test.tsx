import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'

describe('Button', () => {
  test('runs its action', async () => {
    const publish = jest.fn()
    render(<Button onClick={publish}>Tayang</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Tayang' }))
    expect(publish).toHaveBeenCalledTimes(1)
  })

  test('a blocked one can be reached, says why and does nothing', async () => {
    const publish = jest.fn()
    const reason = 'Belum dapat ditayangkan: lengkapi tanggal dan jam'
    render(
      <Button onClick={publish} disabledReason={reason}>
        Tayang
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Tayang' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    expect(screen.getByText(reason)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(publish).not.toHaveBeenCalled()
  })

  test('a blocked submit button does not send its form', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <Button type="submit" disabledReason="Pesan diperlukan">
          Kirim
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Kirim' }))
    expect(send).not.toHaveBeenCalled()
  })

  test('while loading it keeps its name, is busy and takes no second click', async () => {
    const save = jest.fn()
    render(
      <Button loading onClick={save}>
        Simpan
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Simpan' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(save).not.toHaveBeenCalled()
  })
})

describe('IconButton', () => {
  test('has its label as name and shows it on focus, once for screen readers', async () => {
    const { container } = render(<IconButton label="Hapus FAQ: Kuota" icon={<svg />} />)
    expect(screen.queryByText('Hapus FAQ: Kuota')).not.toBeVisible()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Hapus FAQ: Kuota' })).toHaveFocus()
    expect(screen.getByText('Hapus FAQ: Kuota')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a blocked one describes why and does nothing', async () => {
    const remove = jest.fn()
    render(
      <IconButton
        label="Hapus"
        icon={<svg />}
        disabledReason="Sudah tayang"
        onClick={remove}
      />,
    )
    const button = screen.getByRole('button', { name: 'Hapus' })
    await userEvent.click(button)
    expect(remove).not.toHaveBeenCalled()
    expect(button).toHaveAccessibleDescription('Sudah tayang')
  })
})
