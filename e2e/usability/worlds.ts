import type { Random } from '../../server/testing/world/random.ts'

/** The worlds to be played: `SEED=17 WORLDS=1 STEPS=60 npm run usability -- worlds`. */
export function seeds() {
  const { SEED = '1', WORLDS = '2', STEPS = '30' } = process.env
  return Array.from({ length: Number(WORLDS) }, (_, index) => ({
    ...{ seed: Number(SEED) + index, steps: Number(STEPS) },
  }))
}

/** How the answer of a call goes wrong. */
export const FAULTS = [
  { status: 500 },
  { status: 503 },
  { drop: true },
  { drop: true, after: true },
  { delayMs: 3000 },
]

export type ActOf<World, Actor> = (world: World, actor: Actor) => Promise<unknown>
export type Weighed<Act> = { weight: number; play: Act }

/** One of some acts, as often as its weight says, by one of some actors. */
export async function play<World extends { random: Random }, Actor>(
  world: World,
  actors: readonly Actor[],
  acts: readonly Weighed<ActOf<World, Actor>>[],
): Promise<void> {
  const actor = world.random.pick(actors)
  const act = world.random.weighted(acts)
  if (actor && act) await act.play(world, actor)
}
