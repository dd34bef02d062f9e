import { madeOnce } from './made-once.ts'

test('it is made once for all who ask, and anew for the next where it has failed', async () => {
  const make = jest.fn<Promise<string>, []>(async () => 'made')
  make.mockRejectedValueOnce(new Error('EMFILE'))
  const made = madeOnce(make)
  await expect(Promise.all([made(), made()])).rejects.toThrow('EMFILE')
  expect(make).toHaveBeenCalledTimes(1)
  expect(await Promise.all([made(), made()])).toEqual(['made', 'made'])
  expect(await made()).toBe('made')
  expect(make).toHaveBeenCalledTimes(2)
})
