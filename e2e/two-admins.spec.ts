import type { Page } from '@playwright/test'
import { href } from '../lib/router/href.ts'
import { answerDialog, expectAccessible, expectToast } from './expectations.ts'
import { ACCOUNTS, expect, test } from './fixtures.ts'
import { enter } from './journeys/admin-coaching.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const position = (page: Page) =>
  page.getByRole('group', { name: 'Coach 1' }).getByRole('textbox', { name: 'Jabatan' })

async function update(page: Page) {
  await page.getByRole('button', { name: 'Update' }).click()
  await answerDialog(page, 'Anda yakin mengubah Informasi coaching ini?', 'Ya')
}

test('two admins change one coaching at the same time and neither undoes the other', async ({
  page,
  request,
  loginAs,
  goTo,
  openPage,
}) => {
  const { accessToken } = await loginAs('admin')
  const { id } = await seededCoaching(
    reader(request, accessToken),
    ({ canEdit, coaches }) => canEdit && coaches[0],
  )
  await goTo('admin/coaching/detail', { id })
  const other = await openPage()
  await enter(other, ACCOUNTS.superadmin, 'DATA BERANDA')
  await other.goto(href('admin/coaching/detail', { id }))

  await field(other, 'Topik').fill('Topik dari admin kedua')
  await field(other, 'Total Peserta').fill('77')
  await update(other)
  await expectToast(other, 'Data anda berhasil diupdate')

  await field(page, 'Topik').fill('Topik dari admin pertama')
  await position(page).fill('Kepala Seksi Perencanaan')
  await update(page)
  const question = page.getByRole('dialog', { name: 'Sudah berubah sejak dibuka' })
  const topic = question.getByRole('group', { name: 'Topik' })
  await expect(topic.getByRole('radio')).toHaveCount(2)
  await expect(topic).toContainText('Topik dari admin pertama')
  await expect(topic).toContainText('Topik dari admin kedua')
  await expect(question.getByRole('group')).toHaveCount(1)
  await expectAccessible(page)
  await topic.getByRole('radio', { name: /^Isian Anda/ }).check()
  await question.getByRole('button', { name: 'Simpan pilihan' }).click()
  // the act is asked for again, as it is another one now
  await answerDialog(page, 'Anda yakin mengubah Informasi coaching ini?', 'Ya')
  await expectToast(page, 'Data anda berhasil diupdate')

  await other.reload()
  await expect(field(other, 'Topik')).toHaveValue('Topik dari admin pertama')
  await expect(field(other, 'Total Peserta')).toHaveValue('77')
  await expect(position(other)).toHaveValue('Kepala Seksi Perencanaan')
})
