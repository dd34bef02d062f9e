import { render, screen, waitFor } from '@testing-library/react'

const soon = { timeout: 200, interval: 10 }

/** What the test says that waits in vain, and what its first attempt said. */
const faultsOf = async (look: () => unknown) => {
  const attempts: string[] = []
  const last = await waitFor(() => {
    try {
      look()
    } catch (error) {
      attempts.push(String(error))
      throw error
    }
  }, soon).catch(String)
  return { first: attempts[0], last }
}

test.each([
  ['text "Tidak ada"', () => screen.getByText('Tidak ada'), /with the text: Tidak ada/],
  ['a button', () => screen.getByRole('button'), /Unable to find .*button/],
])(
  'who waits for %s in vain is shown the document once, at the end',
  async (_, look, words) => {
    render(<p>Halaman kosong</p>)
    const { first, last } = await faultsOf(look)
    expect(first).toMatch(words)
    expect(first).not.toContain('Halaman kosong')
    expect(last).toMatch(/^TestingLibraryElementError: Unable to find/)
    expect(last).toMatch(words)
    expect(String(last).match(/Halaman kosong/g)).toHaveLength(1)
  },
)

test('what findBy… does not find shows the document', async () => {
  render(<p>Halaman kosong</p>)
  const fault = await screen.findByText('Tidak ada', {}, soon).catch(String)
  expect(fault).toMatch(/with the text: Tidak ada[\s\S]*Halaman kosong/)
})

test('what is looked for without waiting shows the document and the roles in it', () => {
  render(<h1>Judul</h1>)
  expect(() => screen.getByRole('button')).toThrow(/heading:[\s\S]*<h1>/)
})
