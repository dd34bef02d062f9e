import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { mockApi } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const CATEGORY = { id: '3', name: 'Tata batas' }
const BANNER = { id: '9', image: 'banner/9.jpg', caption: '<p>Rimba</p>' }
const FAQ = { id: '9', categoryId: '3', question: '<p>Apa?</p>', answer: '<p>Ini.</p>' }
const ENTRY = { id: '9', tautan: 'https://vimeo.com/1', deskripsi: '<p>Balai</p>' }

const API = [
  mockApi(api.beranda.list, [BANNER]),
  mockApi(api.beranda.get, BANNER),
  mockApi(api.category.list, [{ ...CATEGORY, faqs: [FAQ] }]),
  mockApi(api.category.get, CATEGORY),
  mockApi(api.faq.list, [{ ...FAQ, category: CATEGORY }]),
  mockApi(api.faq.get, { ...FAQ, category: CATEGORY }),
  mockApi(api.profile.list, [ENTRY]),
  mockApi(api.profile.get, ENTRY),
  mockApi(api.panduan.list, [ENTRY]),
  mockApi(api.panduan.get, ENTRY),
  mockApi(api.auth.me, accountOf('admin')),
  mockApi(api.user.list, []),
]

const params = { id: '9' }
const open = {
  'beranda/add': () => renderScreen('admin/beranda/add', options),
  'beranda/{id}': () => renderScreen('admin/beranda/detail', { ...options, params }),
  'category/add': () => renderScreen('admin/category/add', options),
  'category/{id}': () => renderScreen('admin/category/detail', { ...options, params }),
  'faq/add': () => renderScreen('admin/faq/add', options),
  'faq/{id}': () => renderScreen('admin/faq/detail', { ...options, params }),
  'profile/{id}': () => renderScreen('admin/profile/detail', { ...options, params }),
  'panduan/{id}': () => renderScreen('admin/panduan/detail', { ...options, params }),
  account: () => renderScreen('admin/account', options),
}
const options = { as: 'admin', from: '#/admin/peserta', api: API } as const

const QUESTION = 'Anda yakin ingin kembali ke halaman sebelumnya?'

async function answer(button: 'Ya' | 'Tidak') {
  const dialog = await screen.findByRole('dialog', { name: QUESTION })
  await untilStill()
  fireEvent.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await untilStill()
}

function closeTab() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}

beforeEach(clearDevice)

describe.each<[screen: keyof typeof open, field: string, cancel: string]>([
  ['beranda/add', 'Caption', 'Batal'],
  ['beranda/{id}', 'Caption', 'Batal'],
  ['category/add', 'Nama kategori', 'Batal'],
  ['category/{id}', 'Nama kategori', 'Batal'],
  ['faq/add', 'Pertanyaan', 'Batal'],
  ['faq/{id}', 'Jawaban', 'Batal'],
  ['profile/{id}', 'Deskripsi', 'Batal'],
  ['panduan/{id}', 'Tautan video', 'Batal'],
  ['account', 'Nama', 'Tutup dan kembali ke Beranda'],
])('%s', (name, label, cancel) => {
  const field = () => screen.findByRole('textbox', { name: label })

  async function write(text: string) {
    const box = await field()
    if (box instanceof HTMLInputElement) fireEvent.change(box, { target: { value: text } })
    else
      await act(async () => {
        box.innerHTML = `<p>${text}</p>`
      })
  }
  const expectWritten = async (text: string) => {
    const box = await field()
    const shown = box instanceof HTMLInputElement ? box.value : box.textContent
    expect(shown).toBe(text)
  }

  test('unsaved, it asks on a link, the back button, closing the tab and leaving', async () => {
    await open[name]()
    await field()
    const address = location.hash
    expect(closeTab()).toBe('closed')
    await write('Tulisan baru')

    const menu = within(screen.getByRole('navigation', { name: 'Menu admin' }))
    fireEvent.click(menu.getByRole('link', { name: 'Peserta' }))
    await answer('Tidak')
    expect(location.hash).toBe(address)
    history.back()
    await answer('Tidak')
    expect(location.hash).toBe(address)
    expect(closeTab()).toBe('asked')
    await expectWritten('Tulisan baru')

    fireEvent.click(screen.getByRole('button', { name: cancel }))
    await answer('Ya')
    await waitFor(() => expect(location.hash).not.toBe(address))
    await waitFor(async () => expect(await deviceEntries()).toEqual({}))
    expect(closeTab()).toBe('closed')
  })

  test('what was typed is there when the screen is opened again after its session has ended', async () => {
    const { unmount } = await open[name]()
    await write('Tulisan baru')
    unmount()
    await waitFor(async () => expect(Object.keys(await deviceEntries())).toHaveLength(1))
    await open[name]()
    expect(
      await screen.findByText('Isian Anda yang belum disimpan telah dikembalikan.'),
    ).toBeVisible()
    await waitFor(() => expectWritten('Tulisan baru'))
  })
})
