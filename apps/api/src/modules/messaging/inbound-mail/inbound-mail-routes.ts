import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { hasBearerToken } from '../../../http/bearer-token'
import { badRequest, notFound } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import type { Settings } from '../../../settings'
import { receiveEmail } from './inbound-mail-service'
import type { ReplyAddresses } from './reply-address'

/** The most bytes of an email. Photos that families attach make emails large. */
const bodyLimit = 10 * 1024 * 1024

/**
 * Registers the endpoint to which our mail server posts each email that it receives, unchanged (`message/rfc822`), with the secret as a bearer token.
 * Everyone else gets 404, before the body is read. [WORK-008, BIZ-008]
 */
export function inboundMailRoutes(
  app: FastifyInstance,
  orm: Orm,
  { queue, replies, brand }: { queue: Queue; replies: ReplyAddresses; brand: Brand },
  { token }: NonNullable<Settings['inboundMail']>,
): void {
  // In its own scope, because no other endpoint takes such bodies.
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(
      '/inbound-mail',
      {
        bodyLimit,
        config: { isUnlimited: true },
        async onRequest(request) {
          if (!hasBearerToken(request, token)) throw notFound('page', 'inbound-mail')
        },
      },
      async ({ body }, reply) => {
        if (!(body instanceof Uint8Array)) {
          throw badRequest([{ detail: 'Send the email as message/rfc822', source: { header: 'Content-Type' } }])
        }
        const status = await receiveEmail(orm, { queue, replies, brand }, body)
        queue.wake()
        return reply.code(status === 'added' ? 201 : status === 'held' ? 202 : 200).send({ status })
      },
    )
  })
}
