import type { Language } from '@pkg/domain'
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { users } from './people'
import { version } from './version'

type Moderation = 'pending' | 'published' | 'removed'

const id = () => uuid().primaryKey().defaultRandom()
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
    /** Where the answer goes if the person who asked has no account. They used a link sent to it. [COMM-010] */
    email: text(),
    /** The same for each community of a question to several. No one but the person who asked reads it, or learns who they are. [COMM-010] */
    groupId: uuid(),
    /** Whether an admin decided that everyone reads that no answer came. [COMM-010] */
    isShownUnanswered: boolean().notNull().default(false),
    /** Empty for a question to several communities. */
    author: text().notNull(),
    text: text().notNull(),
    /** The language that it's written in. [FIND-015] */
    language: text().$type<Language>().notNull().default('en'),
    status: text().$type<Moderation>().notNull().default('pending'),
    /** Why staff declined or removed it. Only the person who asked and admins read it. */
    reason: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('questions_community').on(table.communityId, table.createdAt),
    index('questions_status').on(table.status, table.createdAt),
    index('questions_user').on(table.userId),
    index('questions_email').on(table.email),
    index('questions_group').on(table.groupId),
  ],
)

/** Questions of people without an account, until they use the link in an email. No one else reads them. [COMM-010] */
export const unconfirmedQuestions = pgTable(
  'unconfirmed_questions',
  {
    id: id(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    email: text().notNull(),
    /** The same for each community of a question to several, which one link sends. [COMM-010] */
    groupId: uuid(),
    /** Empty for a question to several communities. */
    firstName: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The hash of the link that sends the question. */
    tokenHash: text().notNull(),
    tokenExpiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('unconfirmed_questions_token_community').on(table.tokenHash, table.communityId),
    index('unconfirmed_questions_email').on(table.email),
    index('unconfirmed_questions_expiry').on(table.tokenExpiresAt),
  ],
)

/** Links in emails that open one question without an account. Only their hashes are stored. [COMM-010] */
export const questionLinks = pgTable(
  'question_links',
  {
    tokenHash: text().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('question_links_question').on(table.questionId),
    index('question_links_expiry').on(table.expiresAt),
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
    createdAt: momentOfInsert(),
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
    createdAt: momentOfInsert(),
  },
  (table) => [index('nps_created').on(table.createdAt), index('nps_score').on(table.score)],
)
