import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '@/app/_shell/testing/draw'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { provideSnapshot } from '@/lib/first-paint/snapshot'
import { clearDevice } from '@/lib/testing/device'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi, problem } from '@/lib/testing/mock-api'

beforeEach(async () => {
  await clearDevice()
  const doNotFake = ['queueMicrotask', 'nextTick', 'setImmediate'] as const
  jest.useFakeTimers({
    now: new Date('2026-08-21T09:00:00+07:00'),
    doNotFake: [...doNotFake],
  })
})
afterEach(() => {
  provideSnapshot({})
  jest.useRealTimers()
})

it('keeps what was typed into it meanwhile, and where', async () => {
  const upcoming = [coachingOf()]
  const drawn = draw('coaching', '/coaching', { 'coaching/upcoming': upcoming })
  const field = within(drawn).getByRole<HTMLInputElement>('searchbox')
  field.focus()
  Object.assign(field, { value: 'gambut', selectionEnd: 2 })
  await renderScreen('coaching', { api: [mockApi(api.coaching.upcoming, upcoming)] })
  expect(await screen.findByText('Tidak ada coaching yang cocok')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('gambut')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await jest.advanceTimersByTimeAsync(0)
  expect(screen.getByRole('searchbox')).toHaveProperty('selectionStart', 2)
})

it('keeps the order of letters of which one comes just as the application takes over', async () => {
  const field = within(draw('login', '/login', {})).getByLabelText<HTMLInputElement>(
    'Username',
  )
  await userEvent.type(field, 'pesta', { delay: null })
  field.setSelectionRange(3, 3)
  await renderScreen('login', {})
  await userEvent.keyboard('e', { delay: null })
  await jest.advanceTimersByTimeAsync(0)
  await userEvent.keyboard('r', { delay: null })
  expect(screen.getByLabelText('Username')).toHaveValue('peserta')
})

it('hands the login that was typed and sent on it to the application', async () => {
  const page = within(draw('login', '/login', {}))
  Object.assign(page.getByLabelText('Username'), { value: 'peserta' })
  Object.assign(page.getByLabelText('Password'), { value: 'Peserta123' })
  page.getByRole('button', { name: 'Login' }).dataset.pressed = ''
  const { requestsTo } = await renderScreen('login', {
    api: [mockApi(api.auth.login, problem(401, 'Username atau password salah.'))],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Username atau password salah.',
  )
  expect(requestsTo(api.auth.login)).toMatchObject([
    { body: { username: 'peserta', password: 'Peserta123' } },
  ])
})

describe('a registration', () => {
  const LISTS = {
    'asal-instansi': [{ id: '5', name: 'Dinas Kehutanan' }],
    category: ['Mangrove', 'Gambut'].map((name) => ({ id: name, name, faqs: [] })),
  }
  const lists = [
    mockApi(api.asalInstansi.list, LISTS['asal-instansi']),
    mockApi(api.category.list, LISTS.category),
  ]

  it('keeps all that was typed, chosen and ticked into it meanwhile', async () => {
    const page = within(draw('register', '/register', LISTS))
    Object.assign(page.getByLabelText('Nama Lengkap'), { value: 'Siti Rahma' })
    Object.assign(page.getByLabelText('Password'), { value: 'Rimba123' })
    for (const name of ['Mangrove', 'Gambut', 'Lainnya'])
      page.getByRole<HTMLInputElement>('checkbox', { name }).checked = true
    page.getByRole<HTMLInputElement>('radio', { name: 'Perempuan' }).checked = true
    const [, office] = page.getByRole('combobox').querySelectorAll('option')
    Object.assign(office ?? {}, { selected: true })
    await renderScreen('register', { api: lists })
    expect(screen.getByLabelText('Nama Lengkap')).toHaveValue('Siti Rahma')
    expect(screen.getByLabelText('Password')).toHaveValue('Rimba123')
    expect(screen.getByLabelText('Email')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Dinas Kehutanan')
    for (const name of ['Mangrove', 'Gambut', 'Lainnya'])
      expect(screen.getByRole('checkbox', { name })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Coaching lainnya/ })).toBeEnabled()
  })

  it('ticks the topic that was ticked, where the list is another by then', async () => {
    const page = within(draw('register', '/register', LISTS))
    page.getByRole<HTMLInputElement>('checkbox', { name: 'Gambut' }).checked = true
    provideSnapshot({
      ...LISTS,
      category: [{ id: '9', name: 'Api', faqs: [] }, ...LISTS.category],
    })
    await renderScreen('register', { api: lists })
    expect(screen.getByRole('checkbox', { name: 'Gambut' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Mangrove' })).not.toBeChecked()
  })
})
