import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { answerQuestion } from './answer-question'

/** Registers the answers of the chat. [CHAT-001] */
export function chatRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'chatAnswers', {
    create: ({ body, reads }) => answerQuestion(reads, body),
  })
}
