import { dialogWith, expectToast, heading, part } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import {
  expectAnswer,
  expectSoundState,
  number,
  option,
  SAVED,
} from './journeys/attempt.ts'
import { office } from './journeys/office.ts'
import { PLAN, wib } from './journeys/plan.ts'
import { NEW_MEMBER } from './journeys/registration.ts'
import { QUESTIONS, question } from './journeys/session.ts'
import { FULL, join, NEARLY_FULL } from './journeys/visitor.ts'
import { answer, expectFocusKept, press, tabTo, type } from './keyboard.ts'
import { SEEDED_AT } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const { 'Nama Lengkap': NAME, ...ACCOUNT } = NEW_MEMBER
/** Of the coaching: four days after the moment of the demo data, 13:00 to 15:00. */
const MEETING_DAY = '2026-08-29'
const END_QUESTION = 'Anda yakin ingin mengakhiri Test?'

test('a participant needs nothing but the keyboard, from the registration to the certificate', async ({
  page,
  request,
  mock,
}) => {
  const { keyboard } = page
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (text: string) => dialogWith(page, text)
  const openStep = async (name: string) => {
    const steps = page.getByRole('navigation', { name: 'Langkah Anda' })
    await press(steps.getByRole('link', { name: new RegExp(`^${name}`) }), { back: true })
    await expect(heading(page, name)).toBeFocused()
  }
  const endTest = async (name: string) => {
    await press(button('Akhiri Test'))
    await answer(dialog(END_QUESTION), 'Ya')
    await answer(dialog(`${name} anda telah berakhir.`), 'OK')
    await expect(page.getByRole('heading', { name: `Hasil ${name}` })).toBeVisible()
    await expectFocusKept(page)
  }

  await test.step('finds a coaching and registers for it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('#/coaching')
    await type(page.getByRole('searchbox', { name: 'Cari coaching' }), 'mangrove')
    await press(link(NEARLY_FULL))
    await expect(heading(page, NEARLY_FULL)).toBeFocused()
    await press(join(page))
    await answer(dialog('Login untuk mengikuti coaching'), 'Login')
    await expect(heading(page, 'Login')).toBeFocused()
    await press(link('Daftar'))
    await expect(heading(page, 'Daftar')).toBeFocused()
    await type(page.getByLabel('Nama Lengkap', { exact: true }), NAME)
    await tabTo(page.getByRole('radio', { name: 'Laki-laki' }))
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
    for (const [label, text] of Object.entries(ACCOUNT)) {
      await type(page.getByLabel(label, { exact: true }), text)
    }
    await keyboard.press('Enter')
  })

  const coaching = await test.step('asks three questions', async () => {
    await expect(page).toHaveURL(/\/ask-question$/)
    const [, id = ''] = /#\/coaching\/(.+)\/ask-question/.exec(page.url()) ?? []
    for (const [index, text] of QUESTIONS.entries()) {
      await type(question(page, index + 1), text)
    }
    await press(button('Kirim pertanyaan'))
    await answer(dialog('Pertanyaan Anda sudah terkirim'), 'OK')
    await expect(heading(page, 'Daftar Coaching')).toBeFocused()
    return office(request, id)
  })

  await test.step('is accepted and takes the pre-test with keys, arrows and Space', async () => {
    await coaching.accept(NAME)
    await page.reload()
    await press(link(`Review ${NEARLY_FULL}`))
    await expect(heading(page, 'Coach')).toBeFocused()
    await openStep('Pre Test')
    await press(button('Mulai Pre Test'))
    await tabTo(option(page, 'A'))
    await keyboard.press('Space')
    await expectAnswer(page, SAVED)
    await press(button('Soal Selanjutnya'))
    await expect(part(page, 'Soal 2')).toBeFocused()
    await keyboard.press('b')
    await expect(option(page, 'B')).toBeChecked()
    await tabTo(option(page, 'B'))
    await keyboard.press('ArrowDown')
    await expect(option(page, 'C')).toBeChecked()
    await tabTo(button('Tandai soal'), { back: true })
    await keyboard.press('Space')
    await press(number(page, 'Soal 3, belum dijawab'))
    await expect(part(page, 'Soal 3')).toBeFocused()
    await keyboard.press('p')
    await expect(number(page, 'Soal 2, dijawab, ditandai, sedang dibuka')).toBeVisible()
    await expectAnswer(page, SAVED)
  })

  await test.step('gives the end a second thought', async () => {
    await press(button('Akhiri Test'))
    await expect(dialog(END_QUESTION).getByRole('button', { name: 'Tidak' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(dialog(END_QUESTION)).toHaveCount(0)
    await expect(button('Akhiri Test')).toBeFocused()
    await endTest('Pre Test')
  })

  await test.step('reads the review and what the certificate still lacks', async () => {
    await press(link('Lihat resume'))
    await expect(heading(page, 'Resume Pre Test')).toBeFocused()
    await press(link('Kembali ke resume'))
    await expect(heading(page, 'Pre Test')).toBeFocused()
    await openStep('Sertifikat')
    await expect(page.getByText('1 dari 3 terpenuhi')).toBeVisible()
    await expectSoundState(page)
  })

  await test.step('after the meeting takes the post-test', async () => {
    await mock.setClock(wib(MEETING_DAY, '15:05'))
    await coaching.markAttendance(NAME)
    await openStep('Post Test')
    await press(button('Mulai Post Test'))
    await tabTo(option(page, 'A'))
    await keyboard.press('Space')
    await expectAnswer(page, SAVED)
    await endTest('Post Test')
  })

  await test.step('rates the nine elements of the survey', async () => {
    await openStep('Survei Kepuasan')
    await press(button('Kirim survei'))
    await expect(page.getByText('Ada 9 isian yang perlu diperbaiki')).toBeVisible()
    await expectFocusKept(page)
    await expectSoundState(page)
    const worst = page.getByRole('radio', { name: /^1 · / })
    const best = page.getByRole('radio', { name: /^4 · / })
    await expect(best).toHaveCount(9)
    for (const [index, radio] of (await worst.all()).entries()) {
      await tabTo(radio)
      await keyboard.press('ArrowUp')
      await expect(best.nth(index)).toBeChecked()
    }
    await press(button('Kirim survei'))
    await expectToast(page, 'Terima kasih, survei Anda sudah tersimpan')
    await expectFocusKept(page)
  })

  await test.step('opens the certificate and downloads it', async () => {
    await press(link('Lanjut: Sertifikat'))
    await expect(heading(page, 'Sertifikat')).toBeFocused()
    await expect(page.getByText('3 dari 3 terpenuhi')).toBeVisible()
    await expectSoundState(page)
    await coaching.giveCertificate(NAME)
    await press(button('Periksa lagi'))
    await expect(
      page.getByRole('heading', { name: 'Selamat, Yohana Wanggai!' }),
    ).toBeVisible()
    await expectFocusKept(page)
    await press(link('Lihat'))
    const viewer = page.getByRole('region', { name: 'Pratinjau Sertifikat' })
    await expect(viewer.getByText('Sertifikat Made Wirawan')).toBeVisible()
    await press(viewer.getByRole('button', { name: 'Perbesar' }))
    await keyboard.press('Escape') // hides the button's name
    await keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expectFocusKept(page)
    const download = page.waitForEvent('download')
    await press(button('Unduh sertifikat'))
    expect((await download).suggestedFilename()).toBe(PLAN.certificate.name)
  })
})

test('a rejected proposal is taken out of the history after a question', async ({
  page,
  loginAs,
  goTo,
}) => {
  const card = page.getByRole('article', { name: FULL })
  const remove = card.getByRole('button', { name: `Hapus dari riwayat: ${FULL}` })
  const asked = dialogWith(page, 'Pengajuan yang ditolak untuk')
  await loginAs(ACCOUNTS.user)
  await goTo('coaching/user')
  await press(remove)
  await expect(asked.getByRole('button', { name: 'Tidak' })).toBeFocused()
  await expectSoundState(page)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await answer(asked, 'Ya')
  await expectToast(page, 'Pengajuan telah dihapus dari riwayat')
  await expect(card).toHaveCount(0)
  await expectFocusKept(page)
})

test('what is typed after Tab takes the place of a number that reads another way until then', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs(ACCOUNTS.user)
  await goTo('user')
  const field = page.getByLabel('Whatsapp', { exact: true })
  await expect(field).toHaveValue(/^0\d{3}-/)
  await type(field, '081234567890')
})
