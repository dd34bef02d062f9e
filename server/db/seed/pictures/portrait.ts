import type { Expert } from '../content/people/experts.ts'
import type { Random } from '../random.ts'
import { at, COLOURS, circle, rect, shape, svg } from './drawing.ts'

const GROUNDS = [COLOURS.rimba100, COLOURS.kayu100, COLOURS.biru50, COLOURS.rimba200]
const SKINS = ['#C68B5E', '#B5774A', '#8E5A3A', '#D9A27A']
const CLOTHES = [COLOURS.rimba700, '#6B6A3A', COLOURS.biru600, COLOURS.kayu700]
const VEILS = [COLOURS.rimba500, COLOURS.kayu500, '#7A4E63', COLOURS.biru600]
const HAIR = '#1E1612'

const shoulders = (colour: string) =>
  shape('M40 300Q44 214 118 202h64Q256 214 260 300z', colour) +
  shape('M126 202L150 236L174 202z', COLOURS.putih, 'opacity=".85"')

const face = (skin: string) =>
  rect([132, 160, 36, 52], skin, 'rx="14"') +
  `<ellipse cx="150" cy="126" rx="46" ry="54" fill="${skin}"/>` +
  circle([133, 124, 4.5], HAIR) +
  circle([167, 124, 4.5], HAIR) +
  `<path d="M134 150Q150 163 166 150" fill="none" stroke="#5A2E1E" stroke-width="4" stroke-linecap="round"/>`

const cap = (colour: string, path: string) => shape(path, colour)

/** What is behind the face, and what is on top of it. */
const heads: Record<
  Expert['portrait'],
  (random: Random) => [behind: string, above: string]
> = {
  hijab: (random) => {
    const veil = random.pick(VEILS)
    return [
      shape('M76 236Q70 60 150 56Q230 60 224 236Q150 262 76 236z', veil),
      shape(
        `M104 128Q100 68 150 66Q200 68 196 128Q194 96 150 92Q106 96 104 128zM${at(108, 160)}Q150 196 192 160Q206 226 150 236Q94 226 108 160z`,
        veil,
      ),
    ]
  },
  peci: () => ['', cap('#17171A', 'M102 92Q104 54 150 52Q196 54 198 92Q150 80 102 92z')],
  short: () => [
    '',
    cap(HAIR, 'M102 116Q98 62 150 60Q202 62 198 116Q190 88 150 88Q110 88 102 116z'),
  ],
  cap: () => [
    '',
    cap(COLOURS.rimba800, 'M100 96Q104 54 150 54Q196 54 200 96Q150 84 100 96z') +
      cap(COLOURS.rimba900, 'M96 98Q150 78 222 100Q216 110 196 104Q150 92 96 98z'),
  ],
  long: () => [
    shape('M92 232Q84 62 150 58Q216 62 208 232Q190 240 178 200h-56Q110 240 92 232z', HAIR),
    cap(HAIR, 'M103 124Q98 66 150 64Q202 66 197 124Q186 92 140 88Q112 96 103 124z'),
  ],
  bun: () => [
    circle([150, 56, 24], HAIR),
    cap(HAIR, 'M103 120Q98 66 150 64Q202 66 197 120Q188 90 150 90Q112 90 103 120z'),
  ],
}

/** A drawn portrait, 300 by 300: no photograph of a living person stands in demo data. */
export const drawPortrait = (kind: Expert['portrait'], random: Random): string => {
  const [behind, above] = heads[kind](random)
  return svg({ width: 300, height: 300, random }, [
    rect([0, 0, 300, 300], random.pick(GROUNDS)),
    behind,
    shoulders(random.pick(CLOTHES)),
    face(random.pick(SKINS)),
    above,
  ])
}
