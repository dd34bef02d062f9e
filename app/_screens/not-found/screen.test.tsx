import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'

it('says the sentence, marked as English, with ways out', async () => {
  const { container } = await renderScreen('not-found', {})
  const sentence = screen.getByRole('heading', { level: 1, name: 'Oops! Page not found.' })
  expect(sentence).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/^Halaman yang Anda cari tidak ada/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '#/')
  expect(await axe(container)).toHaveNoViolations()
})

it('is shown to admins too (decision 73)', async () => {
  await renderScreen('not-found', { as: 'superadmin' })
  expect(screen.getByText('Oops! Page not found.')).toBeVisible()
})
