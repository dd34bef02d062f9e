import { normaliseWhatsapp, shownWhatsapp, waLink } from './whatsapp.ts'

describe('WhatsApp numbers (decision 35)', () => {
  it.each([
    '0812-3456-7890',
    '081234567890',
    '+62 812 3456 7890',
    '6281234567890',
    '+62 (0)812 3456 7890',
    '006281234567890',
    '812 3456 7890',
  ])('%s gives the same link', (typed) => {
    expect(waLink(typed)).toBe('https://wa.me/6281234567890')
  })

  it('keeps another country code that was typed as such', () => {
    expect(normaliseWhatsapp('+60 12-345 6789')).toBe('60123456789')
  })

  it('carries a first message', () => {
    expect(waLink('081234567890', 'Halo & salam')).toBe(
      'https://wa.me/6281234567890?text=Halo%20%26%20salam',
    )
  })
})

test.each([
  ['081234567890', '0812-3456-7890'],
  ['0812-3456-7890', '0812-3456-7890'],
  ['+62 812 3456 7890', '0812-3456-7890'],
  ['6281234567890', '0812-3456-7890'],
  ['+62 (0)812-3456-789', '0812-3456-789'],
  ['0812 3456 78901', '0812-3456-78901'],
  ['+65 9123 4567', '+6591234567'],
  ['belum ada', 'belum ada'],
])('%s is shown as %s', (typed, shown) => {
  expect(shownWhatsapp(typed)).toBe(shown)
})
