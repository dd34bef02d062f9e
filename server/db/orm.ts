import { createRequire } from 'node:module'
import type { AnyColumn, SQL } from 'drizzle-orm'

/**
 * Drizzle, by its CommonJS files, and the only place that loads them. Linking its ES modules, whose
 * `export *` go round in circles, takes Node 0.8 s of processor time and 230 MB of memory at every start; these
 * do the same in a fifth of the time and a tenth of the memory. Types come from 'drizzle-orm' as usual.
 */
const require = createRequire(import.meta.url)
const orm: typeof import('drizzle-orm') = require('drizzle-orm')
const pgCore: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core')
const nodePostgres: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres')
const migrator: typeof import('drizzle-orm/migrator') = require('drizzle-orm/migrator')
const pgMigrator: typeof import('drizzle-orm/node-postgres/migrator') = require('drizzle-orm/node-postgres/migrator')
const errors: typeof import('drizzle-orm/errors') = require('drizzle-orm/errors')

export const {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  TransactionRollbackError,
} = orm
export const {
  alias,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = pgCore
export const { drizzle } = nodePostgres
export const { readMigrationFiles } = migrator
export const { migrate } = pgMigrator
export const { DrizzleQueryError } = errors

/** A list as one parameter, so that a statement's text is the same for lists of any length. */
export const param = (values: readonly unknown[]) => sql`${orm.sql.param([...values])}`

/** Whether a column of ids is one of these. */
export const isAmong = (column: AnyColumn, ids: readonly string[]): SQL =>
  orm.sql`${column} = any(${param(ids)}::uuid[])`
