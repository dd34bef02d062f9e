import { type BarItem, chartData, chartHeight } from '@/components/content/bar-chart-data'
import { Chart } from '@/components/content/bar-chart-engine'
import { paperPalette } from '@/components/content/bar-chart-palette'
import { chartOptions } from '@/components/content/bar-chart-settings'
import { valueLabels } from '@/components/content/bar-chart-text'

const WIDTH = 1000
const MARGIN = 32
const HEADING_HEIGHT = 64
/** Sharp on paper too. */
const PIXEL_RATIO = 2

export type PictureInput = { items: readonly BarItem[]; unit: string; title: string }

function drawChart({ items, unit }: PictureInput): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH - 2 * MARGIN
  canvas.height = chartHeight(items.length)
  const palette = paperPalette()
  const chart = new Chart(canvas, {
    type: 'bar',
    data: chartData(items, unit, palette),
    options: {
      ...chartOptions({ items, unit }, palette),
      responsive: false,
      devicePixelRatio: PIXEL_RATIO,
    },
    plugins: [valueLabels],
  })
  const copy = document.createElement('canvas')
  copy.width = WIDTH * PIXEL_RATIO
  copy.height = (chartHeight(items.length) + HEADING_HEIGHT + MARGIN) * PIXEL_RATIO
  copy
    .getContext('2d')
    ?.drawImage(canvas, MARGIN * PIXEL_RATIO, HEADING_HEIGHT * PIXEL_RATIO)
  chart.destroy()
  return copy
}

/** Ground and title, behind and above the chart. */
function drawPaper(canvas: HTMLCanvasElement, title: string) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { ground, ink, font } = paperPalette()
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.globalCompositeOperation = 'source-over'
  pen.fillStyle = ink
  pen.font = `700 ${22 * PIXEL_RATIO}px ${font}`
  pen.textBaseline = 'middle'
  pen.fillText(title, MARGIN * PIXEL_RATIO, (HEADING_HEIGHT / 2) * PIXEL_RATIO)
}

/** The chart with its title as a PNG in light colours, 1000 CSS pixels wide. */
export function drawPicture(input: PictureInput): Promise<Blob> {
  const canvas = drawChart(input)
  drawPaper(canvas, input.title)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser made no picture of the chart'))
    }, 'image/png')
  })
}
