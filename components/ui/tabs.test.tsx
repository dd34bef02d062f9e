import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Tabs } from '@/components/ui/tabs'

function Page(props: {
  start?: string
  manual?: boolean
  keepMounted?: boolean
  collapsible?: boolean
}) {
  const { start = 'coach', ...options } = props
  const [selected, setSelected] = useState(start)
  return (
    <Tabs
      {...options}
      label="Bagian coaching"
      selected={selected}
      onChange={setSelected}
      items={[
        {
          key: 'coach',
          label: 'Coach',
          content: <input aria-label="Nama" defaultValue="Siti" />,
        },
        { key: 'materi', label: 'Materi', count: 7, content: <p>Tujuh file</p> },
      ]}
    />
  )
}

test('opens a tab by click and says how many are in it', async () => {
  const { container } = render(<Page />)
  expect(screen.getByRole('tab', { name: 'Coach' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Materi 7' }))
  expect(screen.getByRole('tabpanel', { name: 'Materi 7' })).toHaveTextContent('Tujuh file')
  expect(await axe(container)).toHaveNoViolations()
})

test('arrow keys open the neighbour', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('Tujuh file')).toBeVisible()
})

test('a manual one opens on Enter only', async () => {
  render(<Page manual />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Materi 7' })).toHaveFocus()
  expect(screen.queryByText('Tujuh file')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Tujuh file')).toBeVisible()
})

test('keeps what was typed in a panel that is kept', async () => {
  render(<Page keepMounted />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), ' Rahma')
  await userEvent.click(screen.getByRole('tab', { name: 'Materi 7' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Coach' }))
  expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveValue('Siti Rahma')
})

test('an unknown key opens the first', () => {
  render(<Page start="tidak-ada" />)
  expect(screen.getByRole('tab', { name: 'Coach' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test("many tabs are also a select named 'Bagian'", async () => {
  render(<Page collapsible />)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Bagian' }),
    'Materi (7)',
  )
  expect(screen.getByText('Tujuh file')).toBeVisible()
})
