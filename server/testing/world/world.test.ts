import { execFile } from 'node:child_process'

/** What fits into the gate; thousands are played by hand. In a process of its own: jest's loads no embedded database. */
const play = (...options: string[]) =>
  new Promise<string>((done) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'bench/world.ts', ...options],
      (error, _, wrong) => done(error && !wrong ? error.message : wrong),
    )
  })

test('in 300 worlds what each person is told is what is, whatever befalls lines, clocks, sessions and servers', async () => {
  expect(await play('--worlds', '300')).toBe('')
})

test('a world finds each fault that earlier builds had', async () => {
  expect(await play('--planted', 'yes')).toBe('')
})

test('over thirty days of messages that go by themselves none is doubled, late, missed, or goes to whom it does not concern; each planted fault is found', async () => {
  expect(await play('--days', '30', '--worlds', '4', '--planted', 'yes')).toBe('')
})
