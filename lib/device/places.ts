const DAY_MS = 24 * 60 * 60 * 1000

type Rule = {
  /** After so many days it is of no use or somebody else's business; null: its owner ends it. */
  days: number | null
  /** True where nothing of it stays on a shared computer when its owner logs out. */
  goesAtLogout?: true
  /** True where a doubtful age is too old: judged by the device's clock while the server has told no time. */
  goesInDoubt?: true
}

/** What is kept on the device, and when it goes: the only place where that is said (decision 4). */
const RULES = {
  /** The choices of an attempt, until the server has closed it: unsent ones wait for their owner. */
  answers: { days: null },
  /** A running attempt: questions, the one shown, the time left. */
  attempt: { days: 30, goesAtLogout: true },
  /** How many choices of an attempt the server did not take, for the page of its result. */
  lost: { days: 30 },
  bookmarks: { days: 30 },
  /** What was typed and not yet sent; older has been done otherwise or forgotten. */
  draft: { days: 7 },
  /** What a visitor typed. Computers are shared: yesterday's belongs to someone else. */
  'visitor-draft': { days: 1, goesInDoubt: true },
  /** What a server knows an act by that was sent and is not known to be done: it remembers it for a day. */
  act: { days: 1, goesAtLogout: true },
  /** Choices of the device itself, such as the theme. */
  preference: { days: null },
  /** What the server knows this device by, whoever logs in here: a random text that opens nothing and names nobody. */
  'known-device': { days: null },
  /** Whose turn it is to send, where the browser has no locks. */
  lease: { days: 1 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof RULES

/** Of whom a thing is, an account's id or 'device', and its further names. */
export type Names = readonly [owner: string, ...rest: string[]]

/** `draft 7 faq:9`: the kind, the owner, the further names. */
export const keyOf = (kind: Kind, names: readonly string[]): string =>
  [kind, ...names.map(encodeURIComponent)].join(' ')

/** The names in a key of a kind. */
export const namesOf = (key: string): string[] =>
  key.split(' ').slice(1).map(decodeURIComponent)

const ruleOf = (key: string): Rule | undefined => {
  const [kind] = key.split(' ')
  return Object.entries<Rule>(RULES).find(([name]) => name === kind)?.[1]
}

/** The server's time by two clocks, in ms: surely past, and 0 before it has told any; as the device has it. */
export type Clocks = { told: number; assumed: number }

/** The time by which the age of what lies under a key is judged; 0 while there is none. */
export const timeFor = (key: string, { told, assumed }: Clocks): number =>
  ruleOf(key)?.goesInDoubt ? assumed : told

/** Whether what lies under a key has had its time; what is of unknown age (0) has not. */
export function isPast(key: string, at: number, clocks: Clocks): boolean {
  const { days = null, goesInDoubt } = ruleOf(key) ?? {}
  const age = timeFor(key, clocks) - at
  if (days === null) return false
  return goesInDoubt ? Math.abs(age) > days * DAY_MS : at > 0 && age > days * DAY_MS
}

/** Whether what lies under a key is to get an age as soon as there is a time to begin it with. */
export const isUndated = (key: string, at: number): boolean =>
  at === 0 && (ruleOf(key)?.days ?? null) !== null

/** Whether what lies under a key goes when this account logs out. */
export const goesWith = (key: string, owner: string): boolean =>
  ruleOf(key)?.goesAtLogout === true && namesOf(key)[0] === owner
