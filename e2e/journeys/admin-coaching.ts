import { expect, type Page } from '@playwright/test'
import {
  answerDialog,
  dialogWith,
  expectAccessible,
  expectRow,
  expectToast,
  heading,
} from '../expectations.ts'
import type { Account } from '../fixtures.ts'
import { PARTICIPANT, PLAN, testFiles, typedDay } from './plan.ts'

/** Gives the password once more, as the window asks for it that stands before some acts. */
export async function confirmAgain(page: Page, { password }: Account) {
  const dialog = dialogWith(page, 'Konfirmasi bahwa ini Anda')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function logIn(page: Page, { username, password }: Account) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Opens the portal at its login, as on another device, and waits for where the login leads. */
export async function enter(
  page: Page,
  account: Account,
  home: 'DATA BERANDA' | 'Daftar Coaching',
) {
  await page.goto('#/login')
  await logIn(page, account)
  await expect(heading(page, home)).toBeVisible()
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu admin' })
export const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

/** Chooses the first real entry of a select. */
async function chooseFirst(page: Page, name: string) {
  const select = page.getByRole('combobox', { name })
  await expect(select.getByRole('option')).not.toHaveCount(1)
  await select.selectOption({ index: 1 })
}

async function fillSchedule(page: Page, day: string) {
  await page.getByRole('textbox', { name: /^Tanggal Meeting/ }).fill(typedDay(day))
  await page.getByRole('combobox', { name: /^Pukul/ }).selectOption(PLAN.start)
  await page.getByRole('combobox', { name: /^s\/d/ }).selectOption(PLAN.end)
}

async function fillPeopleAndMaterial(page: Page) {
  const coach = page.getByRole('group', { name: 'Coach 1', exact: true })
  await coach.getByRole('textbox', { name: 'Nama' }).fill(PLAN.coach.name)
  await coach.getByRole('textbox', { name: 'Jabatan' }).fill(PLAN.coach.jabatan)
  await coach.getByRole('textbox', { name: 'Instansi' }).fill(PLAN.coach.instansi)
  await openTab(page, 'Materi')
  const material = page.getByRole('group', { name: 'Materi 1', exact: true })
  await material.getByLabel(/Unggah file Materi 1$/).setInputFiles(PLAN.material)
  await expect(material.getByRole('link', { name: PLAN.material.name })).toBeVisible()
  await expect(material.getByRole('textbox', { name: 'Nama Materi' })).toHaveValue(
    'panduan pemetaan',
  )
}

/** From the admin's start page to a saved coaching in the list. */
export async function createCoaching(page: Page, day: string = PLAN.meetingDay) {
  await menu(page).getByRole('link', { name: 'Coaching' }).click()
  await expect(heading(page, 'DATA COACHING')).toBeVisible()
  await page.getByRole('link', { name: 'Baru' }).click()
  await chooseFirst(page, 'Kategori')
  await page.getByRole('textbox', { name: 'Topik' }).fill(PLAN.topic)
  await fillSchedule(page, day)
  await chooseFirst(page, 'Admin')
  await page.getByRole('textbox', { name: 'Total Peserta' }).fill(String(PLAN.seats))
  await page.getByLabel(/^Unggah Flyer$/).setInputFiles(PLAN.flyer)
  await expect(page.getByRole('img', { name: 'Flyer' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await fillPeopleAndMaterial(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await answerDialog(page, 'Informasi coaching berhasil disimpan.', 'OK')
}

/** From the list to the coaching, whose status is this; a short list has no search. */
async function reviewCoaching(page: Page, status: string, isShort = false) {
  if (!isShort) await page.getByRole('searchbox', { name: /^Cari/ }).fill(PLAN.topic)
  const row = await expectRow(page, PLAN.topic, status)
  await row.getByRole('link', { name: /^Tinjau/ }).click()
  await expect(page.getByText(/^Tinjau Coaching · /)).toBeVisible()
}

/** From the list through 'Tinjau' to 'Tayang'. */
export async function publishCoaching(page: Page, isShort = false) {
  await reviewCoaching(page, 'Pre Coaching', isShort)
  await expect(page.getByRole('tab', { name: 'Sertifikat' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tayang' }).click()
  await answerDialog(page, 'Anda yakin menayangkan Informasi coaching ini?', 'Ya')
  await expectToast(page, 'Data anda berhasil ditayangkan')
  await expect(
    page.getByText(/^Coaching sudah tayang sejak \d\d \w+ \d{4} \d\d:\d\d$/),
  ).toBeVisible()
}

/** Accepts the participant's proposal with the notification that the template proposes. */
export async function acceptProposal(page: Page) {
  await openTab(page, 'Peserta dan Pertanyaan')
  const row = await expectRow(page, PARTICIPANT.name, ...PARTICIPANT.questions)
  await row.getByRole('button', { name: /^Terima/ }).click()
  await expect(dialogWith(page, 'Terima pengajuan')).toContainText(PLAN.topic)
  await expectAccessible(page)
  await answerDialog(page, 'Terima pengajuan', 'Kirim')
  await expectToast(page, 'Proposal telah disetujui')
  await expect(row).toContainText('Disetujui')
  await expect(page.getByText(`1 dari ${PLAN.seats} peserta disetujui`)).toBeVisible()
}

/** Uploads question and key file of a test and sees their names. */
export async function uploadTest(page: Page, kind: 'pre-test' | 'post-test') {
  const name = kind === 'pre-test' ? 'Pre Test' : 'Post Test'
  const { questions, key } = testFiles(kind)
  await openTab(page, name)
  const panel = page.getByRole('tabpanel', { name })
  await expect(panel.getByText('Belum ada')).toHaveCount(2)
  await panel.getByLabel(new RegExp(`Unggah file soal ${name}$`)).setInputFiles(questions)
  await answerDialog(page, `Periksa file soal ${name}`, 'Unggah')
  await expectToast(page, 'Data berhasil disimpan: 3 soal')
  await panel.getByLabel(new RegExp(`Unggah kunci jawaban ${name}$`)).setInputFiles(key)
  await answerDialog(page, `Periksa kunci jawaban ${name}`, 'Unggah')
  await expectToast(page, 'Data berhasil disimpan: 3 jawaban')
  await expect(panel.getByText(questions.name)).toBeVisible()
  await expect(panel.getByText(key.name)).toBeVisible()
  await expect(panel.getByText('0 dari 1 orang')).toBeVisible()
}

export async function setMeetingLink(page: Page) {
  await openTab(page, 'Zoom Meeting')
  const link = page.getByRole('textbox', { name: 'Tautan meeting' })
  await link.fill(` ${PLAN.meetingUrl} `)
  await link.blur()
  await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible()
  await expect(link).toHaveValue(PLAN.meetingUrl)
}

/** After two days the session is over: its modal leads to the login, the login back to work. */
export async function comeBack(page: Page, account: Account) {
  await page.goto('#/admin/coaching')
  await answerDialog(page, 'Sesi anda telah berakhir.', 'Login')
  await logIn(page, account)
  await expect(heading(page, 'DATA COACHING')).toBeVisible()
  await reviewCoaching(page, 'Proses Coaching')
}

export async function markAttendance(page: Page) {
  await openTab(page, 'Zoom Meeting')
  const box = page.getByRole('checkbox', { name: `Kehadiran ${PARTICIPANT.name}` })
  await expect(page.getByText('0 dari 1 orang hadir')).toBeVisible()
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByText('1 dari 1 orang hadir')).toBeVisible()
}

/** Uploads the certificate of the complete row and tells the participant. */
export async function giveCertificate(page: Page) {
  await openTab(page, 'Sertifikat')
  const row = await expectRow(page, PARTICIPANT.name, 'Keterangan: Sudah Lengkap')
  await row.getByLabel(/Unggah sertifikat/).setInputFiles(PLAN.certificate)
  await expect(row).toContainText(PLAN.certificate.name)
  await row.getByRole('button', { name: /^Kirim Notifikasi/ }).click()
  const form = dialogWith(page, 'Kirim notifikasi sertifikat')
  await form.getByRole('button', { name: 'Kirim', exact: true }).click()
  await answerDialog(page, 'Notifikasi terkirim', 'OK')
}
