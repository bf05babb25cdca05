import { resourceSchemas } from '@pkg/api-client/server'
import { eq, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import * as tables from '../../../database/schema/tables'
import { answerCalls } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { publicName } from '../../identity'
import { everything, mustSpeakFor } from '../../access'
import { collectionHandlers, type Values } from '../../../http/collections/collection'

/** What people ask and tell: questions, answers, and how likely they are to recommend us. [API-037] */
export function voicesRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(
    app,
    orm,
    'questions',
    collectionHandlers(app, orm, {
      type: 'questions',
      schema: resourceSchemas.questions,
      table: tables.questions,
      seen: publishedOrOwn(tables.questions),
      made: author,
      searched: ['text'],
      order: '-createdAt',
    }),
  )
  answerCalls(
    app,
    orm,
    'answers',
    collectionHandlers(app, orm, {
      type: 'answers',
      schema: resourceSchemas.answers,
      table: tables.answers,
      seen: publishedOrOwn(tables.answers),
      async made(person, body) {
        if (person.role === 'provider') await speakForQuestion(orm, person, body['questionId'])
        return author(person)
      },
      order: 'createdAt',
    }),
  )
  answerCalls(
    app,
    orm,
    'nps',
    collectionHandlers(app, orm, {
      type: 'nps',
      schema: resourceSchemas.nps,
      table: tables.nps,
      seen: everything,
      made: ({ userId }) => ({ userId: userId ?? null }),
      order: '-createdAt',
    }),
  )
}

/** What is published, what the person wrote, and everything for an admin. */
const publishedOrOwn =
  ({
    status,
    userId,
  }: Pick<typeof tables.questions, 'status' | 'userId'> | Pick<typeof tables.answers, 'status' | 'userId'>) =>
  (person: Person): SQL | undefined => {
    if (person.role === 'admin') return everything()
    return or(eq(status, 'published'), person.userId ? eq(userId, person.userId) : undefined)
  }

const author = ({ userId, name }: Person): Values => ({ userId, author: publicName(name) })

/** A provider answers for the own communities alone. A question that is not there is told when the answer is stored. */
async function speakForQuestion(orm: Orm, person: Person, questionId: unknown): Promise<void> {
  const [question] = await orm
    .select({ communityId: tables.questions.communityId })
    .from(tables.questions)
    .where(eq(tables.questions.id, String(questionId)))
  if (question) await mustSpeakFor(orm, person, question.communityId)
}
