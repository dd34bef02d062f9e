import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const Shell = jest.fn()
jest.mock('@/app/_shell/hash-shell', () => ({ HashShell: () => Shell() }))

it('takes over what the page holds, and a failure of the shell itself offers a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div id="app"><p>drawn</p></div>'
  Shell.mockImplementation(() => {
    throw new Error('a host fails')
  })
  await import('@/app/_shell/start')
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error' }),
  ).toBeVisible()
  Shell.mockImplementation(() => <h1>Beranda</h1>)
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
  expect(screen.queryByText('drawn')).toBeNull()
})
