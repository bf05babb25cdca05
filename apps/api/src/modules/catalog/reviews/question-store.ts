import { eq, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { type answers, questions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { allRows } from '../../access'

/** Returns the condition on published rows and the person's own. Admins see everything. */
export function publishedOrOwn({
  status,
  userId,
}: Pick<typeof questions, 'status' | 'userId'> | Pick<typeof answers, 'status' | 'userId'>) {
  return (person: Person): SQL | undefined => {
    if (person.role === 'admin') return allRows()
    return or(eq(status, 'published'), person.userId ? eq(userId, person.userId) : undefined)
  }
}

/** Returns the slug of the community that a question is about. */
export async function findQuestionCommunity(orm: Orm, questionId: string): Promise<string | undefined> {
  const [question] = await orm
    .select({ communityId: questions.communityId })
    .from(questions)
    .where(eq(questions.id, questionId))
  return question?.communityId
}
