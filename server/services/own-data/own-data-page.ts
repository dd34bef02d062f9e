import { formatPublished } from '../../../lib/domain/schedule/dates.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Section } from './sections.ts'

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return `${formatPublished(value, WIB.zone)} ${WIB.label}`
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (Array.isArray(value)) return value.map(shown).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${shown(inner)}`)
      .join('\n')
  return String(value)
}

const rowOf = (row: Section['rows'][number]) =>
  `<dl>${Object.entries(row)
    .map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown(value))}</dd>`,
    )
    .join('')}</dl>`

const sectionOf = ({ title, rows }: Section) =>
  `<section><h2>${escapeHtml(title)} (${rows.length})</h2>${
    rows.length > 0 ? rows.map(rowOf).join('') : '<p>Tidak ada.</p>'
  }</section>`

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1c1b17}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid #ddd;padding:.75rem 0;margin:0}
dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/** The same as the JSON, for reading: a page that needs nothing else. */
export const ownDataPage = (
  sections: Section[],
  { appName, madeAt }: { appName: string; madeAt: Date },
): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Data saya – ${escapeHtml(appName)}</title><style>${STYLE}</style></head>
<body><h1>Data saya</h1>
<p>Semua data tentang Anda yang disimpan ${escapeHtml(appName)} pada ${shown(madeAt)}. Waktu ditulis dalam ${WIB.label}. Password dan kunci rahasia tidak disertakan.</p>
${sections.map(sectionOf).join('\n')}
</body></html>
`
