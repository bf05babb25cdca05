import type { Brand } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { hasBearerToken } from '../../../http/bearer-token'
import { notFound } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import type { Settings } from '../../../settings'
import { receiveText } from './inbound-text-service'

/** A text that someone sent to our number. */
const InboundText = Type.Object({
  /** The text service's id of it. The same text is processed once. */
  id: Type.String({ minLength: 1, maxLength: 200 }),
  /** The sender's number, as the service writes it. */
  from: Type.String({ minLength: 3, maxLength: 40 }),
  /** Empty if someone sent only a picture. */
  text: Type.String({ maxLength: 8000 }),
})

/**
 * Registers the endpoint to which the text service posts each text that it receives, with the same secret as ours to it as a bearer token. Everyone else
 * gets 404. [EDGE-008, BIZ-008]
 */
export function inboundTextRoutes(
  app: FastifyInstance,
  orm: Orm,
  { queue, brand }: { queue: Queue; brand: Brand },
  { token }: NonNullable<Settings['texts']>,
): void {
  app.post<{ Body: Static<typeof InboundText> }>(
    '/inbound-texts',
    {
      schema: { body: InboundText },
      config: { isUnlimited: true },
      async onRequest(request) {
        if (!hasBearerToken(request, token)) throw notFound('page', 'inbound-texts')
      },
    },
    async ({ body }, reply) => {
      const status = await receiveText(orm, { queue, brand }, body)
      queue.wake()
      return reply.code(status === 'added' ? 201 : 200).send({ status })
    },
  )
}
