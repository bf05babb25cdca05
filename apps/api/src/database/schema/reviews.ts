import type { Language } from '@pkg/domain'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { communities } from './catalog'
import { users } from './people'
import { version } from './version'

type Moderation = 'pending' | 'published' | 'removed'

const id = () => uuid().primaryKey().defaultRandom()
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
const authorId = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Questions about communities. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    version: version(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: authorId(),
    author: text().notNull(),
    text: text().notNull(),
    /** The language that it's written in. [FIND-015] */
    language: text().$type<Language>().notNull().default('en'),
    status: text().$type<Moderation>().notNull().default('pending'),
    /** Why staff declined or removed it. Only the person who asked and admins read it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('questions_community').on(table.communityId, table.createdAt),
    index('questions_status').on(table.status, table.createdAt),
    index('questions_user').on(table.userId),
  ],
)

/** Answers to questions. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    version: version(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: authorId(),
    author: text().notNull(),
    text: text().notNull(),
    /** Who answered: our staff, or the community's own team. */
    answeredBy: text().$type<'staff' | 'community'>().notNull().default('staff'),
    status: text().$type<Moderation>().notNull().default('published'),
    createdAt: createdAt(),
  },
  (table) => [
    index('answers_question').on(table.questionId, table.createdAt),
    index('answers_created').on(table.createdAt),
  ],
)

/** Net promoter scores: how likely people are to recommend us, from 0 to 10. */
export const nps = pgTable(
  'nps',
  {
    id: id(),
    version: version(),
    userId: authorId(),
    score: integer().notNull(),
    comment: text(),
    createdAt: createdAt(),
  },
  (table) => [index('nps_created').on(table.createdAt), index('nps_score').on(table.score)],
)
