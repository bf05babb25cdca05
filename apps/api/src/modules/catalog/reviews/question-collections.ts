import { resourceSchemas } from '@pkg/api-client/server'
import type { Orm } from '../../../database/database'
import { answers, nps as npsTable, questions as questionTable } from '../../../database/schema/tables'
import type { CollectionRules, Values } from '../../../http/collections/collection'
import type { Person } from '../../../http/person'
import { allRows, requireCommunityAccess } from '../../access'
import { publicName } from '../../identity'
import { findQuestionCommunity, publishedOrOwn } from './question-store'

/** Questions about communities. */
export const questions: CollectionRules<typeof resourceSchemas.questions> = {
  type: 'questions',
  schema: resourceSchemas.questions,
  table: questionTable,
  canRead: publishedOrOwn(questionTable),
  beforeCreate: author,
  searchColumns: ['text'],
  order: '-createdAt',
}

/** Answers to questions. A provider answers only for communities they manage. */
export const answerCollection = (orm: Orm): CollectionRules<typeof resourceSchemas.answers> => ({
  type: 'answers',
  schema: resourceSchemas.answers,
  table: answers,
  canRead: publishedOrOwn(answers),
  async beforeCreate(person, body) {
    if (person.role === 'provider') await requireQuestionAccess(orm, person, body['questionId'])
    return author(person)
  },
  order: 'createdAt',
})

/** Net promoter scores. */
export const nps: CollectionRules<typeof resourceSchemas.nps> = {
  type: 'nps',
  schema: resourceSchemas.nps,
  table: npsTable,
  canRead: allRows,
  beforeCreate: ({ userId }) => ({ userId: userId ?? null }),
  order: '-createdAt',
}

function author({ userId, name }: Person): Values {
  return { userId, author: publicName(name) }
}

/** Throws unless the provider manages the community of a question. Saving the answer reports a question that doesn't exist. */
async function requireQuestionAccess(orm: Orm, person: Person, questionId: unknown): Promise<void> {
  const communityId = await findQuestionCommunity(orm, String(questionId))
  if (communityId !== undefined) await requireCommunityAccess(orm, person, communityId)
}
