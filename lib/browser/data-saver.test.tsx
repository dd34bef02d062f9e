import { act, renderHook } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { chooseDataSaver, dataSaverAtom, useWidestPicture } from '@/lib/browser/data-saver'

const page = document.documentElement

afterEach(() => chooseDataSaver(false))

test("'Hemat data' holds for the page at once, on and off", async () => {
  const { result } = renderHook(useWidestPicture)
  expect(result.current).toBe(Number.POSITIVE_INFINITY)
  await act(() => chooseDataSaver(true))
  expect(page).toHaveAttribute('data-saver', 'on')
  expect(sessionStorage.getItem('data-saver')).toBe('on')
  expect(result.current).toBe(480)
  await act(() => chooseDataSaver(false))
  expect(page).not.toHaveAttribute('data-saver')
  expect(result.current).toBe(Number.POSITIVE_INFINITY)
})

test('a choice that became known after the first paint leaves the sizes of its pictures', async () => {
  await chooseDataSaver(true)
  delete page.dataset.saver
  expect(getDefaultStore().get(dataSaverAtom)).toBe(true)
  expect(renderHook(useWidestPicture).result.current).toBe(Number.POSITIVE_INFINITY)
})
