import type { APIRequestContext, Page } from '@playwright/test'
import { api } from '../lib/contract/index.ts'
import { href } from '../lib/router/href.ts'
import { expectNoHorizontalScroll } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { enter } from './journeys/admin-coaching.ts'
import {
  BERTHA,
  coachingId,
  issueAll,
  NAME,
  saySettings,
  skipMessage,
} from './journeys/certificates.ts'
import { reader, SEEDED_AT } from './seeded-params.ts'

// a certificate that is no longer given is logged too (chapter 8)
test.use({ moment: SEEDED_AT, allowedErrors: [/The certificate could not be fetched/] })

const REPLACED =
  'Sertifikat ini sudah diganti sejak Anda membukanya. Periksa keadaannya sekarang.'

const registered = (request: APIRequestContext, token: string) =>
  reader(request, token)(api.certificateRegister.list)

/** Ten numbers, each once, and none left half. */
const expectTen = (request: APIRequestContext, token: string) =>
  expect
    .poll(async () =>
      (await registered(request, token))
        .map(({ number, state }) => `${number.split('/')[0]} ${state}`)
        .toSorted(),
    )
    .toEqual(
      Array.from(
        { length: 10 },
        (_, place) => `${String(place + 1).padStart(3, '0')} valid`,
      ),
    )

/** To the last window before anything is issued. */
async function agree(page: Page) {
  await page.getByRole('button', { name: /^Terbitkan untuk semua yang lengkap/ }).click()
  await page.getByRole('button', { name: 'Terbitkan 10 sertifikat' }).click()
  const message = page.getByRole('dialog', { name: 'Kirim notifikasi sertifikat' })
  await expect(message.getByRole('checkbox', { name: 'Email' })).toBeVisible()
}

async function openAct(page: Page, verb: 'Terbitkan ulang' | 'Cabut', reason: string) {
  await page.getByRole('button', { name: `${verb} sertifikat ${NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: /sertifikat$/ })
  await dialog.getByLabel('Alasan').fill(reason)
  return dialog.getByRole('button', { name: new RegExp(`^${verb}`) })
}

test('a participant who looks at a certificate is told when it is issued anew, and when it is withdrawn', async ({
  page,
  loginAs,
  goTo,
  openPage,
}) => {
  const { accessToken } = await loginAs('admin')
  const id = await coachingId(page.request, accessToken)
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await saySettings(page)
  await issueAll(page)

  const phone = await openPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await enter(phone, BERTHA, 'Daftar Coaching')
  await phone.goto(href('proses-coaching/sertifikat', { id }))
  await expect(phone.getByText(/^Nomor .*, versi 1/)).toBeVisible()
  const save = phone.getByRole('button', { name: 'Unduh sertifikat' })

  await (await openAct(page, 'Terbitkan ulang', 'Gelar keliru.')).click()
  await skipMessage(page)
  await Promise.all([phone.waitForEvent('download'), save.click()])
  await expect(phone.getByText(/^Nomor .*, versi 2/)).toBeVisible()
  await expect(phone.getByText('Versi sebelumnya tidak berlaku lagi.')).toBeVisible()

  await (await openAct(page, 'Cabut', 'Terbit keliru.')).click()
  await skipMessage(page)
  await save.click()
  await expect(
    phone.getByRole('heading', { name: 'Sertifikat Anda dicabut', exact: true }),
  ).toBeVisible()
  await expect(phone.getByText('Alasan: Terbit keliru.')).toBeVisible()
  await expect(save).toBeHidden()
  await expectNoHorizontalScroll(phone, 360)
})

test('two admins issue at once, then issue one anew at once: each number once, and the second is told', async ({
  page,
  request,
  loginAs,
  goTo,
  openPage,
}) => {
  const { accessToken } = await loginAs('admin')
  const id = await coachingId(request, accessToken)
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await saySettings(page)
  const other = await openPage()
  await enter(other, ACCOUNTS.superadmin, 'DATA BERANDA')
  const tab = href('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await other.goto(tab)
  await Promise.all([agree(page), agree(other)])
  await Promise.all([skipMessage(page), skipMessage(other)])
  await expectTen(request, accessToken)
  // Either the list was no longer as it was shown, or the rows say what somebody else has made.
  const told = /sertifikat sudah terbit|sertifikat terbit, \d+ dilewati|Daftar ini berubah/
  for (const admin of [page, other])
    await expect(admin.getByText(told).first()).toBeVisible()

  for (const admin of [page, other]) await admin.reload()
  const [first, second] = [
    await openAct(page, 'Terbitkan ulang', 'Gelar keliru.'),
    await openAct(other, 'Terbitkan ulang', 'Nama keliru.'),
  ]
  await first.click()
  await skipMessage(page)
  await second.click()
  await expect(other.getByText(REPLACED)).toBeVisible()
  await expect(other.getByText(/^Nomor .*, versi 2/)).toBeVisible()
  const versions = (await registered(request, accessToken)).filter(
    ({ name }) => name === NAME,
  )
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'valid'],
    [1, 'replaced'],
  ])
})

test('the answer of an issue is lost: what has begun is found by a look, and nothing is issued twice', async ({
  page,
  request,
  loginAs,
  goTo,
  mock,
}) => {
  const { accessToken } = await loginAs('admin')
  const id = await coachingId(request, accessToken)
  await goTo('admin/coaching/detail', { id }, { tab: 'sertifikat' })
  await saySettings(page)
  const path = '/coaching/admin/*/issue-certificates'
  await agree(page)
  // a browser sends it again by itself, once for each connection that was not idle when this was planned
  await mock.plan({ method: 'POST', path, drop: true, times: 1000 })
  await skipMessage(page)
  const unknown = page.getByText('Belum diketahui apakah penerbitan sudah dimulai')
  await expect(unknown).toBeVisible()
  await page.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(unknown).toBeVisible()
  expect(await registered(request, accessToken)).toEqual([])
  await mock.plan()

  await agree(page)
  await mock.plan({ method: 'POST', path, drop: true, after: true, times: 1000 })
  await skipMessage(page)
  await expectTen(request, accessToken)
  await expect(page.getByRole('button', { name: /yang lengkap \(0\)$/ })).toBeVisible()
  await expect(unknown).toBeHidden()
})
