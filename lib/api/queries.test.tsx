import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

const CATEGORY = { id: '1', name: 'Tata batas', faqs: [] }

function Names() {
  const { data, error, isLoading } = useQuery(api.category.list)
  if (isLoading) return <p>Memuat</p>
  if (error) return <p>Gagal</p>
  return <p>{data?.map(({ name }) => name).join(', ') || 'Kosong'}</p>
}

function Nearest() {
  const { data, isLoading } = useQuery(api.coaching.homepage)
  return <p>{isLoading ? 'Memuat' : data === null ? 'Tidak ada' : 'Ada'}</p>
}

function Toggle({ children }: { children: React.ReactNode }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Buka tutup
      </button>
      {shown && children}
    </>
  )
}

function Add() {
  const [create, { isRunning }] = useMutation(api.category.create)
  const add = () => create({ body: { name: 'Gambut' } }).catch(() => {})
  return (
    <button type="button" onClick={add} aria-busy={isRunning}>
      Tambah
    </button>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a screen opened again has no data until its first answer (decision 9)', async () => {
  const second = Promise.withResolvers<void>()
  let asked = 0
  startMockApi([
    mockApi(api.category.list, async () => {
      asked += 1
      if (asked === 2) await second.promise
      return [CATEGORY]
    }),
  ])
  render(
    <Toggle>
      <Names />
    </Toggle>,
  )
  await screen.findByText('Tata batas')
  await press('Buka tutup')
  await press('Buka tutup')
  expect(screen.getByText('Memuat')).toBeInTheDocument()
  second.resolve()
  await screen.findByText('Tata batas')
})

test('a screen that takes the place of one whose query had failed asks itself', async () => {
  let asked = 0
  startMockApi([
    mockApi(api.category.list, () => {
      asked += 1
      return asked === 1 ? offline() : [CATEGORY]
    }),
  ])
  function Screens() {
    const [isNext, setNext] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setNext(true)}>
          Lanjut
        </button>
        <Names key={String(isNext)} />
      </>
    )
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screens />
    </SWRConfig>,
  )
  await screen.findByText('Gagal')
  await press('Lanjut')
  expect(screen.queryByText('Gagal')).toBeNull()
  expect(await screen.findByText('Tata batas')).toBeInTheDocument()
})

function NamesOnceFailed() {
  const { error } = useQuery(api.category.list)
  return error ? <Names /> : <p>Menunggu</p>
}

test('a part that mounts on the failure of the same query shares it', async () => {
  const { requestsTo } = startMockApi([mockApi(api.category.list, offline)])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NamesOnceFailed />
    </SWRConfig>,
  )
  expect(await screen.findByText('Gagal')).toBeInTheDocument()
  expect(requestsTo(api.category.list)).toHaveLength(1)
})

function NamesOnceKnown() {
  const { data } = useQuery(api.category.list)
  return data ? <Names /> : <p>Menunggu</p>
}

test('a part that mounts on the answer of the same query shares it', async () => {
  const { requestsTo } = startMockApi([mockApi(api.category.list, [CATEGORY])])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NamesOnceKnown />
    </SWRConfig>,
  )
  expect(await screen.findByText('Tata batas')).toBeInTheDocument()
  expect(requestsTo(api.category.list)).toHaveLength(1)
})

test('null is an answer like any other, also the second time', async () => {
  startMockApi([mockApi(api.coaching.homepage, null)])
  render(
    <Toggle>
      <Nearest />
    </Toggle>,
  )
  await screen.findByText('Tidak ada')
  await press('Buka tutup')
  await press('Buka tutup')
  await screen.findByText('Tidak ada')
})

test("'Queries do not retry, … and do not refetch on window focus' or reconnect", async () => {
  const { requestsTo } = startMockApi([
    mockApi(api.category.list, problem(500, 'Gangguan')),
  ])
  render(<Names />)
  await screen.findByText('Gagal')
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
  expect(requestsTo(api.category.list)).toHaveLength(1)
})

test("'After mutations, the related list caches are refreshed'", async () => {
  const { answerWith } = startMockApi([
    mockApi(api.category.list, []),
    mockApi(api.category.create, { id: '2', name: 'Gambut' }),
  ])
  render(
    <>
      <Names />
      <Add />
    </>,
  )
  await screen.findByText('Kosong')
  answerWith(mockApi(api.category.list, [{ id: '2', name: 'Gambut', faqs: [] }]))
  await press('Tambah')
  await screen.findByText('Gambut')
})

test('what an act whose answer is lost has changed is shown', async () => {
  let names = [CATEGORY]
  startMockApi([
    mockApi(api.category.list, () => names),
    mockApi(api.category.create, () => {
      names = [CATEGORY, { ...CATEGORY, id: '2', name: 'Gambut' }]
      return offline()
    }),
  ])
  render(
    <>
      <Names />
      <Add />
    </>,
  )
  await screen.findByText('Tata batas')
  await press('Tambah')
  expect(await screen.findByText('Tata batas, Gambut')).toBeVisible()
})

test('the same act sent again after a failure carries the same idempotency key, the next act another', async () => {
  const { requestsTo, answerWith } = startMockApi([mockApi(api.category.create, offline)])
  render(<Add />)
  await press('Tambah')
  answerWith(mockApi(api.category.create, { id: '2', name: 'Gambut' }))
  await press('Tambah')
  await press('Tambah')
  const keys = requestsTo(api.category.create).map(({ headers }) =>
    headers.get('idempotency-key'),
  )
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
