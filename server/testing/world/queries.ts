import type pg from 'pg'

const WRITES = /\b(?:insert into|update|delete from) "?(\w+)"?/gi
const PLAN_IS_WORTH = /^(select|insert|update|delete|with)\b/i

/**
 * Watches what a pool is asked. A statement that is asked again keeps its plan, which is most of
 * what it costs; and who reads the tables knows which have changed.
 */
class Watch {
  private readonly names = new Map<string, string>()
  /** What each connection has written to since it was taken. */
  private readonly written = new WeakMap<pg.PoolClient, Set<string>>()
  private readonly changed = new Set<string>()
  private readonly writes = new Map<string, number>()

  constructor(pool: pg.Pool) {
    pool.on('acquire', (client) => this.watch(client))
    pool.on('release', (_, client) => this.finish(client))
  }

  /** The tables that were written to since this was last asked. */
  takeChanged(): ReadonlySet<string> {
    const changed = new Set(this.changed)
    this.changed.clear()
    return changed
  }

  /** How often a table has been written to: what was read of it holds while that stays. */
  writesTo(table: string): number {
    return this.writes.get(table) ?? 0
  }

  private watch(client: pg.PoolClient) {
    if (this.written.has(client)) return
    const written = new Set<string>()
    this.written.set(client, written)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const watched = (asked: unknown, ...rest: unknown[]) =>
      query(this.named(asked, written), ...rest)
    client.query = watched as typeof client.query
  }

  /** Whoever read while it was being written has not seen it: it can be seen from now on. */
  private finish(client: pg.PoolClient) {
    const written = this.written.get(client)
    for (const table of written ?? []) this.changed.add(table)
    written?.clear()
  }

  private named(asked: unknown, written: Set<string>) {
    const config =
      typeof asked === 'string' ? { text: asked } : (asked as { text?: string })
    const { text } = config
    if (!text || !PLAN_IS_WORTH.test(text)) return asked
    for (const [, table = ''] of text.matchAll(WRITES)) {
      this.changed.add(table)
      written.add(table)
      this.writes.set(table, this.writesTo(table) + 1)
    }
    const name = this.names.get(text) ?? `s${this.names.size}`
    this.names.set(text, name)
    return { ...config, name }
  }
}

export type Queries = Pick<Watch, 'takeChanged' | 'writesTo'>

const watches = new WeakMap<pg.Pool, Queries>()

/** The one watch over a pool. */
export const queriesOf = (pool: pg.Pool): Queries => {
  const watch = watches.get(pool) ?? new Watch(pool)
  watches.set(pool, watch)
  return watch
}
