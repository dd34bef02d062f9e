import { render, screen } from '@testing-library/react'
import { ClassMeans } from './class-means'

const MEANS = {
  ...{ pre: 40, post: 85, gain: 45 },
  ...{ attended: 1, surveyed: 1, certified: 1 },
}

test.each([
  [0.6966, '0.70tinggi'],
  [0.6949, '0.69sedang'],
  [0.2951, '0.30sedang'],
  [-0.003, '0.00rendah'],
  [-0.006, '-0.01turun'],
])(
  'the word for a normalised gain of %d is that of the number that is shown',
  (normalisedGain, text) => {
    render(<ClassMeans means={{ ...MEANS, normalisedGain }} total={1} />)
    const term = screen.getByText('Rata-rata N-Gain')
    expect(term.nextSibling?.textContent).toBe(text)
  },
)
