export const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
export type Zone = (typeof ZONES)[number]
/** The label printed beside times and the zone in which they are computed: always a pair (decision 22). */
export type TimeZone = { readonly label: 'WIB' | 'WITA' | 'WIT'; readonly zone: Zone }

export const WIB: TimeZone = { label: 'WIB', zone: 'Asia/Jakarta' }
const WITA: TimeZone = { label: 'WITA', zone: 'Asia/Makassar' }
const WIT: TimeZone = { label: 'WIT', zone: 'Asia/Jayapura' }

/** Every name under which browsers report an Indonesian zone. */
const INDONESIAN: ReadonlyMap<string, TimeZone> = new Map([
  ['Asia/Jakarta', WIB],
  ['Asia/Pontianak', WIB],
  ['Asia/Makassar', WITA],
  ['Asia/Ujung_Pandang', WITA],
  ['Asia/Jayapura', WIT],
])

/**
 * §9 'Time zone label WIB, WITA or WIT by browser zone …, default WIB'.
 * @param browserZone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 */
export const zoneOf = (browserZone: string | null | undefined): TimeZone =>
  INDONESIAN.get(browserZone ?? '') ?? WIB
