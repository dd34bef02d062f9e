/** Where the packages that the running portal consists of are listed. */
export const LICENCES_FILE = 'docs/licences.md'

/** Licences under which the portal may be run and passed on without opening its own source. */
const ACCEPTED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC-BY-3\.0|CC-BY-4\.0|CC0-1\.0|LGPL-3\.0-or-later|MPL-2\.0|OFL-1\.1|PSF-2\.0|Unlicense)$/

interface Package {
  version?: string
  license?: string
  dev?: boolean
}

export interface Licensed {
  name: string
  version: string
  licence: string
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Production packages of the lock file, by name and version; those for other platforms as well. */
export function licensedPackages(lockFile: string): Licensed[] {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(lockFile)
  const all = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version = '', license = 'unknown' }]) => ({
      ...{ name: nameOf(place), version, licence: license },
    }))
  const different = new Map(all.map((one) => [`${one.name} ${one.version}`, one]))
  return [...different.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether every licence of an SPDX expression is accepted, or one of those to choose from. */
export function isAccepted(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => ACCEPTED.test(one)))
}

/** The page that lists them. */
export function licencePage(packages: Licensed[]): string {
  const counts = new Map<string, number>()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  const summary = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `- ${licence}: ${count}`)
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  return [
    ...['# Licences', '', `The running portal consists of ${packages.length} packages,`],
    'counted from `package-lock.json` with those for other platforms (`npm run licences` writes this page).',
    ...[
      '',
      '`pdfjs-dist` brings the readers of scanned pages of PDFium (BSD-3-Clause) and OpenJPEG (BSD-2-Clause); their licences lie beside them in the export.',
      '',
      ...summary,
      '',
      '| Package | Version | Licence |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ],
  ].join('\n')
}
