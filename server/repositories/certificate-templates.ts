import type { Id } from '../../lib/entities/identity.ts'
import type { TemplateLayout } from '../../lib/entities/template.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from '../db/orm.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import {
  certificateSettings,
  certificateTemplates,
  issuedCertificates,
} from '../db/schema/certificate-making.ts'
import { coaches, coachings } from '../db/schema/coachings.ts'
import { files } from '../db/schema/files.ts'
import { byName } from './searched-text.ts'

export type TemplateRow = { id: Id; name: string; layout: TemplateLayout }

const SHAPE = {
  ...{ id: certificateTemplates.id, name: certificateTemplates.name },
  layout: certificateTemplates.layout,
}

export const listTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select(SHAPE).from(certificateTemplates).orderBy(byName(certificateTemplates.name))

const byId = (db: Db, id: Id) =>
  db.select(SHAPE).from(certificateTemplates).where(eq(certificateTemplates.id, id))

export const findTemplate = (db: Db, id: Id): Promise<TemplateRow | null> =>
  firstRow(byId(db, id))

/** The same, locked: `share` for whoever uses it, `update` for whoever changes or removes it. */
export const lockTemplate = (
  tx: Db,
  id: Id,
  strength: 'share' | 'update',
): Promise<TemplateRow | null> => firstRow(byId(tx, id).for(strength))

/** Whether another one has that name, in whatever capitals. */
export const isNameTaken = async (
  db: Db,
  name: string,
  ownId: Id | null,
): Promise<boolean> => {
  const isSame = sql`lower(${certificateTemplates.name}) = lower(${name})`
  const isOther = ownId ? ne(certificateTemplates.id, ownId) : undefined
  return (await db.$count(certificateTemplates, and(isSame, isOther))) > 0
}

export const insertTemplate = (
  tx: Db,
  template: Omit<TemplateRow, 'id'>,
): Promise<TemplateRow> =>
  onlyRow(tx.insert(certificateTemplates).values(template).returning(SHAPE))

export const updateTemplate = async (
  tx: Db,
  { id, ...change }: TemplateRow,
): Promise<TemplateRow> => {
  const isIt = eq(certificateTemplates.id, id)
  return onlyRow(tx.update(certificateTemplates).set(change).where(isIt).returning(SHAPE))
}

export const deleteTemplate = async (tx: Db, id: Id): Promise<void> => {
  await tx.delete(certificateTemplates).where(eq(certificateTemplates.id, id))
}

/** Coachings that make their certificates by a template. */
export const coachingsOfTemplate = (
  db: Db,
  id: Id,
): Promise<{ code: string; topic: string }[]> =>
  db
    .select({ code: coachings.coachingCode, topic: coachings.topic })
    .from(certificateSettings)
    .innerJoin(coachings, eq(coachings.id, certificateSettings.coachingId))
    .where(and(eq(certificateSettings.templateId, id), isNull(coachings.deletedAt)))
    .orderBy(asc(coachings.coachingCode))

/** Those of the names that are files of templates. */
export const knownTemplateFiles = async (db: Db, names: string[]): Promise<Set<string>> => {
  if (names.length === 0) return new Set()
  const isOne = and(eq(files.kind, 'template'), inArray(files.name, names))
  const rows = await db.select({ name: files.name }).from(files).where(isOne)
  return new Set(rows.map(({ name }) => name))
}

/** Whether a template, or a certificate that was issued, is still made with a file. */
export const isFileUsed = async (db: Db, name: string): Promise<boolean> => {
  const { layout } = certificateTemplates
  const [template] = await db
    .select({ id: certificateTemplates.id })
    .from(certificateTemplates)
    .where(sql`position(${name} in ${layout}::text) > 0`)
    .limit(1)
  if (template) return true
  const [issued] = await db
    .select({ id: issuedCertificates.id })
    .from(issuedCertificates)
    .where(sql`position(${name} in ${issuedCertificates.content}::text) > 0`)
    .limit(1)
  return issued !== undefined
}

/** Names of a coaching's coaches, in their order. */
export const coachNames = async (db: Db, coachingId: Id): Promise<string[]> => {
  const rows = await db
    .select({ name: coaches.name })
    .from(coaches)
    .where(and(eq(coaches.coachingId, coachingId), ne(coaches.type, 'Moderator')))
    .orderBy(coaches.type)
  return rows.map(({ name }) => name)
}
