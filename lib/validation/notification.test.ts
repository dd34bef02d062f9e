import { fieldErrors, formErrors } from '../testing/field-errors.ts'
import {
  certificateNotificationSchema,
  coachingNotificationSchema,
  proposalNotificationSchema,
} from './notification.ts'
import {
  changeFormSchema,
  notificationFormSchema,
  rejectionFormSchema,
} from './notification-forms.ts'

const form = { message: 'Halo', notifToMember: true, notifToWa: false }
const change = { ...form, choice: 'topic', other: '' }

describe('§5 Notification forms', () => {
  it.each([
    ['Acceptance, certificate and cancellation', notificationFormSchema],
    ['Rejection', rejectionFormSchema],
    ['Change of coaching', changeFormSchema],
  ])("%s: message required ('Pesan diperlukan')", async (_name, schema) => {
    expect((await formErrors(schema, { ...change, message: '' })).message).toBe(
      'Pesan diperlukan',
    )
    expect((await formErrors(schema, { ...change, message: ' ' })).message).toBe(
      'Pesan diperlukan',
    )
    expect(await formErrors(schema, change)).toEqual({})
  })

  it("'E-mail to participant must be ticked' in the change form only, 'WhatsApp is optional'", async () => {
    const unticked = { ...change, notifToMember: false, notifToWa: true }
    expect(await formErrors(changeFormSchema, unticked)).toEqual({
      notifToMember: 'Notifikasi harus terkirim ke email peserta',
    })
    expect(await formErrors(notificationFormSchema, unticked)).toEqual({})
  })

  it("'notifToMember defaults to true, notifToWa to false'", () => {
    expect(notificationFormSchema.cast({ message: 'x' })).toMatchObject({
      notifToMember: true,
      notifToWa: false,
    })
  })

  it.each([
    [rejectionFormSchema, 'Alasan diperlukan'],
    [changeFormSchema, 'Subjek diperlukan'],
  ])("the choice 'other' needs its free text: %#", async (schema, message) => {
    const other = { ...change, choice: 'other' }
    expect(await formErrors(schema, other)).toEqual({ other: message })
    expect(await formErrors(schema, { ...other, other: 'Teks' })).toEqual({})
    expect(await formErrors(schema, { ...other, choice: '' })).toEqual({ choice: message })
  })
})

describe('the notification bodies', () => {
  const payload = { subject: 'Halo', ...form }
  it.each([
    [{}, {}],
    [{ subject: '' }, { subject: 'Subjek diperlukan' }],
    [{ message: '' }, { message: 'Pesan diperlukan' }],
    [{ notifToMember: undefined }, { notifToMember: 'Wajib diisi' }],
    [{ notifToWa: 'mungkin' }, { notifToWa: 'Isian tidak valid' }],
  ])('with %p', async (part, errors) => {
    const body = { ...payload, ...part }
    const [ofMember, ofCoaching] = [{ userId: '1' }, { coachingId: '1' }]
    for (const [schema, who] of [
      [proposalNotificationSchema, ofMember],
      [certificateNotificationSchema, ofMember],
      [coachingNotificationSchema, ofCoaching],
    ] as const)
      expect(await fieldErrors(schema, { ...who, ...body })).toEqual(errors)
  })
})
