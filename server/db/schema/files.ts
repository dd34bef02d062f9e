import { check, integer, pgTable, sql, text, uuid } from '../orm.ts'
import { createdAt, id } from './columns.ts'
import { users } from './users.ts'

/** Every uploaded file: what it is; its bytes lie in the file store under `name`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** Generated name, e.g. `1b4e28ba-….pdf`; also the last part of its address. */
    name: text('name').notNull().unique('files_name'),
    kind: text('kind', {
      enum: ['picture', 'document', 'spreadsheet', 'certificate', 'template'],
    }).notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    originalName: text('original_name').notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'files_kind',
      sql`${t.kind} in ('picture', 'document', 'spreadsheet', 'certificate', 'template')`,
    ),
    check('files_size', sql`${t.size} >= 0`),
  ],
)
