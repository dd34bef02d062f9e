import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

const field = () => screen.findByRole('textbox', { name: /^Durasi Pre Test/ })

test('a duration that another admin has set meanwhile is not replaced before both were shown', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  let held = adminCoachingOf({ id: '14', preTestDurationMinutes: 15, version: 'v1' })
  const { user, requestsTo } = await openCoachingTab(
    'pre-test',
    [
      mockApi(api.adminCoaching.preTest, { soal: null, jawaban: null, users: [] }),
      mockApi(api.adminCoaching.get, () => held),
      mockApi(api.adminCoaching.update, ({ headers, body }) => {
        if (headers.get('if-match') !== `"${held.version}"`)
          return { refusal: { ...problem(412, 'Sudah berubah.').refusal, present: held } }
        held = { ...held, ...(body as object), version: 'v3' }
        return held
      }),
    ],
    held,
  )
  await waitFor(async () => expect(await field()).toHaveValue('15'))
  held = { ...held, preTestDurationMinutes: 30, version: 'v2' }
  await user.clear(await field())
  await user.type(await field(), '20')
  await user.click(screen.getByRole('button', { name: 'Simpan durasi' }))
  const question = await stillDialog('Sudah berubah sejak dibuka')
  await user.click(question.getByRole('radio', { name: /Yang tersimpan sekarang\s*30/ }))
  await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
  await waitFor(async () => expect(await field()).toHaveValue('30'))
  expect(held.preTestDurationMinutes).toBe(30)
  expect(requestsTo(api.adminCoaching.update)).toHaveLength(1)
})
