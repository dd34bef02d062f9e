import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from './pages.ts'

const PAGE = `# Running

Use \`npm run backup -- FOLDER\` or \`DATA_DIR\`.

## Begin

\`\`\`sh
npm ci
npm run build
\`\`\`

\`\`\`sh untried: needs a second machine
scp a b
\`\`\`
`

test('every fenced block is found, with its place and why it is not tried', () => {
  expect(readPage('a.md', PAGE)).toEqual({
    blocks: [
      {
        ...{ page: 'a.md', line: 8, heading: 'Begin', language: 'sh', untried: null },
        text: 'npm ci\nnpm run build\n',
      },
      {
        ...{ page: 'a.md', line: 13, heading: 'Begin', language: 'sh' },
        untried: 'needs a second machine',
        text: 'scp a b\n',
      },
    ],
    inline: ['npm run backup -- FOLDER'],
  })
})

test.each([
  ['```\nls\n```\n', 'a.md:1: a block without a language'],
  ['```sh\nls\n', 'a.md:2: a block that is never closed'],
  ['Then:\n\n    ls\n', 'a.md:3: an indented block: only fenced ones are tried'],
  ['- so:\n  ```sh\n  ls\n  ```\n', 'a.md:2: a fence that is not understood'],
  ['```sh later\nls\n```\n', 'a.md:1: a fence that is not understood'],
])('%j is refused: %s', (markdown, why) => {
  expect(() => readPage('a.md', markdown)).toThrow(why)
})

test.each(['README.md', 'messages.md', 'settings.md', 'upgrade.md'])(
  '%s hides no block',
  (page) => {
    const markdown = readFileSync(join(import.meta.dirname, '..', page), 'utf8')
    const fences = markdown.match(/```/g)?.length ?? 0
    expect(readPage(page, markdown).blocks).toHaveLength(fences / 2)
  },
)
