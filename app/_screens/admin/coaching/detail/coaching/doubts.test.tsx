import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

async function open(changes: Partial<AdminCoaching> = {}) {
  const view = await renderScreen('admin/coaching/detail', {
    as: 'admin',
    params: { id: '14' },
    from: '#/admin/coaching',
    api: [
      mockApi(api.adminCoaching.get, adminCoachingOf(changes)),
      mockApi(api.category.list, []),
      mockApi(api.adminCoaching.adminOptions, []),
      mockApi(api.adminCoaching.update, adminCoachingOf()),
    ],
  })
  const sent = () => view.requestsTo(api.adminCoaching.update)
  return { ...view, sent }
}

const update = () => screen.findByRole('button', { name: 'Update' })
const coach = async () => within(await screen.findByRole('group', { name: 'Coach 1' }))

test('a stored coach whose name is cleared is refused at the field', async () => {
  const { user, sent } = await open()
  const name = (await coach()).getByRole('textbox', { name: 'Nama' })
  await user.clear(name)
  await user.click(await update())
  expect(await screen.findByRole('button', { name: /Nama diperlukan/ })).toBeVisible()
  expect(name).toBeInvalid()
  expect(sent()).toHaveLength(0)
})

test('a complete coaching is not moved to today: nothing could be done with it any more', async () => {
  const told =
    'Coaching yang lengkap hanya dapat ditayangkan sebelum hari meeting. Pilih tanggal mulai besok, atau kosongkan tanggalnya'
  const { user, sent } = await open({ isPublished: false, publishDate: null })
  const day = await screen.findByRole('textbox', { name: /^Tanggal Meeting/ })
  await user.clear(day)
  await user.type(day, '20/08/2026')
  await user.click(await update())
  expect(await screen.findByRole('button', { name: new RegExp(`${told}$`) })).toBeVisible()
  expect(day).toHaveAccessibleDescription(expect.stringContaining(told))
  expect(sent()).toHaveLength(0)
  await user.clear(day)
  await user.type(day, '21/08/2026')
  await user.click(await update())
  expect(await stillDialog('Anda yakin mengubah Informasi coaching ini?')).toBeTruthy()
})

test('before the last coach of a published coaching goes it is asked', async () => {
  const { user, sent } = await open()
  await user.click((await coach()).getByRole('button', { name: 'Kosongkan Coach 1' }))
  await user.click(await update())
  const question = await stillDialog('Simpan tanpa coach?')
  await user.click(question.getByRole('button', { name: 'Tidak' }))
  expect(sent()).toHaveLength(0)
})

test('a quota below the accepted is asked about, with the numbers', async () => {
  const { user, sent } = await open()
  const quota = await screen.findByRole('textbox', { name: /Total Peserta/ })
  await user.clear(quota)
  await user.type(quota, '3')
  await user.click(await update())
  const question = await stillDialog(
    'Kuota kurang dari peserta yang sudah disetujui. Tetap simpan?',
  )
  expect(question.getByText(/36 peserta sudah disetujui, kuota menjadi 3\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Ya' }))
  await user.click(
    (await stillDialog('Anda yakin mengubah Informasi coaching ini?')).getByRole('button', {
      name: 'Ya',
    }),
  )
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
  expect(sent()[0]?.body).toEqual({ totalPeserta: 3, confirmedAccepted: 36 })
})
