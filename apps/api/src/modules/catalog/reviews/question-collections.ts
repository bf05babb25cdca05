import { schemas } from '@pkg/api-client/server'
import type { Orm } from '../../../database/database'
import { answers as answerTable, nps as npsTable, questions as questionTable } from '../../../database/schema/tables'
import type { CollectionRules } from '../../../http/collections/collection'
import type { Queue } from '../../../jobs/queue'
import { allRows } from '../../access'
import { publicName } from '../../identity'
import { requireAskable } from './question-service'
import { notifyTeam } from './notify-team'
import { readableAnswers, readableQuestions } from './question-store'

/** Questions about communities. */
export const questionCollection = (orm: Orm, queue: Queue): CollectionRules<typeof schemas.Question> => ({
  type: 'questions',
  schema: schemas.Question,
  table: questionTable,
  canRead: readableQuestions,
  async beforeCreate(person, { communityId }) {
    await requireAskable(orm, person, String(communityId))
    return { userId: person.userId, author: publicName(person.name) }
  },
  afterCreate: (tx, { id, communityId }) => notifyTeam(tx, queue, { id: String(id), communityId: String(communityId) }),
  searchColumns: ['text'],
  order: '-createdAt',
})

/** Answers to questions. `answerQuestion` creates them. */
export const answers: CollectionRules<typeof schemas.Answer> = {
  type: 'answers',
  schema: schemas.Answer,
  table: answerTable,
  canRead: readableAnswers,
  order: 'createdAt',
}

/** Net promoter scores. */
export const nps: CollectionRules<typeof schemas.Nps> = {
  type: 'nps',
  schema: schemas.Nps,
  table: npsTable,
  canRead: allRows,
  beforeCreate: ({ userId }) => ({ userId: userId ?? null }),
  order: '-createdAt',
}
