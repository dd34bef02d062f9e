import { screen, waitFor } from '@testing-library/react'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { CHANGED_SINCE } from '@/lib/copy'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const button = (name: string) => screen.findByRole('button', { name })

const GONE = problem(404, 'Coaching tidak ditemukan.')
const DELETE = 'Anda yakin ingin menghapus data ini?'

async function openForm(user: Awaited<ReturnType<typeof openCoachingDetail>>['user']) {
  await user.click(await button('Hapus'))
  const question = await stillDialog(DELETE)
  await user.click(question.getByRole('button', { name: 'Ya, dengan notifikasi' }))
  return stillDialog('Notifikasi pembatalan coaching')
}

describe('Hapus', () => {
  test('asks, deletes, tells and goes to the list, also with unsaved changes', async () => {
    const view = await openCoachingDetail()
    await view.user.type(await topicField(), ' baru')
    await view.user.click(await button('Hapus'))
    await view.user.click((await stillDialog(DELETE)).getByRole('button', { name: 'Ya' }))
    expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
    expect(view.writes()).toEqual(['DELETE /coaching/admin/14'])
    expect(String(view.requestsTo(api.adminCoaching.remove)[0]?.query)).toBe(
      'withoutMessage=true',
    )
    const reads = view.requests.filter(({ path }) => path === '/coaching/admin/14')
    expect(reads.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE'])
  })

  test("'Ya, dengan notifikasi' sends the cancellation first", async () => {
    const view = await openCoachingDetail()
    const { user } = view
    const form = await openForm(user)
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
    expect(view.writes()).toEqual([
      'POST /notification/update-coaching',
      'DELETE /coaching/admin/14',
    ])
    expect(String(view.requestsTo(api.adminCoaching.remove)[0]?.query)).toBe('')
  })

  async function openCancellation(more: Mock[]) {
    const view = await openCoachingDetail({}, more)
    const form = await openForm(view.user)
    await view.user.type(form.getByRole('textbox', { name: 'Pesan' }), ' Mohon maaf.')
    await view.user.click(form.getByRole('button', { name: 'Kirim' }))
    return { ...view, form }
  }

  test('while the deletion fails the dialog stays with its text, and the text is sent once', async () => {
    const view = await openCancellation([
      mockApi(api.adminCoaching.remove, problem(500, 'Server sedang sibuk')),
    ])
    const { user, form, answerWith } = view
    expect(
      await form.findByText(
        'Coaching belum dihapus (Server sedang sibuk); notifikasinya sudah sampai di server. Pesan Anda tetap ada, silakan coba lagi.',
      ),
    ).toBeVisible()
    expect(form.getByRole('textbox', { name: 'Pesan' })).toHaveDisplayValue(/Mohon maaf\./)
    answerWith(mockApi(api.adminCoaching.remove, null))
    await user.click(form.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText('Data anda berhasil dihapus')).toBeVisible()
    expect(view.writes()).toEqual([
      'POST /notification/update-coaching',
      'DELETE /coaching/admin/14',
      'DELETE /coaching/admin/14',
    ])
  })

  test('whether it was deleted is not known where no answer came, and told so', async () => {
    const { form } = await openCancellation([mockApi(api.adminCoaching.remove, offline)])
    expect(
      await form.findByText(/^Belum diketahui apakah coaching terhapus \(/),
    ).toBeVisible()
  })

  test('a coaching that is gone at the next try is told as gone, and left', async () => {
    const view = await openCancellation([mockApi(api.adminCoaching.remove, offline)])
    await view.form.findByText(/^Belum diketahui apakah coaching terhapus/)
    view.answerWith(mockApi(api.adminCoaching.remove, GONE))
    await view.user.click(view.form.getByRole('button', { name: 'Kirim' }))
    expect(await screen.findByText(/^Data ini sudah dihapus sebelumnya/)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
    expect(screen.queryByText('Data anda berhasil dihapus')).not.toBeInTheDocument()
    expect(view.requestsTo(api.notification.updateCoaching)).toHaveLength(1)
  })

  test('one that another admin has deleted before the message came is told as gone, and left', async () => {
    await openCancellation([
      mockApi(api.notification.updateCoaching, GONE),
      mockApi(api.adminCoaching.remove, GONE),
    ])
    expect(await screen.findByText(/^Data ini sudah dihapus sebelumnya/)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
  })

  test('whether its participants were told is said of one that another admin has deleted, where the server says so', async () => {
    const said = 'Coaching ini sudah dihapus, tanpa notifikasi kepada pesertanya.'
    await openCancellation([
      mockApi(api.notification.updateCoaching, GONE),
      mockApi(api.adminCoaching.remove, problem(410, said)),
    ])
    expect(await screen.findByText(said)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
  })

  test('whether the message is there is not known where no answer came; nothing is deleted', async () => {
    const { form } = await openCancellation([
      mockApi(api.notification.updateCoaching, offline),
    ])
    expect(
      await form.findByText(
        /^Coaching belum dihapus\. Belum diketahui apakah notifikasinya sampai di server \(/,
      ),
    ).toBeVisible()
  })

  test('while the message fails nothing is deleted, and that is said', async () => {
    const view = await openCancellation([
      mockApi(api.notification.updateCoaching, problem(500, 'Server sedang sibuk')),
    ])
    expect(
      await view.form.findByText(
        'Notifikasi belum terkirim dan coaching belum dihapus (Server sedang sibuk). Pesan Anda tetap ada, silakan coba lagi.',
      ),
    ).toBeVisible()
    expect(view.writes()).toEqual(['POST /notification/update-coaching'])
  })

  test('what was written about a deletion that is refused because of a change is there again', async () => {
    const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
    const present = adminCoachingOf({ pesertaTerdaftar: 5 })
    const { user } = await openCancellation([
      mockApi(api.adminCoaching.remove, { refusal: { ...refusal, present } }),
    ])
    expect(await screen.findByText(CHANGED_SINCE)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const message = (await openForm(user)).getByRole('textbox', { name: 'Pesan' })
    await waitFor(() => expect(message).toHaveDisplayValue(/Mohon maaf\.$/))
  })

  test.each(['Ya', 'Ya, dengan notifikasi'])(
    'what has changed since it was asked about stays, and is shown as it is: %s',
    async (answer) => {
      const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
      const present = adminCoachingOf({ topic: 'Topik yang lain' })
      const view = await openCoachingDetail({ deletionVersion: 'd1' }, [
        mockApi(api.adminCoaching.remove, { refusal: { ...refusal, present } }),
      ])
      await view.user.click(await button('Hapus'))
      const question = await stillDialog(DELETE)
      view.answerWith(mockApi(api.adminCoaching.get, present))
      await view.user.click(question.getByRole('button', { name: answer }))
      if (answer !== 'Ya') {
        const form = await stillDialog('Notifikasi pembatalan coaching')
        await view.user.click(form.getByRole('button', { name: 'Kirim' }))
      }
      expect(await screen.findByText(CHANGED_SINCE)).toBeVisible()
      const [sent] = view.requestsTo(api.adminCoaching.remove)
      expect(sent?.headers.get('if-match')).toBe('"d1"')
      expect(screen.queryByText('Data anda berhasil dihapus')).toBeNull()
      await waitFor(async () => expect(await topicField()).toHaveValue('Topik yang lain'))
    },
  )
})
