import { render } from '@testing-library/react'
import { Addresses } from './addresses'

test.each([
  ['siti.rahma@bpkh.go.id', 'siti.|rahma@|bpkh.|go.|id'],
  [
    '0812-3456 · siti@go.id, lalu Dr. Budi, S.Hut.',
    '0812-3456 · siti@|go.|id, lalu Dr. Budi, S.Hut.',
  ],
  ['E-mail ke siti@go.id.', 'E-mail ke siti@|go.|id.'],
  ['Ke 0812-3456-7890.', 'Ke <span class="whitespace-nowrap">0812-3456-7890</span>.'],
  ['@peserta · BPKH XI. Jawa', '@peserta · BPKH XI. Jawa'],
])(
  '%s breaks in its addresses alone, behind their signs, and in no number',
  (text, pieces) => {
    const { container } = render(<Addresses>{text}</Addresses>)
    expect(container).toHaveTextContent(text)
    expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(pieces)
  },
)
