import {
  at,
  type Canvas,
  COLOURS,
  circle,
  line,
  type Ridge,
  rect,
  shape,
} from './drawing.ts'

/** A slim crown in three tiers; `x`, `y` is where the trunk meets the ground. */
export const conifer = (x: number, y: number, height: number, colour: string): string => {
  const tiers = [0, 0.26, 0.52].map((share) => {
    const top = y - height * (1 - share * 0.55)
    const bottom = y - height * (0.58 - share * 0.92)
    const half = height * (0.13 + share * 0.22)
    return `M${at(x, top)}L${at(x + half, bottom)}L${at(x - half, bottom)}z`
  })
  return (
    rect(
      [x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.16],
      COLOURS.tanah,
    ) + shape(tiers.join(''), colour)
  )
}

/** A round crown of a few overlapping balls on a trunk. */
export const broadleaf = (
  { random }: Pick<Canvas, 'random'>,
  [x, y, height]: readonly [number, number, number],
  colour: string,
): string => {
  const balls = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2
    const reach = height * 0.19
    return circle(
      [
        x + Math.cos(angle) * reach * 1.25,
        y - height * 0.66 + Math.sin(angle) * reach * 0.8,
        height * (0.15 + random.next() * 0.07),
      ],
      colour,
    )
  })
  const trunk = `M${at(x, y)}L${at(x, y - height * 0.55)}M${at(x, y - height * 0.32)}L${at(x + height * 0.13, y - height * 0.58)}`
  return (
    line(trunk, COLOURS.tanah, height * 0.045) +
    circle([x, y - height * 0.66, height * 0.2], colour) +
    balls.join('')
  )
}

/** A palm-like sugar palm (aren): bent fronds on a straight stem. */
export const aren = (x: number, y: number, height: number, colour: string): string => {
  const top = y - height * 0.7
  const fronds = [-1, -0.72, -0.4, 0.4, 0.72, 1].map((lean) => {
    const reach = height * 0.36
    const end = at(x + lean * reach, top + Math.abs(lean) * height * 0.16)
    const bend = at(x + lean * reach * 0.55, top - height * (0.3 - Math.abs(lean) * 0.12))
    return `M${at(x, top)}Q${bend} ${end}`
  })
  return (
    line(`M${at(x, y)}L${at(x, top)}`, COLOURS.tanah, height * 0.05) +
    line(fronds.join(''), colour, height * 0.055)
  )
}

/** A mangrove on its stilt roots; `y` is the water line. */
export const mangrove = (
  canvas: Canvas,
  [x, y, height]: readonly [number, number, number],
  colour: string,
): string => {
  const crotch = y - height * 0.34
  const roots = [-0.34, -0.2, -0.08, 0.08, 0.2, 0.34].map(
    (reach) =>
      `M${at(x, crotch)}Q${at(x + reach * height * 0.9, crotch + height * 0.04)} ${at(x + reach * height, y + height * 0.03)}`,
  )
  return (
    line(roots.join(''), COLOURS.tanah, height * 0.03) +
    broadleaf(canvas, [x, y - height * 0.24, height * 0.82], colour)
  )
}

/** A seedling in its bag. */
export const seedling = (x: number, y: number, height: number, colour: string): string => {
  const leaf = (side: number, share: number) => {
    const from = y - height * share
    return `M${at(x, from)}Q${at(x + side * height * 0.34, from - height * 0.3)} ${at(x + side * height * 0.5, from - height * 0.1)}Q${at(x + side * height * 0.26, from + height * 0.04)} ${at(x, from)}z`
  }
  const leaves = [leaf(-1, 0.45), leaf(1, 0.55), leaf(-1, 0.75), leaf(1, 0.85)]
  return (
    rect(
      [x - height * 0.16, y - height * 0.36, height * 0.32, height * 0.36],
      COLOURS.rimba950,
    ) +
    line(
      `M${at(x, y - height * 0.36)}L${at(x, y - height)}`,
      COLOURS.rimba700,
      height * 0.05,
    ) +
    shape(leaves.join(''), colour)
  )
}

type Wood = {
  count: number
  /** Height of a tree, as a share of the picture's. */
  size: number
  colours: readonly string[]
  kinds?: readonly ('conifer' | 'broadleaf' | 'aren')[]
}

/** Trees along a ridge, unevenly spaced, the far ones first. */
export const wood = (canvas: Canvas, along: Ridge, forest: Wood): string => {
  const { width, height, random } = canvas
  const { count, size, colours, kinds = ['broadleaf', 'conifer'] } = forest
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.15 + random.next() * 0.7) / count) * width
    const y = along.yAt(x) + height * 0.012 + random.next() * height * 0.03
    return { x, y, tall: height * size * (0.7 + random.next() * 0.5) }
  })
  return trees
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, tall }) => {
      const colour = random.pick(colours)
      const kind = random.pick(kinds)
      if (kind === 'conifer') return conifer(x, y, tall, colour)
      if (kind === 'aren') return aren(x, y, tall, colour)
      return broadleaf(canvas, [x, y, tall], colour)
    })
    .join('')
}
