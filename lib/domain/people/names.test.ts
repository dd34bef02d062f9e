import { initials } from './names.ts'

describe('initials of a portrait placeholder', () => {
  it.each([
    ['Dr. Ir. Sari Dewi, M.Si.', 'SD'],
    ['Suharto', 'S'],
    ['Prof Bambang Hero Saharjo', 'BS'],
    ['H. Ahmad Dahlan', 'AD'],
    ['M. Yusuf', 'MY'],
    ['Drs. H. Joko Susilo, M.M.', 'JS'],
    ['siti nurbaya', 'SN'],
    ['Ir.', 'I'],
    ['Élodie Ñandú', 'ÉÑ'],
    ['', '?'],
    ['  ,  ', '?'],
  ])('%s gives %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
