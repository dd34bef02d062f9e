import { initials } from './initials.ts'

test.each([
  ['Dr. Ir. Siti Rahma, S.Hut., M.Si.', 'SR'],
  ['Suharto', 'S'],
  ['H. Muhammad Iqbal bin Yusuf', 'MY'],
  ["Nur'aini Öztürk", 'NÖ'],
  ['Prof. Dr.', 'PD'],
  ['budi santoso', 'BS'],
  ['  ', '?'],
  ['', '?'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
