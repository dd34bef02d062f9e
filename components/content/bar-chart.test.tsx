import { act, render, screen } from '@testing-library/react'
import { Chart } from 'chart.js'
import { axe } from 'jest-axe'
import { BarChart, barChartPicture } from '@/components/content/bar-chart'
import { wrapLabel } from '@/components/content/bar-chart-text'
import { fakeCanvas } from '@/lib/testing/fake-canvas'

const ITEMS = [
  { label: 'Pengukuhan Kawasan Hutan', value: 7 },
  { label: 'Perhutanan Sosial', value: 0 },
]
const root = document.documentElement

async function open(items = ITEMS) {
  const canvas = fakeCanvas()
  const view = render(<BarChart items={items} unit="Jumlah peserta" label="Minat" />)
  const picture = await screen.findByRole('img', { name: 'Minat' })
  if (!(picture instanceof HTMLCanvasElement)) throw new Error('No canvas')
  return { ...view, ...canvas, chart: Chart.getChart(picture) }
}

afterEach(() => {
  root.removeAttribute('style')
  root.removeAttribute('data-theme')
})

test('a bar per item, its value behind it, its name before it', async () => {
  const { texts, container } = await open()
  expect(texts).toEqual(
    expect.arrayContaining(['Pengukuhan Kawasan Hutan', 'Perhutanan Sosial', '7', '0']),
  )
  expect(texts).toContain('Jumlah peserta')
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  [7, '0 1 2 3 4 5 6 7 8 9 10'],
  [11, '0 5 10 15 20 25 30 35 40 45 50'],
  [501, '0 100 200 300 400 500 600 700 800 900 1.000'],
  [1001, '0 200 400 600 800 1.000 1.200 1.400 1.600 1.800 2.000'],
])(
  "'The infographic chart uses 11 ticks and rounds the axis maximum up': %i",
  async (value, expected) => {
    const { chart } = await open([{ label: 'Rehabilitasi', value }])
    const labels = chart?.scales.x?.ticks.map(({ label }) => label)
    expect(labels).toEqual(expected.split(' '))
  },
)

test('on a phone 11 ticks stay, every second one without its number', async () => {
  const { chart } = await open()
  chart?.resize(300, 400)
  const labels = chart?.scales.x?.ticks.map(({ label }) => label)
  expect(labels).toEqual(['0', '', '2', '', '4', '', '6', '', '8', '', '10'])
})

test.each([
  ['on a phone', 300, ['Penatausahaan', 'Hasil Hutan', 'dan…']],
  ['elsewhere', 900, ['Penatausahaan Hasil Hutan', 'dan…']],
])(
  '%s a name takes no more lines than its bar has room for; whole it is where the bar is pointed at',
  async (_, width, lines) => {
    const label = 'Penatausahaan Hasil Hutan dan Pengolahannyadalamsatukata'
    const { chart } = await open([...ITEMS, { label, value: 3 }])
    chart?.resize(width, 400)
    expect(chart?.scales.y?.ticks.at(-1)?.label).toEqual(lines)
    expect(chart?.data.labels?.at(-1)).toBe(label)
  },
)

test('colours come from the tokens and follow the theme', async () => {
  root.style.setProperty('--brand-fill', '#1f6b43')
  root.setAttribute('data-theme', 'light')
  const { chart } = await open()
  const colour = () => chart?.data.datasets[0]?.backgroundColor
  expect(colour()).toBe('#1f6b43')
  root.style.setProperty('--brand-fill', '#2f8555')
  await act(async () => root.setAttribute('data-theme', 'dark'))
  expect(colour()).toBe('#2f8555')
})

test('on paper the colours are light in every theme', async () => {
  root.style.setProperty('--ink', '#e8efea')
  root.style.setProperty('--batu-900', '#19211c')
  root.setAttribute('data-theme', 'dark')
  const { chart } = await open()
  expect(chart?.options.color).toBe('#e8efea')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(chart?.options.color).toBe('#19211c')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(chart?.options.color).toBe('#e8efea')
})

test('the picture holds title, names and values', async () => {
  const { texts } = fakeCanvas()
  const input = { items: ITEMS, unit: 'Jumlah peserta', title: 'Minat peserta' }
  expect((await barChartPicture(input)).type).toBe('image/png')
  expect(texts).toEqual(expect.arrayContaining(['Minat peserta', 'Perhutanan Sosial', '7']))
})

test('a browser without memory for the picture is a failure', async () => {
  fakeCanvas()
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  const input = { items: ITEMS, unit: 'Jumlah peserta', title: 'Minat peserta' }
  await expect(barChartPicture(input)).rejects.toThrow('no picture')
})

test.each([
  ['Kawasan', ['Kawasan']],
  ['Pengukuhan Kawasan Hutan', ['Pengukuhan', 'Kawasan Hutan']],
  ['Pertanggungjawabannya', ['Pertanggungjaw', 'abannya']],
  ['', []],
])('the name %j breaks into lines of 14 letters', (label, lines) => {
  expect(wrapLabel(label, 14)).toEqual(lines)
})
