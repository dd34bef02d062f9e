import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { LEAVE_WITHOUT_SAVING } from '@/lib/copy'
import { loudActivityAtom } from '@/lib/feedback/activity'
import { hashLocation } from '@/lib/router/hash-location'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const UPDATE = 'Anda yakin mengubah Informasi coaching ini?'
const DRAFT = { isPublished: false, publishDate: null, pesertaTerdaftar: 0 }

/** A draft with a longer topic, and 'Update' pressed. */
async function changeTopic() {
  const view = await openCoachingDetail(DRAFT)
  await view.user.type(await topicField(), ' tahap dua')
  const answer = Promise.withResolvers<void>()
  const press = async (name: string) =>
    view.user.click(await screen.findByRole('button', { name }))
  return { ...view, answer, press }
}

test('whoever leaves while the changes are being saved is not told that they are lost', async () => {
  const { user, press, answer, answerWith } = await changeTopic()
  answerWith(
    mockApi(api.adminCoaching.update, async () => {
      await answer.promise
      return adminCoachingOf(DRAFT)
    }),
  )
  await press('Update')
  await stillDialog(UPDATE)
  await press('Ya')
  await user.click(screen.getByRole('link', { name: 'FAQ' }))
  await waitFor(() => expect(hashLocation.get()).toBe('#/admin/faq'))
  answer.resolve()
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
})

test('whoever leaves, and gives the changes up, before it was asked whether to save them, is asked no more', async () => {
  const { user, press, answer, answerWith, requestsTo } = await changeTopic()
  answerWith(
    mockApi(api.adminCoaching.get, async () => {
      await answer.promise
      return adminCoachingOf(DRAFT)
    }),
  )
  await press('Update')
  await user.click(screen.getByRole('link', { name: 'FAQ' }))
  await stillDialog(LEAVE_WITHOUT_SAVING.title)
  await press('Ya')
  await waitFor(() => expect(hashLocation.get()).toBe('#/admin/faq'))
  await act(async () => answer.resolve())
  await waitFor(() => expect(getDefaultStore().get(loudActivityAtom)).toBe(0))
  await act(async () => {})
  expect(screen.queryByText(UPDATE)).toBeNull()
  expect(requestsTo(api.adminCoaching.update)).toHaveLength(0)
})
