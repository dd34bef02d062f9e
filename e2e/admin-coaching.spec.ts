import type { APIRequestContext, Page } from '@playwright/test'
import { api } from '../lib/contract/index.ts'
import type { HashQuery } from '../lib/router/href.ts'
import {
  dialogWith,
  expectAccessible,
  expectNoHorizontalScroll,
  expectToast,
  heading,
} from './expectations.ts'
import { picture } from './files.ts'
import { ACCOUNTS, expect, type GoTo, test } from './fixtures.ts'
import { logIn, openTab } from './journeys/admin-coaching.ts'
import { expectKept, watchCall } from './journeys/device.ts'
import { expectExpired, expiredModal } from './journeys/session.ts'
import { NEARLY_FULL } from './journeys/visitor.ts'
import { zoomReport } from './journeys/zoom-report.ts'
import { type Read, reader, SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const FAULT = 'Gangguan yang direncanakan untuk pengujian.'

type Calls = { read: Read; request: APIRequestContext; token: string }

/** Opens the coaching that has both waiting and accepted proposals, at one of its tabs. */
async function openCoaching({ read }: Calls, goTo: GoTo, query: HashQuery) {
  const coachings = await read(api.adminCoaching.list)
  const id = coachings.find(({ topic }) => topic === NEARLY_FULL)?.id
  if (!id) throw new Error(`No coaching '${NEARLY_FULL}' in the demo data`)
  await goTo('admin/coaching/detail', { id }, query)
  return id
}

/** Its participants by name, as the meeting's tab lists them. */
async function participantsOf({ request, token }: Calls, id: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`api/v1/coaching/admin/${id}/zoom-meeting`, { headers })
  const { users }: { users: { name: string }[] } = await answer.json()
  return users.map(({ name }) => name)
}

const callsOf = (request: APIRequestContext, { accessToken }: { accessToken: string }) => ({
  read: reader(request, accessToken),
  request,
  token: accessToken,
})

const attendanceBox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Kehadiran ${name}`, exact: true })

test('a decision whose message fails is not half done; the briefing tells what is asked', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const calls = callsOf(request, await loginAs('admin'))
  await openCoaching(calls, goTo, { tab: 'peserta', q: 'Terima Tolak' })
  const approvals = watchCall(page, 'POST', '/proposal/approve')
  const messages = watchCall(page, 'POST', '/notification/proposal')

  await test.step('a failed notification keeps the dialog with its text; nobody is accepted', async () => {
    await expect(page.getByText('22 dari 25 peserta disetujui')).toBeVisible()
    await page
      .getByRole('button', { name: /^Terima pengajuan/ })
      .first()
      .click()
    const dialog = dialogWith(page, 'Terima pengajuan')
    const message = dialog.getByRole('textbox', { name: 'Pesan' })
    await message.fill('Selamat, pengajuan Anda kami terima.')
    await mock.plan({
      method: 'POST',
      path: '/notification/proposal',
      status: 500,
      times: 1,
    })
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).click()
    await expect(
      dialog.getByText(`Notifikasi belum terkirim (${FAULT.slice(0, -1)}).`, {
        exact: false,
      }),
    ).toBeVisible()
    await expect(message).toHaveValue('Selamat, pengajuan Anda kami terima.')
    expect(approvals.sent).toBe(0)
  })

  await test.step('a double click on Kirim sends once and accepts once', async () => {
    const dialog = dialogWith(page, 'Terima pengajuan')
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).dblclick()
    await expectToast(page, 'Proposal telah disetujui')
    await expect(page.getByText('23 dari 25 peserta disetujui')).toBeVisible()
    expect([messages.statuses, approvals.statuses]).toEqual([[500, 200], [200]])
  })

  await test.step('the briefing merges what is asked; a question becomes an FAQ and back', async () => {
    await page.getByRole('button', { name: 'Ringkasan untuk coach' }).click()
    const briefing = page.getByRole('dialog', { name: 'Ringkasan untuk coach' })
    await expect(
      briefing.getByText(/pertanyaan dari 23 peserta, dirangkum menjadi/),
    ).toBeVisible()
    await expectAccessible(page)
    const link = briefing.getByRole('link', { name: /^Jadikan FAQ/ }).first()
    const question = (await link.getAttribute('aria-label'))?.replace('Jadikan FAQ: ', '')
    await link.click()
    await expect(heading(page, 'Tambah FAQ')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Pertanyaan' })).toHaveText(
      question ?? '',
    )
    await page.getByRole('button', { name: 'Batal' }).click()
    await expect(briefing.getByText(/dirangkum menjadi/)).toBeVisible()
  })
})

test('the meeting: a failed upload, double clicks, and the report of Zoom with a lost answer', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const calls = callsOf(request, await loginAs('admin'))
  const id = await openCoaching(calls, goTo, { tab: 'zoom-meeting' })
  const [first = '', second = '', third = '', fourth = ''] = await participantsOf(calls, id)
  const toggles = watchCall(page, 'POST', `/coaching/${id}/zoom-meeting/absensi`)

  await test.step('a failed upload says why and is tried again', async () => {
    const path = '/coaching/*/zoom-meeting/update-meeting-background'
    await mock.plan({ method: 'POST', path, status: 503, times: 1 })
    await page.getByLabel(/Unggah virtual background$/).setInputFiles(picture('latar.png'))
    await expect(page.getByText(FAULT)).toBeVisible()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(
      page.getByRole('img', { name: 'Virtual background saat ini' }),
    ).toBeVisible()
  })

  await test.step('a double click on an attendance box toggles once', async () => {
    await expect(page.getByText('0 dari 22 orang hadir')).toBeVisible()
    await mock.plan({
      ...{ method: 'POST', path: '/coaching/*/zoom-meeting/absensi' },
      ...{ delayMs: 400, times: 1 },
    })
    await attendanceBox(page, first).dblclick()
    await expect(page.getByText('1 dari 22 orang hadir')).toBeVisible()
    await expect(attendanceBox(page, first)).toBeChecked()
    expect(toggles.sent).toBe(1)
  })

  await test.step('the report proposes; a lost answer is repeated without undoing', async () => {
    const file = zoomReport([first, second, third, 'Tamu Undangan', fourth])
    await page.getByLabel('Pilih laporan meeting').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Kehadiran dari laporan meeting' })
    await expect(
      dialog.getByText('4 dari 22 peserta cocok · 2 akan ditandai hadir'),
    ).toBeVisible()
    await expect(dialog.getByText('Tamu Undangan · 110 menit')).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    const path = '/coaching/*/zoom-meeting/absensi'
    await mock.plan({ method: 'POST', path, drop: true, after: true, times: 1 })
    await dialog.getByRole('button', { name: 'Terapkan 2 perubahan' }).click()
    await dialog.getByRole('button', { name: 'Ulangi 1 perubahan' }).click()
    await expect(dialog.getByText('2 dari 2 tersimpan')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('3 dari 22 orang hadir')).toBeVisible()
  })
})

test('every tab is accessible; a session that ends in the form costs nothing', async ({
  page,
  request,
  mock,
  loginAs,
  goTo,
}) => {
  const calls = callsOf(request, await loginAs('admin'))
  await openCoaching(calls, goTo, { tab: 'pre-test' })

  await test.step('the tabs', async () => {
    await expect(page.getByText('File soal Pre Test').first()).toBeVisible()
    await expectAccessible(page)
    const shown = {
      'Post Test': 'File soal Post Test',
      Sertifikat: /^Rekomendasi sertifikat/,
      Rekap: 'Rata-rata N-Gain',
    }
    for (const [tab, text] of Object.entries(shown)) {
      await openTab(page, tab)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectAccessible(page)
    }
    await expectNoHorizontalScroll(page)
  })

  await test.step('what is typed while the session ends is there after the login', async () => {
    await openTab(page, 'Coach')
    await page.getByRole('textbox', { name: 'Topik' }).fill('Topik yang tidak boleh hilang')
    await expectKept(page, 'Topik yang tidak boleh hilang')
    await mock.expireSession(ACCOUNTS.admin.username, { refresh: true })
    // the coaching is read anew before anything is asked about it
    await page.getByRole('button', { name: 'Update' }).click()
    await expectExpired(page)
    await expiredModal(page).getByRole('button', { name: 'Login' }).click()
    await logIn(page, ACCOUNTS.admin)
    await expect(page.getByText(/^Isian Anda yang belum disimpan/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Topik' })).toHaveValue(
      'Topik yang tidak boleh hilang',
    )
  })
})
