import { dialogWith, expectToast, heading, part } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { office } from '../journeys/office.ts'
import { wib } from '../journeys/plan.ts'
import { NEW_MEMBER } from '../journeys/registration.ts'
import { QUESTIONS, question } from '../journeys/session.ts'
import { join, NEARLY_FULL } from '../journeys/visitor.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { takeWhole } from './walked-test.ts'
import { Walker } from './walker.ts'

test.use({ moment: SEEDED_AT })

const { 'Nama Lengkap': NAME, ...ACCOUNT } = NEW_MEMBER
/** Of the coaching: four days after the moment of the demo data, 13:00 to 15:00. */
const MEETING_DAY = '2026-08-29'
/** Less than a button with two lines is high. */
const ONE_LINE_PX = 56
const MEETING = 'https://meeting.kehutanan.example/'

test('a first coaching on a phone, from the start page to the certificate', async ({
  page,
  request,
  mock,
}, info) => {
  test.skip(info.project.name !== 'phone', 'a way on a phone')
  const walk = new Walker(page, { isTouch: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** Comes back to the portal, which says what is now, and does it. */
  const comeBackFor = async (sentence: string, action: RegExp) => {
    await walk.follow('./')
    const now = page.getByRole('region', { name: 'Sekarang' })
    await expect(now).toContainText(sentence)
    await walk.tap(now.getByRole('link', { name: action }))
  }

  await walk.leg('from the start page to a coaching', { taps: 3, scrolls: 5 }, async () => {
    await walk.follow('./')
    await walk.tap(link('Lihat semua coaching'))
    await walk.tap(link(NEARLY_FULL))
    await expect(heading(page, NEARLY_FULL)).toBeVisible()
  })

  await walk.leg('joining without an account', { taps: 2 }, async () => {
    await walk.tap(join(page))
    const asked = dialogWith(page, 'Login untuk mengikuti coaching')
    await walk.tap(asked.getByRole('button', { name: 'Daftar' }))
    await expect(page.getByRole('main')).toContainText(NEARLY_FULL)
  })

  await walk.leg('the registration', { taps: 2, fields: 6, scrolls: 3 }, async () => {
    await walk.type(page.getByLabel('Nama Lengkap', { exact: true }), NAME)
    await walk.tap(page.locator('label').filter({ hasText: /^Perempuan$/ }))
    for (const [label, text] of Object.entries(ACCOUNT))
      await walk.type(page.getByLabel(label, { exact: true }), text)
    await walk.tap(button('Daftar'))
    await expect(page).toHaveURL(/\/ask-question$/)
  })

  const [, id = ''] = /#\/coaching\/(.+)\/ask-question/.exec(page.url()) ?? []
  await walk.leg('three questions', { taps: 2, fields: 3, scrolls: 1 }, async () => {
    for (const [index, text] of QUESTIONS.entries())
      await walk.type(question(page, index + 1), text)
    await walk.tap(button('Kirim pertanyaan'))
    const told = dialogWith(page, 'Pertanyaan Anda sudah terkirim')
    await walk.tap(told.getByRole('button', { name: 'OK' }))
    const card = page.getByRole('article', { name: NEARLY_FULL })
    await expect(card).toContainText('Proses verifikasi')
  })

  const coaching = office(request, id)
  await coaching.accept(NAME)
  await walk.leg('accepted: coaches and material', { taps: 6, scrolls: 1 }, async () => {
    await walk.follow('./')
    await walk.tap(button('Buka menu'))
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    await walk.tap(menu.getByRole('link', { name: 'Coaching' }))
    await walk.tap(link(`Review ${NEARLY_FULL}`))
    await walk.find(part(page, 'Para coach'))
    await walk.tap(link('Lanjut: Materi'))
    await expect(button('Unduh semua')).toBeVisible()
    await walk.tap(link('Lanjut: Pre Test'))
    await expect(heading(page, 'Pre Test')).toBeVisible()
  })

  await walk.leg('the pre-test', { taps: 23 }, () => takeWhole(walk, 'Pre Test'))

  await mock.setClock(wib(MEETING_DAY, '13:05'))
  await walk.leg('the meeting', { taps: 3 }, async () => {
    await comeBackFor('Meeting berlangsung sampai 15:00 WIB', /^Gabung Zoom Meeting/)
    await page
      .context()
      .route(`${MEETING}**`, (route) => route.fulfill({ body: 'Meeting' }))
    const opened = page.waitForEvent('popup')
    await walk.tap(link(/^Gabung Zoom Meeting/))
    const meeting = await opened
    await expect(meeting).toHaveURL(new RegExp(`^${MEETING}`))
    await meeting.close()
  })

  await coaching.markAttendance(NAME)
  await mock.setClock(wib(MEETING_DAY, '15:05'))
  await walk.leg('the post-test', { taps: 25 }, async () => {
    await comeBackFor('Post Test sampai pukul 21:00 WIB', /^Mulai Post Test/)
    await takeWhole(walk, 'Post Test')
  })

  await walk.leg('the survey', { taps: 20 }, async () => {
    await walk.tap(link('Lanjut: Survei Kepuasan'))
    const best = page.getByRole('radio', { name: /^4 · / })
    for (let no = 1; no <= 9; no += 1) {
      await expect(part(page, `Pertanyaan ${no} dari 9`)).toBeVisible()
      await walk.tap(page.locator('label').filter({ has: best }))
      await walk.tap(button('Selanjutnya'))
    }
    for (const name of ['Sebelumnya', 'Kirim survei'])
      expect((await button(name).boundingBox())?.height).toBeLessThan(ONE_LINE_PX)
    await walk.tap(button('Kirim survei'))
    await expectToast(page, 'Terima kasih, survei Anda sudah tersimpan')
  })

  await walk.leg('the certificate', { taps: 3 }, async () => {
    await walk.tap(link('Lanjut: Sertifikat'))
    await expect(page.getByText('3 dari 3 terpenuhi')).toBeVisible()
    await walk.picture()
    await coaching.giveCertificate(NAME)
    await comeBackFor('Sertifikat Anda terbit', /^Lihat sertifikat/)
    await walk.find(page.getByRole('img', { name: 'Halaman pertama sertifikat Anda' }))
    await walk.find(page.getByRole('heading', { name: 'Selamat, Yohana Wanggai!' }))
  })

  walk.end('a first coaching', { taps: 89, fields: 9, scrolls: 10 })
})
