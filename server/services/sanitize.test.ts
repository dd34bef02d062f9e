import { cleanRichText, sanitizeRichText } from './sanitize.ts'

test.each([
  ['<p>Salam <strong>lestari</strong></p>', '<p>Salam <strong>lestari</strong></p>'],
  ['<p onclick="x()" style="color:red" id="a">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  [
    '<a href="javascript:alert(1)">a</a>',
    '<a rel="noopener noreferrer" target="_blank">a</a>',
  ],
  ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
  ['<a href="#/login">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
  [
    '<a href="https://menlhk.go.id" rel="x">a</a>',
    '<a href="https://menlhk.go.id" rel="noopener noreferrer" target="_blank">a</a>',
  ],
  ['<iframe src="https://x"></iframe><ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<h1>Judul</h1>', '<h2>Judul</h2>'],
  [
    '<table><tr><th>Nama</th><td>Luas</td></tr> <tr><td>A</td>\n<td>5 ha</td></tr></table>',
    'Nama | Luas<br />A | 5 ha',
  ],
])('%s is stored as %s', (html, expected) => {
  expect(sanitizeRichText(html)).toBe(expected)
})

test('a text of which nothing visible is left counts as missing', () => {
  const field = { field: 'caption', message: 'Caption diperlukan' }
  expect(() => cleanRichText('<script>alert(1)</script><p>&nbsp;</p>', field)).toThrow(
    expect.objectContaining({ status: 400, errors: { caption: 'Caption diperlukan' } }),
  )
})

test('a text may have 64 KB', () => {
  const field = { field: 'caption', message: 'Caption diperlukan' }
  const longest = `<p>é${'a'.repeat(64 * 1024 - 9)}</p>`
  expect(cleanRichText(longest, field)).toBe(longest)
  expect(() => cleanRichText(`${longest}a`, field)).toThrow(
    expect.objectContaining({ status: 400, errors: { caption: 'Teks terlalu panjang' } }),
  )
})

test('deeply nested markup costs nothing', () => {
  const started = process.cpuUsage()
  expect(sanitizeRichText('<b>'.repeat(10_000)).length).toBeLessThan(1_000)
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
})
