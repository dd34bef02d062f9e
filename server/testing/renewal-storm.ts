import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import type { TokenPair } from '../services/sessions.ts'
import { TEST_NOW, TEST_PASSWORD, type TestServer } from './test-server.ts'
import type { Random } from './world/random.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Then a session has not long to live, however honest. */
const STORM_LENGTH = 22 * DAY

/** What came of sessions whose lines lose, double and delay the answers to their renewals. */
export type StormResult = {
  renewals: number
  /** Sessions of honest people that ended before their time: must be none. */
  honestLogouts: number
  thefts: number
  /** Thefts after which neither the thief nor anybody else is signed in: must be all. */
  found: number
}

type Pair = Pick<TokenPair, 'accessToken' | 'refreshToken'>

/** Two servers on one database, and the moment that both believe. */
class Storm {
  now = TEST_NOW.getTime()
  renewals = 0
  private readonly servers: readonly TestServer[]
  readonly random: Random

  constructor(servers: readonly TestServer[], random: Random) {
    this.servers = servers
    this.random = random
  }

  /** Lets time pass: between two lengths in ms. */
  wait(least: number, most: number) {
    this.now += least + this.random.below(most - least)
  }

  private on(server: TestServer) {
    server.clock.set(new Date(this.now))
    return server
  }

  private any = () => this.on(this.random.pick(this.servers) as TestServer)

  async logIn(user: UserRow): Promise<Pair> {
    const body = { username: user.username, password: TEST_PASSWORD }
    return (await this.any().call(api.auth.login, { body })).answer
  }

  /** @returns null where it is refused */
  async renew({ refreshToken }: Pair, server = this.any()): Promise<Pair | null> {
    this.renewals += 1
    const body = { refreshToken }
    const { status, answer } = await this.on(server).call(api.auth.renew, { body })
    if (status !== 200) return null
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token }
  }

  renewEverywhere = (pair: Pair) =>
    Promise.all(this.servers.map((server) => this.renew(pair, server)))

  async use({ accessToken: token }: Pair): Promise<boolean> {
    return (await this.any().call(api.auth.me, { as: { token } })).status === 200
  }
}

/** A way in which a renewal can go; each answer that arrives, the one that is kept last. */
type Turn = (storm: Storm, old: Pair) => Promise<(Pair | null)[]>

const askAfter =
  (least: number, most: number): Turn =>
  async (storm, old) => {
    await storm.renew(old)
    storm.wait(least, most)
    return [await storm.renew(old)]
  }

const TURNS: readonly Turn[] = [
  // the answer arrives
  async (storm, old) => [await storm.renew(old)],
  // it is lost, and asked for again at once, or when the phone wakes up
  askAfter(0, 20_000),
  askAfter(MINUTE, 6 * DAY),
  // two tabs at once, each at another server
  (storm, old) => storm.renewEverywhere(old),
  // another tab's request has been on its way while the successor was already in use
  async (storm, old) => {
    const pair = await storm.renew(old)
    if (pair) await storm.use(pair)
    storm.wait(0, 30_000)
    return [await storm.renew(old), pair]
  },
  // the answer is late: another tab has asked meanwhile
  async (storm, old) => {
    const late = await storm.renew(old)
    storm.wait(MINUTE, 9 * MINUTE)
    return [await storm.renew(old), late]
  },
]

/** @returns the pair that the browser then has; null where somebody was refused */
const takeTurn = async (storm: Storm, old: Pair): Promise<Pair | null> => {
  const turn = storm.random.pick(TURNS) as Turn
  const pairs = await turn(storm, old)
  const kept = pairs.at(-1) ?? null
  const isWhole = pairs.every((pair) => pair?.refreshToken === kept?.refreshToken)
  return kept && isWhole && (await storm.use(kept)) ? kept : null
}

/** @returns whether the session was there to its end */
const playHonest = async (storm: Storm, first: Pair): Promise<boolean> => {
  const end = storm.now + STORM_LENGTH
  for (let pair = first; storm.now < end; storm.wait(11 * MINUTE, DAY / 2)) {
    const next = await takeTurn(storm, pair)
    if (!next) return false
    pair = next
  }
  return true
}

/** @returns whether the theft was found: nobody is signed in any more */
const playTheft = async (storm: Storm, first: Pair): Promise<boolean> => {
  let owner: Pair | null = first
  let thief: Pair | null = first
  for (let turn = 0; turn < 3 && owner && thief; turn += 1) {
    const isFirst = storm.random.chance(0.5)
    if (!isFirst) owner = await takeTurn(storm, owner)
    storm.wait(MINUTE, DAY / 4)
    thief = await storm.renew(thief)
    if (thief) await storm.use(thief)
    storm.wait(MINUTE, DAY / 4)
    if (isFirst && owner) owner = await takeTurn(storm, owner)
  }
  const left = [owner, thief].filter((pair): pair is Pair => pair !== null)
  const signedIn = await Promise.all(left.map((pair) => storm.use(pair)))
  const renewed = await Promise.all(left.map((pair) => storm.renew(pair)))
  return !signedIn.some(Boolean) && !renewed.some(Boolean)
}

/** Plays sessions, every fourth of them stolen, until so many renewals were asked for. */
export const playStorm = async (
  servers: readonly TestServer[],
  random: Random,
  renewals: number,
): Promise<StormResult> => {
  const storm = new Storm(servers, random)
  const user = await servers[0]?.createUser()
  if (!user) throw new Error('no server')
  const result = { honestLogouts: 0, thefts: 0, found: 0 }
  while (storm.renewals < renewals) {
    const pair = await storm.logIn(user)
    if (random.chance(0.25)) {
      result.thefts += 1
      if (await playTheft(storm, pair)) result.found += 1
    } else if (!(await playHonest(storm, pair))) result.honestLogouts += 1
  }
  return { ...result, renewals: storm.renewals }
}
