import type { DBSchema, IDBPDatabase } from 'idb'

/** A thing as it is stored, and when that was: ms since 1970 as the server told, 0 before it had told any. */
export type Stored = { at: number; value: unknown }

export interface DeviceSchema extends DBSchema {
  kept: { key: string; value: Stored }
}

export type Database = IDBPDatabase<DeviceSchema>
