import { readFile } from 'node:fs/promises'
import { answerDialog, dialogWith, expectRow } from '../expectations.ts'
import { ACCOUNTS, expect, test } from '../fixtures.ts'
import { confirmAgain, openTab } from '../journeys/admin-coaching.ts'
import { field, NEW_MEMBER, submit } from '../journeys/registration.ts'
import { QUESTIONS, question } from '../journeys/session.ts'
import { NEARLY_FULL } from '../journeys/visitor.ts'
import { answer } from '../keyboard.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from '../seeded-params.ts'

test.use({ moment: SEEDED_AT })

/** With titles before and after it, and of one word. */
const NAMES = ['Dr. Ir. Siti Rahma, S.Hut., M.Si.', 'Suharto']

for (const [index, name] of NAMES.entries()) {
  test(`the name “${name}” survives form, table, CSV, e-mail and certificate`, async ({
    page,
    mock,
    request,
    loginAs,
    goTo,
  }, info) => {
    test.skip(info.project.name === 'phone', 'the same name there')
    const account = { username: `nama.ke${index}`, password: NEW_MEMBER.Password }
    await goTo('register')
    const values = {
      ...NEW_MEMBER,
      'Nama Lengkap': name,
      Email: `nama${index}@contoh.go.id`,
      Username: account.username,
    }
    for (const [label, text] of Object.entries(values)) {
      await field(page, label as keyof typeof NEW_MEMBER).fill(text)
    }
    await page.getByRole('radio', { name: 'Perempuan' }).check()
    await submit(page)
    await expect(page.getByRole('button', { name: `${name} menu akun` })).toBeVisible()

    const { accessToken } = await loginAs(account)
    const coaching = await SEEDED_PARAMS['coaching/ask-question'](
      reader(request, accessToken),
    )
    await goTo('coaching/ask-question', coaching)
    for (const [no, text] of QUESTIONS.entries()) await question(page, no + 1).fill(text)
    await page.getByRole('button', { name: 'Kirim pertanyaan' }).click()
    await answer(dialogWith(page, 'Pertanyaan Anda sudah terkirim'), 'OK')

    await loginAs('admin')
    await goTo('admin/peserta', {}, { q: name })
    await expectRow(page, name)
    await page.getByRole('button', { name: 'Ekspor' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV (.csv)' }).click()
    await confirmAgain(page, ACCOUNTS.admin)
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`;"${name}";`)

    await goTo('admin/coaching/detail', coaching, { tab: 'peserta' })
    await openTab(page, 'Peserta')
    const row = await expectRow(page, name)
    await row.getByRole('button', { name: /^Terima/ }).click()
    await answerDialog(page, /^Terima pengajuan/, 'Kirim')
    const told = expect.objectContaining({
      channel: 'email',
      recipient: values.Email,
      body: expect.stringContaining(name),
    })
    await expect.poll(() => mock.outbox(), { message: NEARLY_FULL }).toContainEqual(told)
    await goTo('admin/coaching/detail', coaching, { tab: 'sertifikat', q: name })
    await expectRow(page, name)
  })
}
