import { dialogWith } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { wib } from '../journeys/plan.ts'
import { zoomReport } from '../journeys/zoom-report.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { fortyProposals } from './forty-proposals.ts'
import { deskOf } from './walked-office.ts'
import { decide } from './walked-review.ts'
import { Walker } from './walker.ts'

test.use({ moment: SEEDED_AT })

const MEETING = 'https://meeting.example/j/48151623'
/** Forty-five attendances are saved one after the other. */
const APPLIED_MS = 300_000
/** Of the demo data: ten of its participants lack nothing but the certificate. */
const FINISHED = 'KHT-2026-003'

test("an admin's day with forty proposals", async ({ page, request, mock }, info) => {
  test.skip(info.project.name !== 'desktop', 'a way on a desktop')
  test.slow()
  const { code, participants } = await fortyProposals(request)
  const walk = new Walker(page)
  const desk = deskOf(walk)
  const { button, openTab, press } = desk
  await walk.leg('the login', { taps: 1, fields: 2, keys: 1 }, async () => {
    await walk.follow('./#/login')
    await desk.logIn()
  })

  await walk.leg('to the first of forty proposals', { taps: 3 }, async () => {
    await desk.openWork(/pengajuan menunggu$/)
    await walk.tap(page.getByRole('link', { name: `pengajuan menunggu di ${code}` }))
    await walk.tap(button('Tinjau satu per satu'))
  })

  const byMouse = await walk.leg('twenty decisions by mouse', { taps: 46 }, () =>
    decide(walk, 'mouse', 1, 20),
  )
  const byKeys = await walk.leg('twenty decisions by keys', { keys: 47 }, async () => {
    const refused = await decide(walk, 'keys', 21, 20)
    await expect(page.getByText('Tidak ada lagi pengajuan yang menunggu.')).toBeVisible()
    await expect(button('Selesai')).toBeFocused()
    await walk.key('Enter')
    await expect(button('Selesai')).toBeHidden()
    return refused
  })
  const letters = async (subject: RegExp) =>
    (await mock.outbox()).filter((one) => subject.test(one.subject ?? '')).length
  await expect
    .poll(() => letters(/^Pengajuan Coaching Diterima$/))
    .toBe(40 - byMouse - byKeys)
  await expect.poll(() => letters(/Pertanyaan tidak sesuai/)).toBe(byMouse + byKeys)

  await walk.leg('to whoever has not done the pre-test', { taps: 4 }, async () => {
    await openTab('Pre Test')
    await walk.tap(button(/^Ingatkan yang belum/))
    await press(/^Ingatkan \d+ peserta/, 'Kirim')
    await expect(dialogWith(page, 'Notifikasi terkirim')).toContainText(
      /Ditulis untuk \d+ peserta/,
    )
    await press('Notifikasi terkirim', 'OK')
  })
  await expect.poll(() => letters(/Pengingat Pre Test$/)).toBe(34)

  await walk.leg(
    'the link of the meeting',
    { taps: 1, fields: 1, keys: 2, scrolls: 1 },
    async () => {
      await openTab('Zoom Meeting')
      await walk.type(page.getByRole('textbox', { name: 'Tautan meeting' }), MEETING)
      await walk.key('Tab')
      await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible()
    },
  )

  await mock.setClock(wib('2026-08-27', '11:35'))
  await walk.leg(
    'the login after the meeting',
    { taps: 2, fields: 2, keys: 1 },
    async () => {
      await walk.follow('./#/admin/beranda')
      await press('Sesi anda telah berakhir.', 'Login')
      await desk.logIn()
    },
  )

  const names = await participants()
  await walk.leg('the attendance', { taps: 6, scrolls: 1 }, async () => {
    await desk.openMenu('Coaching')
    await desk.openCoaching(code)
    await openTab('Zoom Meeting')
    const chooser = page.waitForEvent('filechooser')
    await walk.tap(page.locator('label').filter({ hasText: 'Pilih laporan meeting' }))
    await (await chooser).setFiles(zoomReport(names))
    const report = 'Kehadiran dari laporan meeting'
    await press(report, `Terapkan ${names.length - 1} perubahan`)
    const all = `${names.length - 1} dari ${names.length - 1} tersimpan`
    await expect(page.getByText(all)).toBeVisible({ timeout: APPLIED_MS })
    await press(report, 'Tutup')
    const count = `${names.length - 1} dari ${names.length} orang hadir`
    await expect(page.getByText(count)).toBeVisible()
    await expect(button('Ingatkan yang belum (1)')).toBeVisible()
  })

  await walk.leg(
    'the recap as a file',
    { taps: 3, fields: 1, keys: 1, scrolls: 1 },
    async () => {
      await openTab('Rekap')
      await walk.tap(button('Ekspor').first())
      await walk.tap(button('Excel (.xlsx)').first())
      const download = page.waitForEvent('download')
      await desk.writePassword()
      await walk.key('Enter')
      expect((await download).suggestedFilename()).toMatch(/^rekap-KHT-\S+_.*\.xlsx$/)
    },
  )

  await walk.leg('ten certificates', { taps: 9, fields: 3, scrolls: 2 }, async () => {
    await desk.openMenu('Beranda')
    await desk.openWork(/sertifikat belum diunggah$/)
    await desk.openCoaching(FINISHED)
    await openTab('Sertifikat')
    await walk.tap(button('Pengaturan sertifikat'))
    const settings = dialogWith(page, 'Pengaturan sertifikat')
    for (const [label, text] of Object.entries({
      'Jam pelajaran': '4',
      'Tempat penerbitan': 'Jakarta',
      'Penanda tangan pertama': 'Ratna Dewi',
    }))
      await walk.type(settings.getByLabel(label, { exact: true }), text)
    await press('Pengaturan sertifikat', 'Simpan pengaturan')
    await expect(settings).toHaveCount(0)
    await walk.tap(button(/^Terbitkan untuk semua yang lengkap/))
    await walk.tap(button('Terbitkan 10 sertifikat'))
    await press('Kirim notifikasi sertifikat', 'Kirim')
    await expect(page.getByText('10 sertifikat sudah terbit.')).toBeVisible()
  })
  await expect.poll(() => letters(/Sertifikat Telah Tersedia$/)).toBe(10)
  walk.end("an admin's day", { taps: 75, fields: 9, keys: 52, scrolls: 5 })
})
