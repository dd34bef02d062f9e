import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { timesOf } from '@/app/_screens/admin/coaching/template-context'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const DRAFT = { isPublished: false, publishDate: null } as const

const button = (name: string) => screen.findByRole('button', { name })

const UPDATE = 'Anda yakin mengubah Informasi coaching ini?'
const PUBLISH = 'Anda yakin menayangkan Informasi coaching ini?'
const LEAVE = 'Anda yakin ingin kembali ke halaman sebelumnya?'
const CHANGE_FORM = 'Notifikasi perubahan coaching'

async function openChangeForm(more: Mock[] = []) {
  const view = await openCoachingDetail({}, more)
  await view.user.type(await topicField(), ' tahap dua')
  await view.user.click(await button('Update'))
  const question = await stillDialog(UPDATE)
  expect(question.getByText('Coaching ini sedang tayang!')).toBeVisible()
  await view.user.click(question.getByRole('button', { name: 'Ya, dengan notifikasi' }))
  return { ...view, form: await stillDialog(CHANGE_FORM) }
}

describe('Tayang', () => {
  test('asks, publishes, tells, and the extra tabs appear', async () => {
    const view = await openCoachingDetail(DRAFT)
    const { user, answerWith } = view
    await user.click(await button('Tayang'))
    const question = await stillDialog(PUBLISH)
    expect(
      question.getByText('Pastikan informasi yang diisi sudah benar sebelum ditayangkan.'),
    ).toBeVisible()
    answerWith(mockApi(api.adminCoaching.get, adminCoachingOf()))
    await user.click(question.getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil ditayangkan')).toBeVisible()
    expect(view.writes()).toEqual(['PATCH /coaching/admin/14/publish'])
    expect(await screen.findByRole('tab', { name: 'Sertifikat' })).toBeVisible()
  })

  test('with unsaved changes first asks whether to leave them, then publishes what is saved', async () => {
    const view = await openCoachingDetail(DRAFT)
    const { user } = view
    await user.type(await topicField(), ' baru')
    await user.click(await button('Tayang'))
    const leave = await stillDialog(LEAVE)
    expect(leave.getByText(/Yang tayang adalah data yang terakhir disimpan/)).toBeVisible()
    await user.click(leave.getByRole('button', { name: 'Tidak' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(view.writes()).toEqual([])
    await user.click(await button('Tayang'))
    await user.click((await stillDialog(LEAVE)).getByRole('button', { name: 'Ya' }))
    await user.click((await stillDialog(PUBLISH)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil ditayangkan')).toBeVisible()
    expect(view.writes()).toEqual(['PATCH /coaching/admin/14/publish'])
    expect(await topicField()).toHaveValue('Pengukuhan kawasan hutan dan penataan batas')
  })

  test('a failure shows the red banner and publishes nothing', async () => {
    const { user } = await openCoachingDetail(DRAFT, [
      mockApi(api.adminCoaching.publish, problem(409, 'Data belum lengkap.')),
    ])
    await user.click(await button('Tayang'))
    await user.click((await stillDialog(PUBLISH)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data belum lengkap.')).toBeVisible()
    expect(screen.queryByText('Data anda berhasil ditayangkan')).not.toBeInTheDocument()
  })
})

test('what can neither be changed nor deleted nor published says so once, beside its buttons', async () => {
  const closed = { ...DRAFT, status: 'Unknown', canEdit: false, canCancel: false } as const
  await openCoachingDetail({ ...closed, tanggalMeeting: '2026-08-20T12:00:00+07:00' })
  expect(await button('Update')).toHaveAttribute('aria-disabled', 'true')
  expect(
    screen.getByText(
      'Coaching berstatus Unknown tidak dapat diubah atau dihapus. Coaching hanya dapat ditayangkan sebelum hari meeting.',
    ),
  ).toBeVisible()
})

describe('disabled buttons say why', () => {
  test.each([
    [
      'Tayang',
      'incomplete',
      { ...DRAFT, isDataComplete: false, flyer: '' },
      'Data belum lengkap: Flyer.',
    ],
    ['Tayang', 'published', {}, 'Coaching ini sudah tayang.'],
    [
      'Update',
      'finished',
      { canEdit: false, tanggalMeeting: '2026-08-01T12:00:00+07:00' },
      'Coaching berstatus Proses Coaching tidak dapat diubah.',
    ],
    [
      'Hapus',
      'running',
      { canCancel: false },
      'Coaching yang sedang berlangsung tidak dapat dihapus.',
    ],
  ])('%s while %s', async (name, _, changes, reason) => {
    const view = await openCoachingDetail(changes)
    const found = await button(name)
    expect(found).toHaveAttribute('aria-disabled', 'true')
    expect(found).toHaveAccessibleDescription(reason)
    await view.user.click(found)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(view.writes()).toEqual([])
  })
})

describe('Update of a published coaching', () => {
  test("'Ya, dengan notifikasi': message form, then PATCH, then the notification", async () => {
    const view = await openChangeForm()
    const { user, form, requestsTo } = view
    const subjects = [...form.getByRole('combobox', { name: 'Subjek' }).children]
    expect(subjects.map((option) => option.textContent)).toEqual(
      expect.arrayContaining([
        'Perubahan Topik Coaching',
        'Perubahan Jadwal Coaching',
        'Perubahan Coach',
        'Lainnya',
      ]),
    )
    expect(form.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(
      /penataan batas tahap dua/,
    )
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(view.writes()).toEqual([
      'PATCH /coaching/admin/14',
      'POST /notification/update-coaching',
    ])
    expect(requestsTo(api.notification.updateCoaching)[0]?.body).toMatchObject({
      ...{ coachingId: '14', announces: 'change', times: timesOf(adminCoachingOf()) },
      subject: 'E-Coaching Kehutanan - Perubahan Topik Coaching',
      notifToMember: true,
      notifToWa: false,
    })
  })

  test("'Pesan diperlukan' and 'Notifikasi harus terkirim ke email peserta' stop it", async () => {
    const view = await openChangeForm()
    const { user, form } = view
    await user.click(form.getByRole('checkbox', { name: 'Email' }))
    const kirim = () => form.getByRole('button', { name: 'Kirim' })
    expect(kirim()).toHaveAccessibleDescription(
      'Notifikasi harus terkirim ke email peserta',
    )
    expect(form.queryByRole('button', { name: 'Lanjut tanpa notifikasi' })).toBeNull()
    await user.click(form.getByRole('checkbox', { name: 'Email' }))
    await user.clear(form.getByRole('textbox', { name: 'Pesan' }))
    expect(kirim()).toHaveAccessibleDescription('Pesan diperlukan')
    await user.click(kirim())
    expect(view.writes()).toEqual([])
  })

  test('a failed notification keeps the dialog; trying again sends only the message', async () => {
    const view = await openChangeForm([
      mockApi(api.notification.updateCoaching, problem(503, 'Surel tidak terkirim.')),
    ])
    const { user, form, answerWith } = view
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    expect(
      await form.findByText(
        'Perubahan sudah tersimpan. Notifikasi belum terkirim (Surel tidak terkirim). Pesan Anda tetap ada, silakan coba lagi.',
      ),
    ).toBeVisible()
    answerWith(mockApi(api.notification.updateCoaching, null))
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(view.writes()).toEqual([
      'PATCH /coaching/admin/14',
      'POST /notification/update-coaching',
      'POST /notification/update-coaching',
    ])
  })

  test('a failed PATCH sends no notification', async () => {
    const view = await openChangeForm([
      mockApi(api.adminCoaching.update, problem(500, 'Server sedang sibuk')),
    ])
    await view.user.click(view.form.getByRole('button', { name: 'Kirim' }))
    expect(
      await view.form.findByText(
        'Perubahan belum tersimpan (Server sedang sibuk), dan notifikasi belum dikirim. Pesan Anda tetap ada, silakan coba lagi.',
      ),
    ).toBeVisible()
    expect(view.writes()).toEqual(['PATCH /coaching/admin/14'])
    expect(screen.queryByText('Data anda berhasil diupdate')).not.toBeInTheDocument()
  })

  test.each<[string, Pick<Endpoint, 'method' | 'path'>, RegExp]>([
    [
      'the change',
      api.adminCoaching.update,
      /^Belum diketahui apakah perubahan tersimpan \(.*\), dan notifikasi belum dikirim\./,
    ],
    [
      'the message',
      api.notification.updateCoaching,
      /^Perubahan sudah tersimpan\. Belum diketahui apakah notifikasi terkirim/,
    ],
  ])('what became of %s is not known where no answer came', async (_, call, told) => {
    const view = await openChangeForm([mockApi(call as Endpoint, offline)])
    await view.user.click(view.form.getByRole('button', { name: 'Kirim' }))
    expect(await view.form.findByText(told)).toBeVisible()
  })

  test("'Ya' updates without a notification", async () => {
    const view = await openCoachingDetail()
    await view.user.type(await topicField(), ' baru')
    await view.user.click(await button('Update'))
    await view.user.click((await stillDialog(UPDATE)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
    expect(view.writes()).toEqual(['PATCH /coaching/admin/14'])
  })
})
