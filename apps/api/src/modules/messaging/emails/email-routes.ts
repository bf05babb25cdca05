import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import type { ReplyAddresses } from '../inbound-mail/reply-address'
import { decideEmail, listConversationEmails, openEmail } from './email-service'

/** Registers the endpoints for the emails that came to conversations. [EDGE-005, EDGE-007] */
export function emailRoutes(
  app: FastifyInstance,
  orm: Orm,
  { queue, brand, replies }: { queue: Queue; brand: Brand; replies: ReplyAddresses | undefined },
): void {
  implementEndpoints(app, orm, 'conversationEmails', {
    list: ({ query, person }) =>
      listConversationEmails(
        orm,
        { conversationId: query['filter[conversation]'], status: query['filter[status]'] },
        person,
        parsePage(query),
      ),
    get: ({ params, person }) => openEmail(orm, brand, params.id, person),
    async update({ params, body, person }) {
      const replyTo = (conversationId: string) => replies?.addressOf(conversationId)
      const decided = await orm.transaction((tx) =>
        decideEmail(tx, { queue, brand, replyTo }, { id: params.id, change: body }, person),
      )
      queue.wake()
      return decided
    },
  })
}
