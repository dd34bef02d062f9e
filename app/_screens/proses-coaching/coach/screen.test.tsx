import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { coachingOf, coachOf } from '@/lib/testing/factories'
import { mockApi, offline } from '@/lib/testing/mock-api'

const open = (coaching: ReturnType<typeof coachingOf>) =>
  renderScreen('proses-coaching/coach', {
    params: { id: '14' },
    as: 'user',
    api: [...shellMocks(), mockApi(api.coaching.get, coaching)],
  })

test('shows coaches and moderator with name, jabatan, instansi and picture', async () => {
  const { container } = await open(
    coachingOf({
      coaches: [
        coachOf({ image: 'images/siti.jpg' }),
        coachOf({ id: '2', type: 'Coach 2', name: 'Suharto' }),
      ],
      moderator: coachOf({
        id: '3',
        type: 'Moderator',
        name: 'Rini',
        jabatan: 'Analis',
        instansi: 'Pusdiklat',
      }),
    }),
  )
  expect(
    await screen.findByRole('heading', { name: 'Dr. Ir. Siti Rahma, S.Hut., M.Si.' }),
  ).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Foto Dr. Ir. Siti Rahma, S.Hut., M.Si.' }),
  ).toHaveAttribute('src', '/e-coaching/files/images/siti.jpg')
  expect(screen.getAllByText('Kepala Seksi')).toHaveLength(2)
  expect(screen.getByRole('article', { name: 'Suharto' })).toHaveTextContent(
    'BPKH Wilayah XI',
  )
  const moderator = screen.getByRole('article', { name: 'Rini' })
  expect(moderator).toHaveTextContent('Moderator')
  expect(moderator).toHaveTextContent('Pusdiklat')
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('says that nobody is named yet', async () => {
  await open(coachingOf())
  expect(await screen.findByText('Coach belum ditentukan')).toBeVisible()
})

test('a failure is told and tried again, the shell stays usable', async () => {
  const { user, answerWith } = await open(coachingOf())
  expect(await screen.findByText('Coach belum ditentukan')).toBeVisible()
  answerWith(mockApi(api.coaching.get, offline))
  await user.click(screen.getByRole('link', { name: /^Materi/ }))
  expect(await screen.findByText('Materi tidak dapat dimuat')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Langkah Anda' })).toBeVisible()
  answerWith(mockApi(api.coaching.get, coachingOf()))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Belum ada materi')).toBeVisible()
})
