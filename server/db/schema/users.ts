import { ZONES } from '../../../lib/domain/schedule/time-zone.ts'
import { GENDERS, ROLES } from '../../../lib/entities/user-values.ts'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../orm.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { categories } from './content.ts'

/** Institutions that a participant can belong to. */
export const institutions = pgTable(
  'institutions',
  {
    id: id(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('institutions_name').on(sql`lower(${t.name})`)],
)

/** Accounts of all roles; admins have no biodata. Deleted ones are hidden, their records stay. */
export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role', { enum: ROLES }).notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    jenisKelamin: text('jenis_kelamin', { enum: GENDERS }),
    institutionId: uuid('institution_id').references(() => institutions.id, {
      onDelete: 'set null',
    }),
    namaInstansi: text('nama_instansi'),
    jabatan: text('jabatan'),
    pendidikan: text('pendidikan'),
    coachingLainnya: text('coaching_lainnya'),
    whatsapp: text('whatsapp').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Where they used the portal last; null before they did: the office's. */
    timeZone: text('time_zone', { enum: ZONES }),
    /** Since when they want no reminders; null: they get them. */
    remindersStoppedAt: instant('reminders_stopped_at'),
    /** SHA-256 of the token in the address of their calendar, and since when; null: there is none. */
    calendarTokenHash: text('calendar_token_hash').unique('users_calendar_token'),
    calendarMadeAt: instant('calendar_made_at'),
    /** Edition of the privacy page that was agreed to at the registration; null: none. */
    privacyEdition: integer('privacy_edition'),
    privacyAgreedAt: instant('privacy_agreed_at'),
    /** The newest edition of which the account was told. */
    privacyToldEdition: integer('privacy_told_edition'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when nobody signs in with it; null: somebody may. */
    lockedAt: instant('locked_at'),
    deletedAt: instant('deleted_at'),
    /** Since when nothing leads from the records of a deleted account to whose they were. */
    severedAt: instant('severed_at'),
  },
  (t) => [
    index('users_office').on(t.role).where(sql`${t.role} <> 'user'`),
    index('users_participants')
      .on(t.createdAt.desc().nullsFirst(), t.fullName, t.id)
      .where(sql`${t.role} = 'user' and ${t.deletedAt} is null`),
    index('users_erased').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    uniqueIndex('users_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.deletedAt} is null`),
    check('users_role', sql`${t.role} in ('user', 'admin', 'superadmin')`),
    check('users_jenis_kelamin', sql`${t.jenisKelamin} in ('Laki-laki', 'Perempuan')`),
  ],
)

/** Whose a row is that goes with the account. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Which topics a participant is interested in (`coachingYangDiminati`). */
export const userInterests = pgTable(
  'user_interests',
  {
    userId: ofUser(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.categoryId] }),
    index('user_interests_category').on(t.categoryId),
  ],
)

/** Who asked for a way back to an account, as it was typed; looked up after the answer, then deleted. */
export const recoveryRequests = pgTable('recovery_requests', {
  id: id(),
  identity: text('identity').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The one link of an account that opens the page for a new password: a newer one takes its place. */
export const passwordLinks = pgTable('password_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, which is in the link alone. */
  tokenHash: text('token_hash').notNull().unique('password_links_token'),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * One row per sign-in: the family of its refresh tokens. Only the hash of the newest token is
 * kept; older generations are recognised by their own number.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ofUser(),
    /** Role at sign-in: a changed role ends the session. */
    role: text('role', { enum: ROLES }).notNull(),
    generation: integer('generation').notNull().default(0),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    /** When the present generation's access token was first used: its answer had arrived. Null until then. */
    usedAt: instant('used_at'),
    /** What the user agent said at sign-in, in plain words; null where it named nothing known. */
    browser: text('browser'),
    system: text('system'),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How many logins had failed between the one before and this one. */
    failedBefore: integer('failed_before').notNull().default(0),
    /** When its owner last gave password and code again, for what asks for them. */
    confirmedAt: instant('confirmed_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', {
      enum: ['logout', 'password-changed', 'reuse', 'account', 'other-device'],
    }),
  },
  (t) => [index('sessions_user').on(t.userId)],
)
