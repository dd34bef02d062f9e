import type { Locator } from '@playwright/test'
import { dialogWith, expectRow, expectToast, heading } from '../expectations.ts'
import type { TestFile } from '../files.ts'
import { ACCOUNTS, expect, test } from '../fixtures.ts'
import { PLAN, typedDay } from '../journeys/plan.ts'
import { NEARLY_FULL, RUNNING } from '../journeys/visitor.ts'
import { answer, expectFocusKept, press, tabTo, type } from '../keyboard.ts'
import { SEEDED_AT } from '../seeded-params.ts'

test.use({ moment: SEEDED_AT })

/** Of the demo data: its participants have done everything. */
const FINISHED = 'Naik Kelas KUPS: Mutu, Kemasan, dan Pasar'

/** Chooses the first real entry of a select by its arrow. */
async function chooseFirst(select: Locator) {
  await expect(select.getByRole('option')).not.toHaveCount(1)
  await tabTo(select)
  await select.page().keyboard.press('ArrowDown')
  await expect(select).not.toHaveValue('')
}

/** Gives a file field its file as the window of the system does. */
async function giveFile(field: Locator, file: TestFile) {
  await tabTo(field)
  const page = field.page()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

test('an admin needs nothing but the keyboard, from a new coaching to the certificate', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no Tab')
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const text = (name: string | RegExp) => page.getByRole('textbox', { name })
  const dialog = (words: string | RegExp) => dialogWith(page, words)
  const openTab = async (name: string) => {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
    const open = page.getByRole('tab', { selected: true })
    await tabTo(open, { back: true })
    const names = await page.getByRole('tab').allInnerTexts()
    const steps =
      names.findIndex((one) => one.startsWith(name)) - names.indexOf(await open.innerText())
    for (let step = 0; step < Math.abs(steps); step += 1) {
      await keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  await test.step('logs in and opens a new coaching', async () => {
    await page.goto('#/login')
    await type(text('Username'), ACCOUNTS.admin.username)
    await type(page.getByLabel('Password', { exact: true }), ACCOUNTS.admin.password)
    await keyboard.press('Enter')
    await expect(heading(page, 'DATA BERANDA')).toBeFocused()
    const menu = page.getByRole('navigation', { name: 'Menu admin' })
    await press(menu.getByRole('link', { name: 'Coaching' }), { back: true })
    await expect(heading(page, 'DATA COACHING')).toBeFocused()
    await press(page.getByRole('link', { name: 'Baru' }))
    await expect(heading(page, 'Tambah Coaching')).toBeFocused()
  })

  await test.step('fills it in and saves it', async () => {
    await chooseFirst(page.getByRole('combobox', { name: 'Kategori' }))
    await type(text('Topik'), PLAN.topic)
    await type(text(/^Tanggal Meeting/), typedDay(PLAN.meetingDay))
    for (const [name, time] of [
      [/^Pukul/, PLAN.start],
      [/^s\/d/, PLAN.end],
    ] as const) {
      const select = page.getByRole('combobox', { name })
      await tabTo(select)
      await keyboard.type(time)
      await expect(select).toHaveValue(time)
    }
    await chooseFirst(page.getByRole('combobox', { name: 'Admin' }))
    await type(text('Total Peserta'), String(PLAN.seats))
    await giveFile(page.getByLabel(/^Unggah Flyer$/), PLAN.flyer)
    await expect(page.getByRole('img', { name: 'Flyer' })).toBeVisible()
    const coach = page.getByRole('group', { name: 'Coach 1', exact: true })
    await type(coach.getByRole('textbox', { name: 'Nama' }), PLAN.coach.name)
    await type(coach.getByRole('textbox', { name: 'Jabatan' }), PLAN.coach.jabatan)
    await type(coach.getByRole('textbox', { name: 'Instansi' }), PLAN.coach.instansi)
    await openTab('Materi')
    const material = page.getByRole('group', { name: 'Materi 1', exact: true })
    await giveFile(material.getByLabel(/Unggah file Materi 1$/), PLAN.material)
    await expect(material.getByRole('link', { name: PLAN.material.name })).toBeVisible()
    await press(button('Simpan'), { back: true })
    await answer(dialog('Informasi coaching berhasil disimpan.'), 'OK')
    await expect(heading(page, 'DATA COACHING')).toBeFocused()
  })

  const open = async (topic: string) => {
    const menu = page.getByRole('navigation', { name: 'Menu admin' })
    await press(menu.getByRole('link', { name: 'Coaching' }), { back: true })
    await expect(heading(page, 'DATA COACHING')).toBeVisible()
    await type(page.getByRole('searchbox', { name: /^Cari/ }), topic)
    const row = await expectRow(page, topic)
    await press(row.getByRole('link', { name: /^Tinjau/ }))
    await expect(page.getByText(/^Tinjau Coaching · /)).toBeVisible()
  }

  await test.step('publishes it', async () => {
    await open(PLAN.topic)
    await press(button('Tayang'))
    await answer(dialog('Anda yakin menayangkan Informasi coaching ini?'), 'Ya')
    await expectToast(page, 'Data anda berhasil ditayangkan')
    await expectFocusKept(page)
  })

  await test.step('accepts what a participant proposes', async () => {
    await open(NEARLY_FULL)
    await openTab('Peserta')
    await press(page.getByRole('button', { name: /^Terima/ }).first())
    const form = dialog(/^Terima pengajuan/)
    await press(form.getByRole('button', { name: 'Kirim', exact: true }))
    await expectToast(page, 'Proposal telah disetujui')
  })

  await test.step('marks who was there', async () => {
    await open(RUNNING)
    await openTab('Zoom Meeting')
    const box = page.getByRole('checkbox', { name: /^Kehadiran/, checked: false }).first()
    const name = (await box.getAttribute('aria-label')) ?? ''
    await tabTo(box)
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name, checked: true })).toBeFocused()
  })

  await test.step('uploads a certificate and tells the participant', async () => {
    await open(FINISHED)
    await openTab('Sertifikat')
    const row = await expectRow(page, 'Keterangan: Sudah Lengkap')
    await giveFile(row.getByLabel(/Unggah sertifikat/), PLAN.certificate)
    await expect(row).toContainText(PLAN.certificate.name)
    await press(row.getByRole('button', { name: /^Kirim Notifikasi/ }))
    const form = dialog('Kirim notifikasi sertifikat')
    await press(form.getByRole('button', { name: 'Kirim', exact: true }))
    await answer(dialog('Notifikasi terkirim'), 'OK')
  })
})
