import { resourceSchemas } from '@pkg/api-client/server'
import { eq, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { answers, nps as npsTable, questions as questionTable } from '../../../database/schema/tables'
import type { CollectionRules, Values } from '../../../http/collections/collection'
import type { Person } from '../../../http/person'
import { allRows, requireCommunityAccess } from '../../access'
import { publicName } from '../../identity'

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
    if (person.role === 'provider') await mustManageQuestion(orm, person, body['questionId'])
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

/** Published rows and the person's own. Admins see everything. */
function publishedOrOwn({
  status,
  userId,
}: Pick<typeof questionTable, 'status' | 'userId'> | Pick<typeof answers, 'status' | 'userId'>) {
  return (person: Person): SQL | undefined => {
    if (person.role === 'admin') return allRows()
    return or(eq(status, 'published'), person.userId ? eq(userId, person.userId) : undefined)
  }
}

function author({ userId, name }: Person): Values {
  return { userId, author: publicName(name) }
}

/** A question that doesn't exist is reported when the answer is stored. */
async function mustManageQuestion(orm: Orm, person: Person, questionId: unknown): Promise<void> {
  const [question] = await orm
    .select({ communityId: questionTable.communityId })
    .from(questionTable)
    .where(eq(questionTable.id, String(questionId)))
  if (question) await requireCommunityAccess(orm, person, question.communityId)
}
