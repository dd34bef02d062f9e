import { createBatch } from '@/app/_screens/admin/batch/batch'
import { ApiError, ConnectionError } from '@/lib/api/errors'

const ITEMS = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }))

test('one after the other, whatever comes of one', async () => {
  const order: string[] = []
  const onRest = jest.fn()
  const batch = createBatch(
    ITEMS,
    async ({ id }) => {
      order.push(`${id} begins`)
      await Promise.resolve()
      order.push(`${id} ends`)
      if (id === 'b') throw new Error('Ditolak')
    },
    onRest,
  )
  await batch.run()
  expect(order).toEqual(ITEMS.flatMap(({ id }) => [`${id} begins`, `${id} ends`]))
  expect(batch.view().rows.map(({ state }) => state)).toEqual([
    { kind: 'done' },
    { kind: 'failed', word: 'Gagal', reason: 'Ditolak', canRetry: true },
    { kind: 'done' },
  ])
  expect(batch.view().isRunning).toBe(false)
  expect(onRest).toHaveBeenCalledTimes(1)
})

test('one without an answer is not called failed: it may have been done', async () => {
  const lost = new ConnectionError(true)
  const batch = createBatch(ITEMS.slice(0, 1), () => Promise.reject(lost))
  await batch.run()
  expect(batch.view().rows[0]?.state).toMatchObject({ word: 'Belum diketahui' })
})

test('running again takes only what is not done, and never twice at once', async () => {
  let fails = true
  const act = jest.fn(async ({ id }: { id: string }) => {
    if (id === 'b' && fails) throw new Error('Gagal')
  })
  const batch = createBatch(ITEMS, act)
  await Promise.all([batch.run(), batch.run()])
  expect(act).toHaveBeenCalledTimes(3)
  fails = false
  await batch.run()
  expect(act.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c', 'b'])
})

test('what somebody else has settled, what is gone, and what will be refused again are not tried again', async () => {
  const refusals: Record<string, ApiError> = {
    a: new ApiError(409, { detail: 'Sudah disetujui oleh Siti.', reason: 'settled' }),
    b: new ApiError(410, { detail: 'Coaching ini sudah dihapus.' }),
    c: new ApiError(422, { detail: 'File rusak.' }),
  }
  const act = jest.fn(({ id }: { id: string }) => Promise.reject(refusals[id]))
  const batch = createBatch(ITEMS, act)
  await batch.run()
  await batch.run()
  expect(act).toHaveBeenCalledTimes(3)
  expect(batch.view().rows.map(({ state }) => state)).toMatchObject([
    { word: 'Dilewati', reason: 'Sudah disetujui oleh Siti.', canRetry: false },
    { word: 'Dilewati', canRetry: false },
    { word: 'Gagal', canRetry: false },
  ])
})

test('stopped, it ends after the row under way and can go on', async () => {
  const batch = createBatch(ITEMS, async ({ id }) => {
    if (id === 'a') batch.stop()
  })
  await batch.run()
  expect(batch.view().rows.map(({ state }) => state.kind)).toEqual([
    'done',
    'waiting',
    'waiting',
  ])
  await batch.run()
  expect(batch.view().rows.every(({ state }) => state.kind === 'done')).toBe(true)
})
