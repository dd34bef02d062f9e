import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { PlannedReminders } from '@/lib/entities/reminder'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'

const OPENED: PlannedReminders[number] = {
  ...{ kind: 'day-before', enabled: true, days: -1, minutes: 540, isOver: false },
  ...{ subject: 'Pengingat Jadwal Coaching', paragraph: 'Sampai jumpa besok.' },
  ...{ dueAt: '2026-08-24T09:00:00+07:00', people: [], withheld: [], sendable: [] },
  version: 'v1',
}

beforeEach(() => freezeDate('2026-08-22T09:00:00+07:00'))

test.each([true, false])(
  'one that was on: %s, and is flipped by another admin while it is being reworded, stays as flipped',
  async (enabled) => {
    const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
    const present = { ...OPENED, enabled: !enabled, version: 'v2' }
    let isFirst = true
    const { user, requestsTo } = await openCoachingTab('pesan', [
      mockApi(api.features.list, ['reminders']),
      mockApi(api.reminder.list, [{ ...OPENED, enabled }]),
      mockApi(api.reminder.messages, { messages: [], leftOut: [] }),
      mockApi(api.reminder.update, () => {
        if (!isFirst) return [present]
        isFirst = false
        return { refusal: { ...refusal, present } }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Ubah Pengingat jadwal' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pengingat jadwal' }))
    await user.type(dialog.getByLabelText('Subjek'), ' Anda')
    await user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Pengingat jadwal: diperbarui')).toBeVisible()
    const sent = requestsTo(api.reminder.update).at(-1)
    expect(sent?.headers.get('if-match')).toBe('"v2"')
    expect(sent?.body).toMatchObject({
      enabled: !enabled,
      subject: 'Pengingat Jadwal Coaching Anda',
    })
  },
)
