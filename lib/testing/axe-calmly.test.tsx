import { render } from '@testing-library/react'
import { axe } from 'jest-axe'

test.each([
  [<button key="1" type="button" />, 'button-name', 'button'],
  [<input key="2" />, 'label', 'input'],
  [
    <ul key="3">
      <div>Materi</div>
    </ul>,
    'list',
    'ul',
  ],
])(
  'axe finds a fault, and tells its rule and where it is: %#',
  async (part, id, target) => {
    const { container } = render(<main>{part}</main>)
    const { violations } = await axe(container)
    const found = violations.map((one) => [one.id, one.nodes.map((node) => node.target)])
    expect(found).toContainEqual([id, [[target]]])
  },
)

test('axe finds nothing where there is nothing', async () => {
  const { container } = render(
    <main>
      <button type="button">Simpan</button>
    </main>,
  )
  expect(await axe(container)).toHaveNoViolations()
})
