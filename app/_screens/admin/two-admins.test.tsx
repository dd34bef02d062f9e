import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Faq } from '@/lib/entities/content'
import { adminCoachingOf, coachOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type MockRequest, mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

type Kept<T> = T & { version?: string }

/** What a server holds: it takes what is written over its present version alone. */
function serverWith<T extends object>(first: T) {
  let held: Kept<T> = { ...first, version: 'v1' }
  let changes = 1
  const change = (part: Partial<T>) => {
    changes += 1
    held = { ...held, ...part, version: `v${changes}` }
  }
  return {
    /** What the other admin saves. */
    change,
    held: () => held,
    write({ headers, body }: MockRequest<unknown>) {
      const wanted = headers.get('if-match')
      if (wanted !== null && wanted !== `"${held.version}"`) {
        const detail = 'Data ini sudah berubah sejak Anda membukanya.'
        return { refusal: { ...problem(412, detail).refusal, present: held } }
      }
      change(body as Partial<T>)
      return held
    },
  }
}

const press = (name: string) => screen.findByRole('button', { name })

const CATEGORY = { id: '3', name: 'Tata batas' }

async function openCategory() {
  const server = serverWith(CATEGORY)
  const view = await renderScreen('admin/category/detail', {
    params: { id: '3' },
    as: 'admin',
    from: '#/admin/category',
    api: [
      mockApi(api.category.get, server.held),
      mockApi(api.category.update, server.write),
      mockApi(api.category.list, []),
      mockApi(api.asalInstansi.list, []),
    ],
  })
  const name = await screen.findByRole('textbox', { name: 'Nama kategori' })
  await view.user.clear(name)
  await view.user.type(name, 'Batas kawasan')
  return { ...view, server, name }
}

describe('a field that both have changed', () => {
  test('shows both values; the chosen one is stored', async () => {
    const { user, server } = await openCategory()
    server.change({ name: 'Penataan batas' })
    await user.click(await press('Simpan'))
    const question = await stillDialog('Sudah berubah sejak dibuka')
    expect(screen.queryByText('Data anda berhasil diubah')).not.toBeInTheDocument()
    expect(question.getByRole('group', { name: 'Nama kategori' })).toBeVisible()
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
    expect(question.getByRole('button', { name: 'Simpan pilihan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(question.getByRole('radio', { name: /Isian Anda\s*Batas kawasan/ }))
    await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
    await waitFor(() => expect(server.held().name).toBe('Batas kawasan'))
  })

  test('stays as the other has made it when that is chosen, and nothing is sent', async () => {
    const { user, server, name, requestsTo } = await openCategory()
    server.change({ name: 'Penataan batas' })
    await user.click(await press('Simpan'))
    const question = await stillDialog('Sudah berubah sejak dibuka')
    const theirs = /Yang tersimpan sekarang\s*Penataan batas/
    await user.click(question.getByRole('radio', { name: theirs }))
    await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
    expect(
      await screen.findByText('Yang tersimpan sudah sama dengan pilihan Anda.'),
    ).toBeVisible()
    expect(name).toHaveValue('Penataan batas')
    expect(requestsTo(api.category.update)).toHaveLength(1)
  })

  test('is not saved while the choice is put off; what was typed stays', async () => {
    const { user, server, name } = await openCategory()
    server.change({ name: 'Penataan batas' })
    await user.click(await press('Simpan'))
    const question = await stillDialog('Sudah berubah sejak dibuka')
    await user.click(question.getByRole('button', { name: 'Kembali ke isian' }))
    expect(
      await screen.findByText(
        'Belum disimpan, karena sebagian isian juga sudah berubah di server. Isian Anda tetap ada.',
      ),
    ).toBeVisible()
    expect(name).toHaveValue('Batas kawasan')
    expect(server.held().name).toBe('Penataan batas')
  })

  test('is saved without a question by who typed the same', async () => {
    const { user, server } = await openCategory()
    server.change({ name: 'Batas kawasan' })
    await user.click(await press('Simpan'))
    expect(
      await screen.findByText('Yang tersimpan sudah sama dengan pilihan Anda.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('fields that only one of both has changed stay as that one made them', async () => {
  const faq = {
    ...{ id: '9', categoryId: '3', category: CATEGORY },
    ...{ question: '<p>Apa itu batas?</p>', answer: '<p>Garis.</p>' },
  }
  const server = serverWith<Faq>(faq)
  const { user } = await renderScreen('admin/faq/detail', {
    params: { id: '9' },
    as: 'admin',
    from: '#/admin/faq',
    api: [
      mockApi(api.faq.get, server.held),
      mockApi(api.faq.update, server.write),
      mockApi(api.faq.list, []),
      mockApi(api.category.list, [
        { ...CATEGORY, faqs: [] },
        { id: '4', name: 'Perhutanan', faqs: [] },
      ]),
    ],
  })
  const category = await screen.findByRole('combobox', { name: 'Kategori' })
  await screen.findByRole('option', { name: 'Perhutanan' })
  await user.selectOptions(category, 'Perhutanan')
  server.change({ answer: '<p>Garis di peta.</p>' })
  await user.click(await press('Simpan'))
  await waitFor(() => expect(server.held().categoryId).toBe('4'))
  expect(server.held().answer).toBe('<p>Garis di peta.</p>')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('a coaching', () => {
  beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

  async function openCoaching(changes: Partial<AdminCoaching> = {}) {
    const server = serverWith<AdminCoaching>(
      adminCoachingOf({ isPublished: false, publishDate: null, ...changes }),
    )
    const view = await renderScreen('admin/coaching/detail', {
      params: { id: '14' },
      as: 'admin',
      from: '#/admin/coaching',
      api: [
        mockApi(api.adminCoaching.get, server.held),
        mockApi(api.adminCoaching.update, server.write),
        mockApi(api.category.list, []),
        mockApi(api.adminCoaching.adminOptions, []),
        mockApi(api.notification.updateCoaching, null),
      ],
    })
    await view.user.type(await screen.findByRole('textbox', { name: 'Topik' }), ' baru')
    return { ...view, server }
  }

  test('is sent with what was changed alone, also to a server without versions', async () => {
    const { user, server, requestsTo, answerWith } = await openCoaching()
    answerWith(mockApi(api.adminCoaching.update, adminCoachingOf()))
    server.change({ totalPeserta: 60 })
    await user.click(await press('Update'))
    await user.click((await stillDialog(UPDATE)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(requestsTo(api.adminCoaching.update)[0]?.body).toEqual({
      topic: 'Pengukuhan kawasan hutan dan penataan batas baru',
    })
  })

  test('keeps the coach and the quota that the other has changed', async () => {
    const { user, server } = await openCoaching()
    server.change({ totalPeserta: 60, coaches: [coachOf({ jabatan: 'Kepala Balai' })] })
    await user.click(await press('Update'))
    await user.click((await stillDialog(UPDATE)).getByRole('button', { name: 'Ya' }))
    // the act is asked for again, as it is another one now
    await user.click((await stillDialog(UPDATE)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(server.held()).toMatchObject({
      topic: 'Pengukuhan kawasan hutan dan penataan batas baru',
      totalPeserta: 60,
      coaches: [{ jabatan: 'Kepala Balai' }],
    })
  })

  test('published: the message in own words comes back after the choice, and only then goes out', async () => {
    const { user, server, requestsTo } = await openCoaching({
      ...{ isPublished: true, publishDate: '2026-08-01T08:00:00+07:00' },
    })
    await user.click(await press('Update'))
    await user.click(
      (await stillDialog(UPDATE)).getByRole('button', { name: 'Ya, dengan notifikasi' }),
    )
    const form = await stillDialog('Notifikasi perubahan coaching')
    await user.type(form.getByRole('textbox', { name: 'Pesan' }), ' Terima kasih.')
    server.change({ topic: 'Topik dari admin lain' })
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    const question = await stillDialog('Sudah berubah sejak dibuka')
    expect(question.getByRole('radio', { name: /Topik dari admin lain/ })).toBeVisible()
    await user.click(question.getByRole('radio', { name: /Isian Anda/ }))
    await user.click(question.getByRole('button', { name: 'Simpan pilihan' }))
    await user.click(
      (await stillDialog(UPDATE)).getByRole('button', { name: 'Ya, dengan notifikasi' }),
    )
    const again = await stillDialog('Notifikasi perubahan coaching')
    expect(requestsTo(api.notification.updateCoaching)).toHaveLength(0)
    expect(again.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(
      /Terima kasih\.$/,
    )
    await user.click(again.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(requestsTo(api.notification.updateCoaching)).toHaveLength(1)
  })

  test('without changes: nothing is asked and nothing is sent', async () => {
    const { user, requestsTo } = await openCoaching()
    await user.type(await screen.findByRole('textbox', { name: 'Topik' }), '{Backspace>5/}')
    await user.click(await press('Update'))
    expect(await screen.findByText('Belum ada perubahan.')).toBeVisible()
    expect(requestsTo(api.adminCoaching.update)).toHaveLength(0)
  })
})

const UPDATE = 'Anda yakin mengubah Informasi coaching ini?'
