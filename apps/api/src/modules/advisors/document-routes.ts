import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Accounts } from '../identity'
import { changeDocument, listDocuments, openDocument, saveDocument } from './document-service'

/** Registers advisors' documents, for the advisor and for admins. [AGENT-004] */
export function documentRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  const { dataDirectory } = settings

  implementEndpoints(app, orm, 'agentDocuments', {
    list: ({ params, person }) => listDocuments(orm, params.id, person),

    create: ({ params, body, person }) => saveDocument(orm, dataDirectory, { ...body, agentId: params.id }, person),

    update: ({ params, body }) => changeDocument(orm, params.id, body.validUntil),

    async read({ params, person, reply }) {
      const { fileName, mediaType, content } = await openDocument(orm, dataDirectory, params.id, person)
      await reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .type(mediaType)
        .send(content)
      return undefined
    },
  })
}
