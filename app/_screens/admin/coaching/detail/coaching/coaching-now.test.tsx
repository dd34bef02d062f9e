import { screen, waitFor } from '@testing-library/react'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const UPDATE = 'Anda yakin mengubah Informasi coaching ini?'
const DELETE = 'Anda yakin ingin menghapus data ini?'
/** Whether it is published, and who is accepted, is part of none but that which deletes. */
const VERSIONED = { version: 'v1' }
const DRAFT = {
  ...{ ...VERSIONED, isPublished: false, publishDate: null, pesertaTerdaftar: 0 },
}
const BY_ANOTHER = adminCoachingOf({
  ...{ ...VERSIONED, isPublished: true, pesertaTerdaftar: 12 },
})
const press = (name: string) => screen.findByRole('button', { name })

/** Read as a draft, and published, with people accepted, by another admin since. */
async function openOutdated() {
  const view = await openCoachingDetail(DRAFT)
  await view.user.type(await topicField(), ' baru')
  view.answerWith(mockApi(api.adminCoaching.get, BY_ANOTHER))
  return view
}

test('what another admin has published since is asked about as published, and its people can be told', async () => {
  const { user } = await openOutdated()
  await user.click(await press('Update'))
  const question = await stillDialog(UPDATE)
  expect(question.getByText('Coaching ini sedang tayang!')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Ya, dengan notifikasi' }))
  const form = await stillDialog('Notifikasi perubahan coaching')
  expect(form.getByText(/12 peserta/)).toBeVisible()
})

test('a deletion names the people who have been accepted since', async () => {
  const { user } = await openOutdated()
  await user.click(await press('Hapus'))
  const question = await stillDialog(DELETE)
  expect(question.getByText(/sertifikat dari 12 peserta/)).toBeVisible()
})

test('where that cannot be asked, it is asked by what was read', async () => {
  const view = await openCoachingDetail(DRAFT)
  await view.user.type(await topicField(), ' baru')
  view.answerWith(mockApi(api.adminCoaching.get, problem(503, 'Sibuk')))
  await view.user.click(await press('Update'))
  const question = await stillDialog(UPDATE)
  expect(question.queryByText('Coaching ini sedang tayang!')).not.toBeInTheDocument()
})

test('what another admin has changed since is not called published, and is shown as it is', async () => {
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const view = await openCoachingDetail(DRAFT)
  const changed = adminCoachingOf({ ...DRAFT, topic: 'Topik yang lain', version: 'v2' })
  view.answerWith(
    mockApi(api.adminCoaching.get, changed),
    mockApi(api.adminCoaching.publish, { refusal: { ...refusal, present: changed } }),
  )
  await view.user.click(await press('Tayang'))
  await view.user.click(await press('Ya'))
  expect(
    await screen.findByText(
      'Coaching ini sudah berubah sejak halaman ini dimuat. Periksa dahulu, lalu tayangkan bila belum tayang.',
    ),
  ).toBeVisible()
  const [sent] = view.requestsTo(api.adminCoaching.publish)
  expect(sent?.headers.get('if-match')).toBe('"v1"')
  expect(screen.queryByText('Data anda berhasil ditayangkan')).toBeNull()
  await waitFor(async () => expect(await topicField()).toHaveValue('Topik yang lain'))
})
