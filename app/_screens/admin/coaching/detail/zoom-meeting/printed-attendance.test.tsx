import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { printCopy } from '@/lib/browser/print-alone'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/lib/browser/print-alone', () => ({ printCopy: jest.fn() }))

const PEOPLE = ['Dr. Ir. Siti Rahma, S.Hut., M.Si.', 'Suharto'].map((name, index) => ({
  ...{ id: `u${index}`, name, namaInstansi: 'BPKH Wilayah XI', status: false },
}))

test('the list to sign has code, topic, date and a column for signatures', async () => {
  await openCoachingTab('zoom-meeting', [
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
      users: PEOPLE,
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak daftar hadir' }))
  const [paper] = jest.mocked(printCopy).mock.calls[0] ?? []
  if (!paper) throw new Error('nothing was printed')
  expect(paper).toHaveTextContent(/Daftar hadir: .+KHT-.+ · meeting .+\d{4}/)
  const table = within(paper).getByRole('table', { hidden: true })
  const heads = within(table).getAllByRole('columnheader', { hidden: true })
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Nama', 'Instansi', 'Tanda Tangan'],
  ])
  for (const { name } of PEOPLE) expect(table).toHaveTextContent(name)
})
