import { criticalCss } from './critical-css.ts'

const CSS = `@layer base{:root{--a:1;--b:2;--c:3}body{margin:var(--a)}}@layer utilities{.used{color:red}.unused{color:blue}
.a,.b{top:0}.focus\\:used:focus{color:green}.used:hover{top:1px}.w-1\\/2{width:50%}.top-0\\.5{top:2px}.\\32xl{x:y}
@media (min-width:48rem){.md\\:used{left:0}.md\\:unused{left:1px}}@media print{.used{x:y}}.used .child{x:y}}
@keyframes k{to{x:y}}@font-face{font-family:f}`

test.each([
  ['elements stay, and variables that are asked for', 'x', ':root{--a:1}'],
  ['also by the markup', 'style="top:var(--c)"', ':root{--a:1;--c:3}'],
  ['a class that stands in the markup stays', '<p class="used">', '.used{color:red}'],
  ['also with its states', '"focus:used"', '.focus\\:used:focus{color:green}'],
  ['and in a media query', '`md:used`', '.md\\:used{left:0}'],
  ['of several selectors those that are used', 'class="b"', '.b{top:0}'],
  ['escaped names', 'w-1/2', '.w-1\\/2{width:50%}'],
  ['names with a dot', 'top-0.5', '.top-0\\.5{top:2px}'],
  ['names that begin with a digit', '2xl', '.\\32xl{x:y}'],
  ['fonts and animations stay', 'x', '@keyframes k{to{x:y}}@font-face{font-family:f}'],
])('%s', (_, markup, kept) => {
  expect(criticalCss(CSS, [markup])).toContain(kept)
})

test('everything else goes, what a pointer or a printer wants, and media queries that hold nothing more', () => {
  const css = criticalCss(CSS, ['used'])
  expect(css).not.toMatch(/unused|print|hover|--b|\.child|\.a\b/)
})
