import type { Handout } from '../content/handouts.ts'
import { COLOURS } from '../pictures/drawing.ts'
import { createPage, createPdf, PAGE, rgb } from './pdf.ts'

const GREEN = rgb(COLOURS.rimba800)
const GOLD = rgb(COLOURS.kayu300)
const WHITE = rgb(COLOURS.putih)
const INK = rgb('#19211C')
const QUIET = rgb('#4D5851')
const MARGIN = 60

const cover = ({ title }: Handout) => {
  const page = createPage()
  page.fill([0, 0, PAGE.width, PAGE.height], GREEN)
  page.fill([MARGIN, 330, 90, 6], GOLD)
  const style = { size: 36, colour: WHITE, isBold: true, width: PAGE.width - 2 * MARGIN }
  page.text(MARGIN, 270, title, style)
  page.text(MARGIN, 70, 'E-Coaching Kehutanan', { size: 14, colour: WHITE })
  return page
}

const slidePage = ({ heading, points }: Handout['slides'][number], no: number) => {
  const page = createPage()
  page.fill([0, PAGE.height - 110, PAGE.width, 110], GREEN)
  page.text(MARGIN, PAGE.height - 66, heading, { size: 28, colour: WHITE, isBold: true })
  let y = PAGE.height - 175
  for (const point of points) {
    page.fill([MARGIN, y + 3, 10, 10], GOLD)
    const style = { size: 20, colour: INK, width: PAGE.width - 2 * MARGIN - 30 }
    y = page.text(MARGIN + 30, y, point, style) - 24
  }
  page.text(PAGE.width - MARGIN, 36, String(no), {
    size: 12,
    colour: QUIET,
    align: 'centre',
  })
  return page
}

const summaryPage = ({ title, slides }: Handout) => {
  const page = createPage()
  page.text(MARGIN, 520, `Ringkasan: ${title}`, { size: 22, colour: GREEN, isBold: true })
  page.fill([MARGIN, 500, PAGE.width - 2 * MARGIN, 2], GOLD)
  let y = 466
  for (const { heading, points } of slides) {
    y = page.text(MARGIN, y, heading, { size: 14, colour: GREEN, isBold: true }) - 2
    for (const point of points)
      y = page.text(MARGIN + 16, y, `•  ${point}`, { size: 12, colour: INK })
    y -= 14
  }
  return page
}

/** The slides of a topic as a PDF. */
export const handoutPdf = (handout: Handout): Buffer =>
  createPdf(handout.title, [
    cover(handout),
    ...handout.slides.map((slide, index) => slidePage(slide, index + 2)),
  ])

/** The same points on one sheet. */
export const summaryPdf = (handout: Handout): Buffer =>
  createPdf(`Ringkasan: ${handout.title}`, [summaryPage(handout)])
