import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { readyText, wordingOf } from '@/lib/domain/messages/wordings'
import { mockApi, problem } from '@/lib/testing/mock-api'

const OFFICE = {
  ...{ name: 'Balai Uji', address: '', email: '', whatsapp: '', logo: null },
  signer: 'Panitia Balai Uji',
}
const OWN = 'Halo {nama}: {topik}, {jadwal}. {pengirim}'

async function open(texts: Record<string, string> = {}) {
  const view = await renderScreen('admin/teks-pesan', {
    as: 'superadmin',
    api: [
      mockApi(api.office.get, OFFICE),
      mockApi(api.office.wordings, { texts, version: 'v1' }),
      mockApi(api.office.updateWordings, null),
    ],
  })
  return { ...view, text: await screen.findByLabelText('Teks') }
}
const save = () => screen.getByRole('button', { name: 'Simpan' })

test('an own text is shown as it will read, and saved beside the others', async () => {
  const { user, text, requestsTo, container } = await open({ certificate: OWN })
  expect(text).toHaveValue(readyText(wordingOf('acceptance')))
  await user.clear(text)
  await user.click(text)
  await user.paste(OWN)
  expect(screen.getByRole('region', { name: 'Pratinjau' })).toHaveTextContent(
    /Halo Siti Rahma: Rehabilitasi mangrove, .* Panitia Balai Uji/,
  )
  expect(await axe(container)).toHaveNoViolations()
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  expect(requestsTo(api.office.updateWordings)[0]?.body).toEqual({
    texts: { certificate: OWN, acceptance: OWN },
  })
})

test("'kembali ke bawaan' takes the own text away", async () => {
  const { user, text, requestsTo } = await open({ acceptance: OWN })
  expect(text).toHaveValue(OWN)
  await user.click(screen.getByRole('button', { name: 'Kembali ke bawaan' }))
  await user.click(save())
  await waitFor(() =>
    expect(requestsTo(api.office.updateWordings)[0]?.body).toEqual({ texts: {} }),
  )
})

test.each([
  ['Halo {nama} {topik} {jadwal}', 'Teks harus memuat {pengirim}'],
  [`${OWN} {gaji}`, '{gaji} tidak dikenal.'],
])('%s is refused at the field', async (typed, told) => {
  const { user, text, requestsTo } = await open()
  await user.clear(text)
  await user.click(text)
  await user.paste(typed)
  await user.click(save())
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription(expect.stringContaining(told)),
  )
  expect(requestsTo(api.office.updateWordings)).toHaveLength(0)
})

test('what another superadmin has made of another text meanwhile goes along', async () => {
  const { user, text, requestsTo, answerWith } = await open({ certificate: OWN })
  await user.clear(text)
  await user.click(text)
  await user.paste(OWN)
  const theirs = { certificate: `${OWN} Salam.`, rejection: OWN }
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  let isFirst = true
  answerWith(
    mockApi(api.office.updateWordings, () => {
      if (!isFirst) return null
      isFirst = false
      return { refusal: { ...refusal, present: { texts: theirs, version: 'v2' } } }
    }),
  )
  await user.click(save())
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible()
  const sent = requestsTo(api.office.updateWordings).at(-1)
  expect(sent?.headers.get('if-match')).toBe('"v2"')
  expect(sent?.body).toEqual({ texts: { ...theirs, acceptance: OWN } })
})
