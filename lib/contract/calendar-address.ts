import { get, post, remove } from './endpoint.ts'

/** A secret address by which a calendar program keeps the own accepted coachings; beside chapter 7. */
export const calendarAddress = {
  get: get('/calendar-address', {
    access: 'user',
    group: 'calendar-address',
    feature: 'calendar-address',
    answer: async () =>
      (await import('../entities/calendar-address.ts')).calendarAddressSchema,
  }),
  /** The one before it is none any more. */
  make: post('/calendar-address', {
    access: 'user',
    group: 'calendar-address',
    feature: 'calendar-address',
    once: true,
    answer: async () =>
      (await import('../entities/calendar-address.ts')).madeCalendarAddressSchema,
  }),
  end: remove('/calendar-address', {
    access: 'user',
    group: 'calendar-address',
    feature: 'calendar-address',
  }),
}
