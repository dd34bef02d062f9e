/** The worlds to be played: `SEED=17 WORLDS=1 STEPS=60 npm run usability -- worlds`. */
export function seeds() {
  const { SEED = '1', WORLDS = '2', STEPS = '30' } = process.env
  return Array.from({ length: Number(WORLDS) }, (_, index) => ({
    ...{ seed: Number(SEED) + index, steps: Number(STEPS) },
  }))
}
