import { COLOURS } from './drawing.ts'

/** Light of an hour: the sky from top to bottom, the sun, and the hills from far to near. */
export type Light = {
  sky: readonly string[]
  sun: string
  hills: readonly [string, string, string]
}

export const LIGHTS: readonly Light[] = [
  {
    sky: ['#CFE4F2', COLOURS.kayu50, COLOURS.kayu100],
    sun: COLOURS.kayu300,
    hills: [COLOURS.rimba300, COLOURS.rimba400, COLOURS.rimba600],
  },
  {
    sky: ['#9CC7E6', COLOURS.biru50, COLOURS.rimba100],
    sun: COLOURS.putih,
    hills: ['#A9CFBB', COLOURS.rimba400, COLOURS.rimba500],
  },
  {
    sky: ['#F3C58B', COLOURS.kayu200, COLOURS.kayu50],
    sun: COLOURS.putih,
    hills: ['#B79A5B', '#5E8A56', COLOURS.rimba600],
  },
  {
    sky: [COLOURS.rimba900, COLOURS.rimba700, '#5B9C78'],
    sun: COLOURS.kayu200,
    hills: ['#3B7B58', COLOURS.rimba700, COLOURS.rimba800],
  },
]

/** Dusk with smoke in the air. */
export const DUSK: Light = {
  sky: ['#3A2A3F', '#8A3D2A', COLOURS.jingga500, '#F2B15E'],
  sun: '#FFE2A8',
  hills: ['#7A3F2E', '#4A2C2A', '#24201F'],
}
