import { fillBrand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { answerQuestion } from './answer-question'

/** Registers the answers of the chat. [CHAT-001] */
export function chatRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'chatAnswers', {
    async create({ body, reads, request }) {
      const answer = await answerQuestion(reads, body)
      if (!answer.isAnswered) return answer
      const { text, source } = answer
      // Articles name the operator by a placeholder.
      const filled = (words: string) => fillBrand(words, request.server.brand)
      const named = { title: filled(source.title), ...(source.section && { section: filled(source.section) }) }
      return { ...answer, text: filled(text), source: { ...source, ...named } }
    },
  })
}
