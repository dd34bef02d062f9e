import { ownDataPage } from './own-data-page.ts'

const AT = new Date('2026-08-24T02:00:00Z')
const pageOf = (value: unknown) =>
  ownDataPage([{ title: 'Akun', rows: [{ Nilai: value }] }], {
    appName: 'Rimba & Kita',
    madeAt: AT,
  })

test.each([
  ['a text as it is', 'Siti & Budi', 'Siti &amp; Budi'],
  ['what could be markup', `<b title="x">'`, '&lt;b title=&quot;x&quot;&gt;&#39;'],
  ['nothing as a dash', null, '–'],
  ['what is not there as a dash', undefined, '–'],
  ['an empty text as a dash', '', '–'],
  ['a moment by the clock of WIB', AT, '24 Agustus 2026 09:00 WIB'],
  ['yes', true, 'Ya'],
  ['no', false, 'Tidak'],
  ['a number', 0, '0'],
  ['each of a list in its line', ['Satu', 'Dua'], 'Satu\nDua'],
  ['what has parts by their names', { a: 1, b: [true] }, 'a: 1\nb: Ya'],
])('the page shows %s', (_, value, shown) => {
  expect(pageOf(value)).toContain(`<dl><dt>Nilai</dt><dd>${shown}</dd></dl>`)
})

test('each part has its title and how much there is of it', () => {
  const sections = [
    { title: 'Tes <1>', rows: [{ a: 1 }, { a: 2 }] },
    { title: 'Survei', rows: [] },
  ]
  const page = ownDataPage(sections, { appName: 'Rimba & Kita', madeAt: AT })
  expect(page).toContain('<title>Data saya – Rimba &amp; Kita</title>')
  expect(page).toContain(
    'disimpan Rimba &amp; Kita pada 24 Agustus 2026 09:00 WIB. Waktu ditulis dalam WIB.',
  )
  expect(page).toContain(
    '<section><h2>Tes &lt;1&gt; (2)</h2><dl><dt>a</dt><dd>1</dd></dl><dl><dt>a</dt><dd>2</dd></dl></section>',
  )
  expect(page).toContain('<section><h2>Survei (0)</h2><p>Tidak ada.</p></section>')
})
