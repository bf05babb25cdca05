import { now } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { countAnswers } from './exit-survey-store'

/** The days of answers that admins see. */
const days = 90

/** Registers an admin's list of what people who left missed. [EXIT-008] */
export function exitSurveyRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'exitSurveyAnswers', {
    list: ({ query }) => countAnswers(orm, query, new Date(now().getTime() - days * 86_400_000), parsePage(query)),
  })
}
