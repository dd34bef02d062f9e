import { DAY_MS, MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import type { banners, categories, faqs } from '../schema/content.ts'
import type { institutions, userInterests, users } from '../schema/users.ts'
import { ACCOUNTS, CONTENT } from './content.ts'
import type { DemoContext } from './context.ts'
import { idOf } from './demo-id.ts'
import { plus } from './moments.ts'

export type UserRow = typeof users.$inferInsert & { id: string }

const PASSWORD_OF = { superadmin: 'superadmin', admin: 'admin', user: 'peserta' } as const

/** Accounts of all roles, institutions and interests. */
export const accountRows = ({ now, passwords }: DemoContext) => {
  const userRow = (account: (typeof ACCOUNTS)['accounts'][number]): UserRow => {
    const { daysAgo, interests, instansi = null, ...biodata } = account
    const position = ACCOUNTS.institutions.indexOf(instansi ?? '')
    const createdAt = plus(now, -daysAgo * DAY_MS)
    return {
      id: idOf('user', account.username),
      ...biodata,
      institutionId: position < 0 ? null : idOf('institution', String(position)),
      namaInstansi: instansi,
      passwordHash: passwords[PASSWORD_OF[account.role]],
      ...{ createdAt, updatedAt: createdAt },
    }
  }
  return {
    users: ACCOUNTS.accounts.map(userRow),
    institutions: ACCOUNTS.institutions.map(
      (name, position): typeof institutions.$inferInsert => ({
        id: idOf('institution', String(position)),
        ...{ name, position },
      }),
    ),
    interests: ACCOUNTS.accounts.flatMap(({ username, interests = [] }) =>
      interests.map((key): typeof userInterests.$inferInsert => ({
        userId: idOf('user', username),
        categoryId: idOf('category', key),
      })),
    ),
  }
}

/** Banners, categories, FAQs, profile and guide. */
export const contentRows = ({ now, file }: DemoContext) => {
  const start = plus(now, -150 * DAY_MS)
  /** A minute apart, so that lists by age come in the order of the content. */
  const written = (index: number) => {
    const moment = plus(start, index * MINUTE_MS)
    return { createdAt: moment, updatedAt: moment }
  }
  const videos = (kind: string, entries: (typeof CONTENT)['profiles']) =>
    entries.map(({ tautan, deskripsi }, position) => ({
      id: idOf(kind, String(position)),
      ...{ tautan, deskripsi: deskripsi.join(''), position, updatedAt: start },
    }))
  const keys = CONTENT.categories.map(({ key }) => key)
  const groups = keys.map((key) => CONTENT.faqs.filter(({ category }) => category === key))
  return {
    banners: CONTENT.banners.map(
      ({ key, caption }, index): typeof banners.$inferInsert => ({
        id: idOf('banner', key),
        ...{ image: file(`banner/${key}`).name, caption },
        ...written(index),
      }),
    ),
    categories: CONTENT.categories.map(
      ({ key, name }, index): typeof categories.$inferInsert => ({
        ...{ id: idOf('category', key), name },
        ...written(index),
      }),
    ),
    faqs: groups.flatMap((group, no) =>
      group.map(({ category, question, answer }, index): typeof faqs.$inferInsert => ({
        id: idOf('faq', category, String(index)),
        categoryId: idOf('category', category),
        ...{ question, answer: answer.join('') },
        ...written(no * 10 + index),
      })),
    ),
    profiles: videos('profile', CONTENT.profiles),
    guides: videos('guide', CONTENT.guides),
  }
}
