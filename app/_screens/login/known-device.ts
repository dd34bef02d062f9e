/** Loaded with the press of the button; null where it does not come: the login is then one of a device that nobody knows. */
const shelf = () =>
  import('@/lib/device/shelf')
    .then(({ createShelf }) => createShelf<string>('known-device'))
    .catch(() => null)

const NAMES = ['device', 'login'] as const

/** What an earlier login has given to this device, for the body of the next; empty where there is nothing. */
export async function knownDevice(): Promise<{ device?: string }> {
  const device = await (await shelf())?.read(NAMES).catch(() => undefined)
  return device ? { device } : {}
}

/** Keeps what a login has given to this device. */
export async function keepKnownDevice(device: string | undefined): Promise<void> {
  if (device) await (await shelf())?.keep(NAMES, device)
}
