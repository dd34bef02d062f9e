import { readFile } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { connect } from '../../db/client.ts'
import { migratedTemplate } from '../run-databases.ts'
import { PATIENT, type TestDatabase, withEmptying } from '../test-database.ts'

/** As a socket to a database that answers at once. */
class Wire extends Duplex {
  private readonly engine: PGlite
  private asked: Buffer[] = []

  constructor(engine: PGlite) {
    super()
    this.engine = engine
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
  }

  setNoDelay() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }

  override _read() {
    // what there is to read is pushed when it is asked for
  }

  override _write(part: Buffer, _encoding: string, done: () => void) {
    this.ask([part])
    done()
  }

  override _writev(parts: { chunk: Buffer }[], done: () => void) {
    this.ask(parts.map(({ chunk }) => chunk))
    done()
  }

  /** The parts of one query are written one after the other, and belong together. */
  private ask(parts: Buffer[]) {
    if (this.asked.length === 0) queueMicrotask(() => this.answer())
    this.asked.push(...parts)
  }

  private answer() {
    const query = Buffer.concat(this.asked.splice(0))
    const onRawData = (data: Uint8Array) => this.push(Buffer.from(data))
    this.engine
      .execProtocolRawStream(query, { syncToFs: false, onRawData })
      .catch((error: unknown) => this.destroy(error as Error))
  }
}

/**
 * The embedded database in the thread of its only caller: without a socket and a second thread a
 * query costs a third. Nobody else can ask anything of it meanwhile.
 */
export const openOwnDatabase = async (): Promise<TestDatabase> => {
  const template = await migratedTemplate()
  const engine = await PGlite.create({
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=16MB'],
      // a plan costs more than it saves on a handful of rows
      ...['-c', 'plan_cache_mode=force_generic_plan'],
    ],
    loadDataDir: new Blob([await readFile(template)]),
  })
  const stream = () => new Wire(engine)
  const account = { user: 'postgres', database: 'postgres' }
  const client = connect({ ...account, stream, ...PATIENT }, { embedded: true })
  const close = async () => {
    await client.close()
    await engine.close()
  }
  return withEmptying({ ...client, close })
}
