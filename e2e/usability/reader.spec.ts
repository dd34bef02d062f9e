import type { Page } from '@playwright/test'
import { dialogWith } from '../expectations.ts'
import { expect } from '../fixtures.ts'
import { pick } from '../journeys/attempt.ts'
import { SEEDED_AT } from '../seeded-params.ts'
import { test } from '../test-taker.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

const END = 'Anda yakin ingin mengakhiri Test?'

/** What a reader is given, by Chromium's own tree of the page: role, name and states, in the order in which it is read. */
async function readPage(page: Page) {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string): string[] => {
    const node = byId.get(id)
    if (!node) return []
    const states = (node.properties ?? [])
      .filter(({ name }) => ['checked', 'pressed', 'live', 'disabled'].includes(name))
      .filter(({ value }) => value.value !== false)
      .map(({ name, value }) => ` ${name}=${value.value}`)
    const name = String(node.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    const own = `${node.role?.value}: ${name}${states.join('')}`
    const isSaid = !node.ignored && node.role?.value !== 'InlineTextBox'
    return [...(isSaid ? [own] : []), ...(node.childIds ?? []).flatMap(read)]
  }
  return read(nodes[0]?.nodeId ?? '')
}

/** These stand in the tree, one after the other. */
function expectRead(said: readonly string[], wanted: readonly RegExp[]) {
  let from = 0
  for (const want of wanted) {
    const at = said.slice(from).findIndex((line) => want.test(line))
    expect(at, `${want} after line ${from} of\n${said.join('\n')}`).toBeGreaterThanOrEqual(
      0,
    )
    from += at + 1
  }
}

test('a reader is told everything of a test that is taken, in its order and with its state', async ({
  page,
  takeTest,
}, info) => {
  const isPhone = info.project.name === 'phone'
  await takeTest('pre-test')
  const before = await readPage(page)
  expectRead(before, [
    /^heading: PRE TEST/,
    /^status: .*live=polite/,
    /^StaticText: Setiap pilihan langsung disimpan/,
    /^timer: Sisa waktu/,
    /^StaticText: \d\d:\d\d/,
    /^button: Sembunyikan waktu/,
    /^heading: Soal 1$/,
    /^StaticText: dari$/,
    /^StaticText: 10$/,
    /^StaticText: Belum dijawab/,
    /^button: Tandai soal pressed=false/,
    /^group: ./,
    ...['A', 'B', 'C', 'D'].map(
      (letter) => new RegExp(`^radio: ${letter} .+ checked=false`),
    ),
    /^button: Soal Sebelumnya disabled=true/,
    /^button: Soal Selanjutnya/,
    /^navigation: Daftar soal/,
    /^button: Soal 1, belum dijawab, sedang dibuka/,
    /^button: Soal 2, belum dijawab/,
    /^button: Akhiri Test/,
  ])
  expect(before.filter((line) => /^radio: .* checked=true/.test(line))).toEqual([])
  await pick(page, 'B')
  await page.getByRole('button', { name: 'Tandai soal' }).click()
  await expect(page.getByRole('status').getByText(/^Tersimpan/)).toBeVisible()
  const after = await readPage(page)
  expectRead(after, [
    /^status: .*live=polite/,
    /^StaticText: Tersimpan \d\d:\d\d/,
    /^heading: Soal 1$/,
    /^button: Tandai soal: Soal ditandai pressed=true/,
    /^radio: B .* checked=true/,
    /^button: Soal 1, dijawab, ditandai, sedang dibuka/,
  ])
  expect(after.filter((line) => /^radio: .* checked=true/.test(line))).toHaveLength(1)
  await page.getByRole('button', { name: 'Akhiri Test' }).first().click()
  await expect(dialogWith(page, END).getByRole('button', { name: 'Tidak' })).toBeFocused()
  const window = await readPage(page)
  expectRead(window, [
    new RegExp(`^(alert)?dialog: ${END.replace('?', '\\?')}`),
    /^StaticText: 1 soal dijawab, 9 belum dijawab, 1 ditandai\./,
    /^button: Ya/,
    /^button: Tidak/,
  ])
  print(`a test as read, ${isPhone ? 'phone' : 'desktop'}: ${before.length} lines`)
})
