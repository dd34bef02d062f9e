import type { Page } from '@playwright/test'
import { api } from '../lib/contract/index.ts'
import {
  answerDialog,
  dialogWith,
  expectAccessible,
  expectRow,
  expectToast,
  heading,
} from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { attemptOnServer } from './journeys/attempt.ts'
import { wib } from './journeys/plan.ts'
import type { MockControls } from './mock-controls.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const TODAY = '2026-08-25'
const SITI = { name: 'Siti Rahmawati, S.Hut.', email: 'siti.rahmawati@kehutanan.example' }
const PASSWORD = 'Peserta123'
const BUDI = {
  ...{ username: 'peserta2', password: PASSWORD },
  email: 'budi.santoso@kehutanan.example',
}
const FULL = 'Penanganan Konflik Manusia dan Satwa Liar'

const card = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** E-mails whose subject ends so. */
const mailed = async (mock: MockControls, subject: string) =>
  (await mock.outbox()).filter(
    (one) => one.channel === 'email' && one.subject?.endsWith(subject),
  )

test('what will go is looked at, reworded, moved and switched off; what went stands there as it is', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const { params } = await attemptOnServer(request, 'post-test')
  await loginAs('admin')
  await goTo('admin/coaching/detail', params, { tab: 'pesan' })
  const evening = card(page, 'Batas waktu Post Test')

  await test.step('when, to how many, with names, and how it reads', async () => {
    await expect(evening.getByText('Selasa, 25/08/2026 pukul 19:00 WIB')).toBeVisible()
    await evening.getByText('Lihat nama').click()
    await expect(evening).toContainText(SITI.name)
    await evening.getByText('Lihat isi pesan').click()
    await expect(evening).toContainText('sebelum pukul 21:00 WIB')
    await expectAccessible(page)
  })
  const [, count = ''] =
    /Akan dikirim ke (\d+) peserta/.exec(await evening.innerText()) ?? []

  await test.step('reworded and moved, with its preview; a slipped letter is refused', async () => {
    await evening.getByRole('button', { name: 'Ubah' }).click()
    const dialog = dialogWith(page, 'Batas waktu Post Test')
    await dialog.getByLabel('Pukul (WIB), pada hari meeting').selectOption('18:30')
    await dialog.getByLabel('Subjek').fill('Malam ini terakhir')
    await dialog.getByLabel('Isi pesan').fill('Kerjakan, {nmaa}.')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog.getByText(/\{nmaa\} tidak dikenal/).first()).toBeVisible()
    await dialog.getByLabel('Isi pesan').fill('Kerjakan sebelum {batas}.')
    await dialog.getByText('Pratinjau pesan').click()
    await expect(dialog.getByText(/Kerjakan sebelum 21:00 WIB\./).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expectToast(page, 'Batas waktu Post Test: diperbarui')
    await expect(evening.getByText('Selasa, 25/08/2026 pukul 18:30 WIB')).toBeVisible()
  })

  await test.step('one is switched off', async () => {
    const survey = card(page, 'Survei kepuasan')
    await survey.getByRole('button', { name: 'Matikan' }).click()
    await expect(survey.getByText('Tidak akan dikirim.')).toBeVisible()
  })

  await test.step('whoever has ended the post-test meanwhile gets none', async () => {
    const login = await request.post('api/v1/auth/login', {
      data: { username: 'peserta', password: PASSWORD },
    })
    const headers = { authorization: `Bearer ${(await login.json()).accessToken}` }
    for (const act of ['start', 'end'])
      await request.post(`api/v1/coaching/${params.id}/post-test/${act}`, { headers })
    await mock.setClock(wib(TODAY, '18:31'))
    await expect
      .poll(async () =>
        (await mailed(mock, 'Malam ini terakhir')).map(({ state }) => state),
      )
      .toEqual(Array.from({ length: Number(count) - 1 }, () => 'sent'))
    const told = await mailed(mock, 'Malam ini terakhir')
    expect(told.map(({ recipient }) => recipient)).not.toContain(SITI.email)
    await page.reload()
    await expectRow(page, 'Malam ini terakhir', 'Email', 'Terkirim')
    await page.getByRole('searchbox', { name: 'Cari Pesan coaching ini' }).fill(SITI.name)
    await expectRow(
      page,
      SITI.name,
      'Tidak dikirim: sudah dikerjakan, atau tidak dapat dikerjakan saat itu',
    )
    await expect(evening).toContainText(
      'Waktunya sudah tiba: tidak ada lagi peserta yang menunggu pesan ini.',
    )
  })
})

test('sent now; ended by the link in it, begun again on the own page; a calendar that is kept and revoked', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('user')
  const { id } = await SEEDED_PARAMS['proses-coaching/coach'](reader(request, accessToken))

  await test.step('an admin sends one now, after seeing to whom', async () => {
    await loginAs('admin')
    await goTo('admin/coaching/detail', { id }, { tab: 'pesan' })
    await card(page, 'Pengingat jadwal')
      .getByRole('button', { name: 'Kirim sekarang' })
      .click()
    const dialog = dialogWith(page, 'Kirim sekarang: Pengingat jadwal')
    await expect(dialog.getByRole('list', { name: 'Penerima' })).toContainText(SITI.name)
    await dialog.getByRole('button', { name: /^Kirim ke \d+ peserta$/ }).click()
    await answerDialog(page, 'Pesan dikirim', 'OK')
    await expect(
      card(page, 'Pengingat jadwal').getByText('Akan dikirim ke 0 peserta.'),
    ).toBeVisible()
  })

  await test.step('the link in the e-mail ends reminders without a login', async () => {
    const linkOf = async () =>
      (await mailed(mock, 'Pengingat Jadwal Coaching')).find(
        ({ recipient }) => recipient === SITI.email,
      )?.stopUrl
    await expect.poll(linkOf).toBeTruthy()
    await page.goto(new URL(String(await linkOf())).pathname)
    await page.getByRole('button', { name: 'Hentikan' }).click()
    await expect(heading(page, 'Pengingat dihentikan')).toBeVisible()
  })

  await test.step('the plan says so, and the own page begins them again', async () => {
    await loginAs('admin')
    await goTo('admin/coaching/detail', { id }, { tab: 'pesan' })
    await expect(card(page, 'Menjelang meeting')).toContainText(
      `${SITI.name} (menghentikan pengingat)`,
    )
    await loginAs('user')
    await goTo('user')
    await expect(page.getByText(/^Dihentikan pada 25\/08\/2026/)).toBeVisible()
    await page.getByRole('button', { name: 'Aktifkan kembali' }).click()
    await expect(page.getByText('Aktif. Anda menerima pengingat')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a calendar address is made, read and revoked', async () => {
    await page.getByRole('button', { name: 'Buat alamat kalender' }).click()
    const { pathname } = new URL(await page.getByLabel('Alamat kalender Anda').inputValue())
    const calendar = await request.get(pathname)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await answerDialog(page, 'Hapus alamat kalender?', 'Hapus')
    await expectToast(page, 'Alamat kalender dihapus')
    expect((await request.get(pathname)).status()).toBe(404)
  })
})

test('who asks to be told of a free place is told once when one is free', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs(BUDI)
  const upcoming = await reader(request, accessToken)(api.coaching.upcomingUser)
  const id = String(upcoming.find(({ topic }) => topic === FULL)?.id)
  await goTo('coaching/detail', { id })
  await page.getByRole('button', { name: 'Beri tahu bila ada tempat' }).click()
  await expectToast(page, 'Anda akan diberi tahu bila ada tempat')
  await expect(page.getByRole('button', { name: 'Berhenti menunggu' })).toBeVisible()

  const login = await request.post('api/v1/auth/login', {
    data: { username: 'putri.ayu', password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` }
  const left = await request.post(`api/v1/coaching/${id}/cancel`, { headers })
  expect(left.ok()).toBe(true)
  const told = async () =>
    (await mailed(mock, 'Ada Tempat di Coaching yang Anda Tunggu')).map(
      ({ recipient }) => recipient,
    )
  await expect.poll(told).toEqual([BUDI.email])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ikuti coaching' })).toBeEnabled()
})
