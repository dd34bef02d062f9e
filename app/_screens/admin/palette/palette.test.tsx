import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shortcuts } from '@/lib/browser/shortcuts'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { adminCoachingOf, participantOf } from '@/lib/testing/factories'
import { liveRegions } from '@/lib/testing/live-regions'
import { type Mock, mockApi, offline } from '@/lib/testing/mock-api'

const NAME = 'Cari halaman, coaching, atau peserta'

beforeAll(() => import('@/app/_shell/keys/listen'))
beforeEach(() => shortcuts.choose('on'))

const LISTS = [
  mockApi(api.adminCoaching.list, [
    adminCoachingOf({
      id: '14',
      coachingCode: 'KHT-2026-014',
      topic: 'Tata batas kawasan',
    }),
  ]),
  mockApi(api.user.list, [participantOf({ id: '7', fullName: 'Dr. Siti Rahma, M.Si.' })]),
]

async function open(...mocks: Mock[]) {
  const view = await renderScreen('admin/profile', {
    as: 'admin',
    api: [mockApi(api.profile.list, []), ...LISTS, ...mocks],
  })
  await screen.findByRole('button', { name: NAME })
  await view.user.keyboard('{Control>}k{/Control}')
  const window = within(await screen.findByRole('dialog', { name: NAME }))
  return { ...view, window, box: window.getByRole('combobox', { name: NAME }) }
}

it('finds a participant by a part of the name and goes there by keys alone', async () => {
  const { user, window, box } = await open()
  expect(box).toHaveFocus()
  await user.keyboard('rahma')
  const option = await window.findByRole('option', { name: /Siti Rahma/ })
  expect(option).toHaveAccessibleName(/Peserta$/)
  expect(box).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.hash).toBe('#/admin/peserta/7'))
  expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument()
})

it('goes through what it has found with the arrows', async () => {
  const { user, window } = await open()
  await user.keyboard('tambah')
  const names = window.getAllByRole('option').map(({ textContent }) => textContent)
  const wanted = names.findIndex((name) => name?.startsWith('Tambah FAQ'))
  for (let step = wanted; step > 0; step--) {
    await user.keyboard('{ArrowDown}')
  }
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.hash).toBe('#/admin/faq/add'))
})

it('tells two people of one name and institution apart by their addresses', async () => {
  const person = { fullName: 'Suharto', namaInstansi: 'BPKH Wilayah XI' }
  const { user, window } = await open(
    mockApi(api.user.list, [
      participantOf({ ...person, id: '8', email: 'suharto@contoh.go.id' }),
      participantOf({ ...person, id: '9', email: 'suharto.bpkh@contoh.go.id' }),
    ]),
  )
  await user.keyboard('suharto')
  await window.findByRole('option', { name: /XI · suharto@contoh/ })
  expect(window.getByRole('option', { name: /suharto\.bpkh/ })).toBeVisible()
})

it('asks a server that searches for what is typed, once, and never for the whole list', async () => {
  const { page } = api.participantPages
  const found = {
    rows: [participantOf({ id: '7', fullName: 'Siti Rahma' })],
    total: 9,
    page: 1,
  }
  const { user, window, requestsTo } = await open(mockApi(page, found))
  await user.keyboard('rahma')
  expect(window.getByText('Memuat daftar peserta…')).toBeVisible()
  expect(await window.findByRole('option', { name: /Siti Rahma/ })).toBeVisible()
  expect(window.getByText(/8 lagi; ketik lebih lengkap/)).toBeInTheDocument()
  expect(requestsTo(page).map(({ query }) => query.get('q'))).toEqual(['rahma'])
  expect(requestsTo(api.user.list)).toHaveLength(0)
  await user.clear(window.getByRole('combobox', { name: NAME }))
  expect(window.queryByRole('option', { name: /Siti Rahma/ })).not.toBeInTheDocument()
})

it('says of a search that was refused that it is not known, and asks again', async () => {
  const { page } = api.participantPages
  const { user, window, answerWith } = await open(mockApi(page, offline))
  await user.keyboard('zzz')
  expect(await window.findByText('Daftar peserta belum dapat dimuat.')).toBeVisible()
  expect(window.queryByText(/Tidak ditemukan/)).not.toBeInTheDocument()
  answerWith(mockApi(page, { rows: [], total: 0, page: 1 }))
  await user.click(window.getByRole('button', { name: 'Coba lagi' }))
  expect(await window.findByText(/^Tidak ditemukan/)).toBeVisible()
})

it('readers hear that nothing was found', async () => {
  const { user, window } = await open()
  const regions = liveRegions()
  await user.keyboard('zzz')
  expect(regions.tell(await window.findByText(/^Tidak ditemukan/))).toBe(true)
})

it('finds a coaching by its code', async () => {
  const { user, window } = await open()
  await user.keyboard('2026-014')
  expect(
    await window.findByRole('option', { name: /Tata batas kawasan/ }),
  ).toHaveTextContent('KHT-2026-014')
})

it('says what could not be asked instead of that nothing was found', async () => {
  const { user, window, answerWith } = await open(mockApi(api.user.list, offline))
  await user.keyboard('zzz')
  expect(await window.findByText('Daftar peserta belum dapat dimuat.')).toBeVisible()
  expect(window.queryByText(/Tidak ditemukan/)).not.toBeInTheDocument()
  answerWith(...LISTS)
  await user.click(window.getByRole('button', { name: 'Coba lagi' }))
  expect(await window.findByText(/^Tidak ditemukan/)).toBeVisible()
  expect(window.queryByText(/belum dapat dimuat/)).not.toBeInTheDocument()
})

it('is accessible, and Esc leaves it where it was opened', async () => {
  const { user } = await open()
  await user.keyboard('ta')
  const dialog = screen.getByRole('dialog', { name: NAME })
  expect(await axeCalmly(dialog)).toHaveNoViolations()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.hash).toBe('#/admin/profile')
})
