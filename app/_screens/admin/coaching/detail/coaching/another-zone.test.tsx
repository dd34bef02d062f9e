import { screen, waitFor } from '@testing-library/react'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { type TimeZone, zoneOf } from '@/lib/domain/schedule/time-zone'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

const MEETING = {
  tanggalMeeting: '2026-08-25T00:00:00+07:00',
  jamMulai: '2026-08-25T09:00:00+07:00',
  jamSelesai: '2026-08-25T11:30:00+07:00',
}

/** Where the device is; its owner travels. */
let mockDeviceZone: TimeZone
jest.mock('@/lib/browser/time-zone', () => ({
  ...jest.requireActual('@/lib/browser/time-zone'),
  browserTimeZone: () => mockDeviceZone,
}))
const travelTo = (name: string) => {
  mockDeviceZone = zoneOf(name)
}

beforeEach(async () => {
  travelTo('Asia/Jakarta')
  freezeDate('2026-08-20T08:00:00+07:00')
  await clearDevice()
})

const open = () =>
  openCoachingDetail(MEETING, [mockApi(api.adminCoaching.update, adminCoachingOf())])
type View = Awaited<ReturnType<typeof open>>

const start = () => screen.findByRole('combobox', { name: /^Pukul/ })
const end = () => screen.findByRole('combobox', { name: /^s\/d/ })

/** Saves; what was sent of the times. */
async function savedTimes({ user, requestsTo }: View) {
  await user.click(await screen.findByRole('button', { name: 'Update' }))
  const question = await stillDialog('Anda yakin mengubah Informasi coaching ini?')
  await user.click(question.getByRole('button', { name: 'Ya' }))
  await screen.findByText('Data anda berhasil diupdate')
  const [sent] = requestsTo(api.adminCoaching.update)
  return sent?.body
}

test('times keep the zone in which they were shown, wherever the device goes while the form is open', async () => {
  const view = await open()
  travelTo('Asia/Jayapura')
  await view.user.type(await topicField(), ' tahap dua')
  expect(screen.getByText('Jam dalam WIB.')).toBeVisible()
  await view.user.selectOptions(await start(), '09:30')
  // what nobody has touched stays
  expect(await savedTimes(view)).toMatchObject({
    ...{ jamMulai: '2026-08-25T02:30:00.000Z', jamSelesai: MEETING.jamSelesai },
  })
})

test('a kept draft comes back in the zone in which it was typed', async () => {
  const { user, unmount } = await open()
  await user.selectOptions(await end(), '12:00')
  unmount()
  await waitFor(async () => expect(Object.keys(await deviceEntries())).toHaveLength(1))
  travelTo('Asia/Jayapura')
  const view = await open()
  await waitFor(async () => expect(await end()).toHaveDisplayValue('12:00'))
  expect(await start()).toHaveDisplayValue('09:00')
  expect(screen.getByText('Jam dalam WIB.')).toBeVisible()
  expect(await savedTimes(view)).toMatchObject({
    ...{ jamMulai: MEETING.jamMulai, jamSelesai: '2026-08-25T05:00:00.000Z' },
  })
})

test('without changes the times are shown in the zone where the device is', async () => {
  travelTo('Asia/Jayapura')
  await open()
  expect(await start()).toHaveDisplayValue('11:00')
  expect(screen.getByText('Jam dalam WIT.')).toBeVisible()
})
