import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'
import { answerDialog, expectAccessible, expectToast, part } from '../expectations.ts'
import { PARTICIPANT, PLAN } from './plan.ts'

/** From the start page to the coaching, as someone who is not known yet. */
export async function findCoaching(page: Page) {
  await page.goto('./')
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('link', { name: 'Coaching', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Cari coaching' }).fill(PLAN.topic)
  await page.getByRole('link', { name: PLAN.topic }).click()
  await expect(page.getByRole('heading', { name: PLAN.topic })).toBeVisible()
  await expect(page.getByText(PLAN.coach.name)).toBeVisible()
}

/** 'Ikuti coaching' asks for a login; without an account it leads to the registration. */
export async function joinAndRegister(page: Page) {
  await page.getByRole('button', { name: 'Ikuti coaching' }).click()
  await answerDialog(page, 'Login untuk mengikuti coaching', 'Login')
  await page.getByRole('link', { name: 'Daftar', exact: true }).click()
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill(PARTICIPANT.name)
  await page.getByRole('radio', { name: 'Laki-laki' }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(PARTICIPANT.email)
  await page.getByRole('textbox', { name: 'Whatsapp' }).fill(PARTICIPANT.whatsapp)
  await page.getByRole('textbox', { name: 'Username' }).fill(PARTICIPANT.username)
  await page.getByLabel('Password', { exact: true }).fill(PARTICIPANT.password)
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(PARTICIPANT.password)
  await page.getByRole('button', { name: 'Daftar' }).click()
}

/** Registration lands on the ask-question page of the remembered coaching. */
export async function proposeQuestions(page: Page) {
  await expect(page).toHaveURL(/#\/coaching\/[^/]+\/ask-question$/)
  await expect(page.getByText(PLAN.topic).first()).toBeVisible()
  for (const [index, question] of PARTICIPANT.questions.entries()) {
    await page
      .getByRole('textbox', { name: new RegExp(`^Pertanyaan ${index + 1}`) })
      .fill(question)
  }
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
  await answerDialog(page, 'Pertanyaan Anda sudah terkirim', 'OK')
  await expect(page).toHaveURL(/#\/coaching\/user/)
  await expect(card(page)).toContainText('Proses verifikasi')
}

const card = (page: Page) => page.getByRole('article', { name: PLAN.topic })

/** 'Review' of the accepted coaching leads into its steps. */
export async function openCoaching(page: Page) {
  await page.reload()
  await card(page)
    .getByRole('link', { name: `Review ${PLAN.topic}` })
    .click()
}

export const openStep = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Langkah Anda' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()

const numbers = (page: Page) => page.getByRole('navigation', { name: 'Daftar soal' })
const question = (page: Page, no: number) => part(page, `Soal ${no}`)

export async function startTest(page: Page, name: string) {
  await page.getByRole('button', { name: `Mulai ${name}` }).click()
  await expect(question(page, 1)).toBeVisible()
  await expect(page.getByText('Belum dijawab', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Sisa waktu' })).toContainText(/\d\d:\d\d/)
}

/** Chooses an option of the question on the screen; waits until the server has it. */
export async function choose(page: Page, option: string) {
  const radio = page.getByRole('radio', { name: new RegExp(`^${option} `) })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
  await expect(
    page.getByRole('region', { name: /^Soal \d/ }).getByText(/^Tersimpan/),
  ).toBeVisible()
}

export async function goToQuestion(page: Page, no: number) {
  await numbers(page)
    .getByRole('button', { name: new RegExp(`^Soal ${no},`) })
    .click()
  await expect(question(page, no)).toBeVisible()
}

/** Marks the second question, reloads, and finds it on the screen, with answers, mark and time. */
export async function bookmarkAndReload(page: Page) {
  await page.getByRole('button', { name: 'Soal Selanjutnya' }).click()
  await expect(question(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Tandai soal' }).click()
  await page.reload()
  await expect(question(page, 2)).toBeVisible()
  await expect(
    numbers(page).getByRole('button', { name: /^Soal 1, dijawab/ }),
  ).toBeVisible()
  await expect(
    numbers(page).getByRole('button', { name: /^Soal 2, belum dijawab, ditandai/ }),
  ).toBeVisible()
  await goToQuestion(page, 1)
  await expect(page.getByRole('radio', { name: /^A / })).toBeChecked()
}

/** Ends the test; OK goes back one page, where the summary stands. */
export async function endTest(page: Page, name: string, score: string) {
  await page.getByRole('button', { name: 'Akhiri Test' }).click()
  await answerDialog(page, 'Anda yakin ingin mengakhiri Test?', 'Ya')
  await answerDialog(page, `${name} anda telah berakhir.`, 'OK')
  await expect(part(page, `Hasil ${name}`)).toBeVisible()
  await expect(page.getByText(score)).toBeVisible()
}

/** The link opens the meeting in a tab of its own. */
export async function openMeeting(page: Page) {
  await page
    .context()
    .route(`${PLAN.meetingUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Meeting</title>' }),
    )
  await openStep(page, 'Zoom Meeting')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Gabung Zoom Meeting/ }).click()
  const meeting = await opened
  await expect(meeting).toHaveURL(PLAN.meetingUrl)
  await meeting.close()
}

/** Rates every element with 4 of 4. */
export async function answerSurvey(page: Page) {
  await openStep(page, 'Survei Kepuasan')
  const best = page.getByRole('radio', { name: /^4 · / })
  await expect(best).toHaveCount(9)
  await expectAccessible(page)
  for (const radio of await best.all()) await radio.check()
  await page.getByRole('textbox', { name: /^Saran/ }).fill('Terima kasih, sangat jelas.')
  await page.getByRole('button', { name: 'Kirim survei' }).click()
  await expectToast(page, 'Terima kasih, survei Anda sudah tersimpan')
}

/** Opens the certificate over the whole screen and downloads it: the same bytes as uploaded. */
export async function readCertificate(page: Page) {
  await openStep(page, 'Sertifikat')
  await page.getByRole('link', { name: 'Lihat', exact: true }).click()
  const viewer = page.getByRole('region', { name: 'Pratinjau Sertifikat' })
  await expect(viewer.getByText('Sertifikat Made Wirawan')).toBeVisible()
  const started = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Unduh' }).click()
  const download = await started
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  expect(Buffer.concat(parts).equals(PLAN.certificate.buffer)).toBe(true)
  expect(download.suggestedFilename()).toBe(PLAN.certificate.name)
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Tutup' }).click()
  await expect(page).toHaveURL(/\/sertifikat$/)
}
