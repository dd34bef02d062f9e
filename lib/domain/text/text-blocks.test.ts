import { paragraphOf, textBlocks } from './text-blocks.ts'

test.each([
  ['one paragraph', '<p>Jaga <strong>rimba</strong> kita</p>', ['Jaga rimba kita']],
  ['two', '<p>Satu</p>\n<p>Dua &amp; tiga</p>', ['Satu', 'Dua & tiga']],
  ['a list', '<ul><li><p>Satu</p></li><li>Dua</li></ul>', ['Satu', 'Dua']],
  ['a break', 'Satu<br>Dua', ['Satu', 'Dua']],
  ['no text at all', '<p></p><p> &nbsp; </p>', []],
  ['a script is no text', 'a<script>alert(1)</script>b', ['ab']],
  ['nor an unclosed one', '<p>a</p><style>p{}', ['a']],
  ['nor a comment', '<p>a<!-- <p>x</p> -->b</p>', ['ab']],
  ['a lone bracket stays', '<p>3 &lt; 4 < 5</p>', ['3 < 4 < 5']],
])('%s', (_, html, blocks) => {
  expect(textBlocks(html)).toEqual(blocks)
})

test('plain text becomes one paragraph that reads the same', () => {
  const text = 'Luas < 5 ha & > 2 ha, <b>mengapa</b>?'
  expect(paragraphOf(text)).toBe(
    '<p>Luas &lt; 5 ha &amp; &gt; 2 ha, &lt;b&gt;mengapa&lt;/b&gt;?</p>',
  )
  expect(textBlocks(paragraphOf(text))).toEqual([text])
  expect(paragraphOf('')).toBe('')
})
