import { faceFor } from './face-for.ts'

test.each([
  ['Siti Nurhaliza', 'sans'],
  ['Siti Nurâini', 'sans'],
  ['Ǎni', 'serif'],
  ['Ani Ḳhairīya', 'serif'],
])('%s is set in a face that has all its letters: %s', (text, font) => {
  const face = { font: 'sans', bold: true } as const
  expect(faceFor(face, text)).toEqual({ font, bold: true })
  expect(faceFor({ ...face, font: 'serif' }, text).font).toBe('serif')
})
