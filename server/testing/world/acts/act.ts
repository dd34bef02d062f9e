import { ApiError, ConnectionError, isOffline } from '../../../../lib/api/errors.ts'
import { isSessionLoss } from '../../../../lib/api/session-loss.ts'
import type { Device } from '../device.ts'
import type { World } from '../world.ts'

/** Something that may happen in a world, as often as its weight says. */
export type Act = {
  name: string
  weight: number
  play: (world: World) => void | Promise<void>
}

/** What a person is told in words; anything else is a fault of the program. */
const isTold = (error: unknown) =>
  error instanceof ApiError || error instanceof ConnectionError || isSessionLoss(error)

/** Begins a conversation; the world goes on meanwhile. */
const converse = (world: World, device: Device, talk: () => Promise<void>) => {
  device.isBusy = true
  talk()
    .catch((error: unknown) => {
      if (!isTold(error)) world.failures.push(error)
    })
    .finally(() => {
      device.isBusy = false
    })
}

/** An act of somebody who has nothing else to do. */
export const by =
  (
    group: 'admins' | 'participants',
    talk: (world: World, device: Device) => Promise<void>,
  ): Act['play'] =>
  (world) => {
    const idle = world[group].filter(({ isBusy, isSignedIn }) => isSignedIn && !isBusy)
    const device = world.random.pick(idle)
    if (device) converse(world, device, () => talk(world, device))
  }

/** Most people try again where no answer came, and some give up. */
export const insist = async <T>(world: World, act: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isOffline(error) || world.random.chance(0.3)) throw error
      await world.pause(1000 + world.random.below(20_000))
    }
  }
}

/** The coaching that most of the world is about, or now and then the other one. */
export const somePlace = ({ random, places }: World) => {
  const [first, ...others] = places
  const place = random.chance(0.65) ? first : (random.pick(others) ?? first)
  if (!place) throw new Error('a world without a coaching')
  return place
}

/** Time to read and to write, in which others act. */
export const think = (world: World) => world.pause(world.random.below(90_000))
