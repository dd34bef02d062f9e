import { withoutStyleCopies } from './page-styles.ts'

const CSS = '.a{content:"<"}'
const piece = (text: string) => {
  const json = JSON.stringify([1, text]).replaceAll('<', '\\u003c')
  return `<script>self.__next_f.push(${json})</script>`
}
const texts = (html: string) =>
  [...html.matchAll(/push\((.*?)\)<\/script>/g)].map(([, json = '']) => JSON.parse(json)[1])

test('the copy of the stylesheet in the data of the scripts goes, its row stays', () => {
  const html = piece(`1:"x"\n2:Tf,${CSS}3:["$","style",{"children":"$2"}]\n`)
  expect(texts(withoutStyleCopies(html, CSS))).toEqual([
    '1:"x"\n2:""\n3:["$","style",{"children":"$2"}]\n',
  ])
})

test('everything else stays as it is', () => {
  const rest = `<style>${CSS}</style>${piece('1:"x"\n')}<script>other("<p>")</script>`
  expect(withoutStyleCopies(`${rest}${piece(`2:Tf,${CSS}`)}`, CSS)).toBe(
    `${rest}${piece('2:""\n')}`,
  )
})

test('what it writes cannot end the script', () => {
  const html = piece(`2:Tf,${CSS}3:"</script>"\n`)
  const lean = withoutStyleCopies(html, CSS)
  expect(lean.match(/<\/script>/g)).toHaveLength(1)
  expect(texts(lean)).toEqual(['2:""\n3:"</script>"\n'])
})

test.each([
  ['of another kind', piece(`2:X,${CSS}`)],
  ['split over two pieces', `${piece(`2:Tf,${CSS.slice(0, 4)}`)}${piece(CSS.slice(4))}`],
  ['pushed by another name', piece(`2:Tf,${CSS}`).replace('__next_f', '__next_g')],
  ['not there', piece('1:"x"\n')],
])(
  'a copy that is %s ends the build with what was expected of which version',
  (_, html) => {
    expect(() => withoutStyleCopies(html, CSS)).toThrow(
      /^next \d+\.\d+\.\d+ .*\nExpected: in self\.__next_f\.push.* a row `2:T1a0f,` with the text of the inlined stylesheet\n/,
    )
  },
)
