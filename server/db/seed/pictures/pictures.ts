import sharp from 'sharp'
import { CATEGORY_KEYS, type CategoryKey } from '../content/categories.ts'
import { COACHINGS } from '../content/coachings.ts'
import { BANNERS, type BannerScene } from '../content/pages.ts'
import { COACHES, type Expert, MODERATORS } from '../content/people/experts.ts'
import { createRandom } from '../random.ts'
import { type SeedFile, toSeedFile } from '../stored-file.ts'
import type { Canvas } from './drawing.ts'
import { drawPortrait } from './portrait.ts'
import { drawForest, drawMangrove } from './scenes-wild.ts'
import { drawAgroforest, drawBoundary, drawFirePatrol, drawNursery } from './scenes-work.ts'
import { LIGHTS, type Light } from './skies.ts'

type Draw = (canvas: Canvas, light: Light) => string

/** As large as the pickers store them (decision 38); flyers stand in a place of 4:3. */
const BANNER = { width: 1366, height: 854 }
const FLYER = { width: 960, height: 720 }
const BACKGROUND = { width: 1280, height: 720 }

const BANNER_SCENES: Record<BannerScene, Draw> = {
  hutan: drawForest,
  mangrove: drawMangrove,
  persemaian: drawNursery,
  patroli: drawFirePatrol,
}

const TOPIC_SCENES: Record<CategoryKey, readonly Draw[]> = {
  batas: [drawBoundary],
  perhutanan: [drawAgroforest],
  rehabilitasi: [drawNursery, drawMangrove],
  kebakaran: [drawFirePatrol],
  konservasi: [drawForest],
}

const picture = async (name: string, drawing: string, originalName: string) =>
  toSeedFile(name, {
    ...{ kind: 'picture', mime: 'image/jpeg', extension: 'jpg', originalName },
    bytes: await sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer(),
  })

const scene = (
  name: string,
  size: { width: number; height: number },
  [draw, light]: readonly [Draw, Light | undefined],
) => {
  const lit = light ?? LIGHTS[0]
  if (!lit) throw new Error('no light to draw by')
  return draw({ ...size, random: createRandom(name) }, lit)
}

const flyer = ({ key, category }: (typeof COACHINGS)[number]) => {
  const name = `flyer/${key}`
  const random = createRandom(`light of ${name}`)
  const drawing = scene(name, FLYER, [
    random.pick(TOPIC_SCENES[category]),
    random.pick(LIGHTS),
  ])
  return picture(name, drawing, `flyer-${key}.jpg`)
}

const portrait = ({ name, portrait: kind }: Expert) => {
  const drawing = drawPortrait(kind, createRandom(`portrait/${name}`))
  return picture(`portrait/${name}`, drawing, 'foto.jpg')
}

/** A material that is a picture. */
const infographic = async (category: CategoryKey): Promise<SeedFile> => {
  const name = `infografis/${category}`
  const draw = TOPIC_SCENES[category][0] ?? drawForest
  const drawing = scene(name, BACKGROUND, [draw, LIGHTS[1]])
  return toSeedFile(name, {
    ...{ kind: 'document', mime: 'image/png', extension: 'png' },
    originalName: `Ilustrasi ${category}.png`,
    bytes: await sharp(Buffer.from(drawing)).png({ palette: true, effort: 1 }).toBuffer(),
  })
}

const draw = (): Promise<SeedFile[]> =>
  Promise.all([
    ...BANNERS.map((banner, index) => {
      const name = `banner/${banner.scene}`
      const light = LIGHTS[index % 2]
      const drawing = scene(name, BANNER, [BANNER_SCENES[banner.scene], light])
      return picture(name, drawing, `${banner.scene}.jpg`)
    }),
    ...COACHINGS.map(flyer),
    ...[...Object.values(COACHES).flat(), ...MODERATORS].map(portrait),
    ...[0, 3].map((light) => {
      const drawing = scene('background', BACKGROUND, [drawForest, LIGHTS[light]])
      return picture(`background/${light}`, drawing, `virtual-background-${light}.jpg`)
    }),
    ...CATEGORY_KEYS.map(infographic),
  ])

let drawn: Promise<SeedFile[]> | undefined

/** All pictures of the demo data; drawn once per process, since none depends on the day. */
export const seedPictures = (): Promise<SeedFile[]> => {
  drawn ??= draw()
  return drawn
}
