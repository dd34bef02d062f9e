import { browserTimeZone, browserZoneName } from '@/lib/browser/time-zone'

const deviceStandsIn = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

test('all that is drawn at once asks the device once', async () => {
  const asked = deviceStandsIn('Asia/Makassar')
  expect([browserZoneName(), browserZoneName()]).toEqual(['Asia/Makassar', 'Asia/Makassar'])
  expect(browserTimeZone().label).toBe('WITA')
  expect(asked).toHaveBeenCalledTimes(1)
  await Promise.resolve()
})

test('a device that has come to another zone is believed at the next look', async () => {
  deviceStandsIn('Asia/Jakarta')
  expect(browserTimeZone().label).toBe('WIB')
  deviceStandsIn('Asia/Jayapura')
  await Promise.resolve()
  expect(browserTimeZone().label).toBe('WIT')
})

test('a browser that tells its zone at once makes no formatter for it', async () => {
  const asked = deviceStandsIn('Asia/Jakarta')
  Object.assign(globalThis, { Temporal: { Now: { timeZoneId: () => 'Asia/Jayapura' } } })
  expect(browserTimeZone().label).toBe('WIT')
  expect(asked).not.toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'Temporal')
  await Promise.resolve()
})
