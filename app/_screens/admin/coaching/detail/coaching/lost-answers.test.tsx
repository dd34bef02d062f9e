import { screen } from '@testing-library/react'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const OVERWRITING = 'Data ini sudah berubah sejak Anda membukanya.'

/** Refused because of what is there now. */
const changedTo = (topic: string) => ({
  refusal: {
    ...problem(412, OVERWRITING).refusal,
    present: { ...adminCoachingOf({ topic }), version: 'new' },
  },
})

/** 'Ya, dengan notifikasi' on a longer topic; the answer to its save is lost. */
async function loseTheSave() {
  const view = await openCoachingDetail({ version: 'old' }, [
    mockApi(api.adminCoaching.update, offline),
  ])
  await view.user.type(await topicField(), ' tahap dua')
  await view.user.click(await screen.findByRole('button', { name: 'Update' }))
  const question = await stillDialog('Anda yakin mengubah Informasi coaching ini?')
  await view.user.click(question.getByRole('button', { name: 'Ya, dengan notifikasi' }))
  const form = await stillDialog('Notifikasi perubahan coaching')
  const send = () => view.user.click(form.getByRole('button', { name: 'Kirim' }))
  await send()
  await form.findByText(/^Belum diketahui apakah perubahan tersimpan/)
  return { ...view, form, send }
}

test('a change that was saved though its answer was lost is told to the participants at the next try', async () => {
  const view = await loseTheSave()
  view.answerWith(mockApi(api.adminCoaching.update, adminCoachingOf()))
  await view.send()
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
  expect(view.requestsTo(api.notification.updateCoaching)).toHaveLength(1)
  // the same act: a server that has done it gives the answer that was lost, and looks at no version
  const [first, second] = view
    .requestsTo(api.adminCoaching.update)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[\w-]{8,}$/)
  expect(second).toBe(first)
})

test('what has become of it meanwhile, by whomever, is asked about, and nobody is told before', async () => {
  const view = await loseTheSave()
  view.answerWith(mockApi(api.adminCoaching.update, changedTo('Penataan batas')))
  await view.send()
  const question = await stillDialog('Sudah berubah sejak dibuka')
  expect(
    question.getByText(/atau oleh simpanan Anda yang jawabannya tidak sampai\./),
  ).toBeVisible()
  expect(view.requestsTo(api.notification.updateCoaching)).toHaveLength(0)
})
