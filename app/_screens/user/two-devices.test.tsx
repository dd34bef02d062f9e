import { screen } from '@testing-library/react'
import { openOwnAccount } from '@/app/_shell/testing/own-account'
import { api } from '@/lib/contract'
import type { User } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

const [mangrove, gambut] = [
  { id: '3', name: 'Mangrove' },
  { id: '4', name: 'Gambut' },
]
const OPENED = accountOf('user', {
  ...{ version: 'v1', jabatan: 'Penyuluh', coachingYangDiminati: [mangrove] },
})

/** The account is open here; meanwhile it is changed on another device. */
async function openWhile(elsewhere: Partial<User>) {
  const present = { ...OPENED, ...elsewhere, version: 'v2' }
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const view = await openOwnAccount(
    mockApi(
      api.category.list,
      [mangrove, gambut].map((one) => ({ ...one, faqs: [] })),
    ),
    mockApi(api.auth.me, OPENED),
    mockApi(api.auth.updateUser, ({ headers }) =>
      headers.get('if-match') === '"v2"' ? present : { refusal: { ...refusal, present } },
    ),
  )
  const jabatan = await screen.findByLabelText(/^Jabatan/)
  await view.user.clear(jabatan)
  await view.user.type(jabatan, 'Polhut')
  await screen.findByRole('checkbox', { name: 'Gambut' })
  const save = () => view.user.click(screen.getByRole('button', { name: 'Simpan' }))
  const saved = async () => {
    await screen.findByText('Data profile berhasil diubah')
    return view.requestsTo(api.auth.updateUser).at(-1)?.body
  }
  return { ...view, save, saved }
}

test('what was changed on another device stays, beside what is changed here', async () => {
  const { save, saved } = await openWhile({
    ...{ fullName: 'Siti Rahmawati', email: 'baru@contoh.go.id' },
  })
  await save()
  expect(await saved()).toMatchObject({
    ...{ fullName: 'Siti Rahmawati', email: 'baru@contoh.go.id', jabatan: 'Polhut' },
  })
})

test('interests that both have changed are asked about as a whole', async () => {
  const { user, save, saved } = await openWhile({ coachingYangDiminati: [] })
  await user.click(screen.getByRole('checkbox', { name: 'Gambut' }))
  await save()
  const question = await stillDialog('Sudah berubah sejak dibuka')
  expect(question.getByRole('group', { name: 'Coaching yang diminati' })).toBeVisible()
  await user.click(question.getByRole('radio', { name: /Mangrove, Gambut/ }))
  await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
  expect(await saved()).toMatchObject({
    ...{ jabatan: 'Polhut', coachingYangDiminati: [{ id: '3' }, { id: '4' }] },
  })
})
