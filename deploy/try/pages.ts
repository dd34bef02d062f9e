/** A fenced block of a page for whoever runs the portal. */
export type Block = {
  page: string
  /** Of its first line of text. */
  line: number
  heading: string
  language: string
  /** Why it is not tried, as the page says behind the language: `sh untried: why`. */
  untried: string | null
  text: string
}

const FENCE = /^```(?:(\S+)(?:\s+untried:\s*(.+))?)?$/
const INDENTED = /^(?: {4}|\t)\S/
/** What begins like this in the middle of a text is a command as well. */
const INLINE = /`((?:npm run|npx|node|git|systemctl|deploy\/portal) [^`]+)`/g

const refuse = (page: string, line: number, why: string): never => {
  throw new Error(`${page}:${line}: ${why}`)
}

/**
 * The fenced blocks of a page in their order, and the commands in the middle of its text.
 *
 * @throws where a block could be passed over: without a language, never closed, or indented.
 */
export const readPage = (
  page: string,
  markdown: string,
): { blocks: Block[]; inline: string[] } => {
  const blocks: Block[] = []
  const inline = new Set<string>()
  let open: Block | null = null
  let heading = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = line.trimStart().startsWith('```') ? FENCE.exec(line) : undefined
    if (fence === null) refuse(page, index + 1, 'a fence that is not understood')
    if (open) {
      if (fence) open = null
      else open.text += `${line}\n`
    } else if (fence) {
      const [, language, untried = null] = fence
      if (!language) return refuse(page, index + 1, 'a block without a language')
      open = { page, line: index + 2, heading, language, untried, text: '' }
      blocks.push(open)
    } else if (INDENTED.test(line)) {
      refuse(page, index + 1, 'an indented block: only fenced ones are tried')
    } else {
      heading = /^#+ (.*)/.exec(line)?.[1] ?? heading
      for (const [, command = ''] of line.matchAll(INLINE)) inline.add(command)
    }
  }
  if (open) refuse(page, open.line, 'a block that is never closed')
  return { blocks, inline: [...inline] }
}
