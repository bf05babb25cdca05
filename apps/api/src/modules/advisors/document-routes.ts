import { agentDocumentBytes } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Accounts } from '../identity'
import { listDocuments, openDocument, saveDocument } from './document-service'

const path = '/marketplace/agents/:id/documents'
/** A document in Base64, which has 4 characters for 3 bytes, and the JSON around it. */
const bodyBytes = Math.ceil(agentDocumentBytes / 3) * 4 + 4096

/** Registers advisors' documents, for the advisor and for admins. [AGENT-004] */
export function documentRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  // Only uploads may have a large body; other endpoints retain the server's limit.
  app.addHook('onRoute', (route) => {
    if (route.url === path && route.method === 'POST') route.bodyLimit = bodyBytes
  })
  const { dataDirectory } = settings

  implementEndpoints(app, orm, 'agentDocuments', {
    list: ({ params, person }) => listDocuments(orm, params.id, person),

    create: ({ params, body, person }) => saveDocument(orm, dataDirectory, { ...body, agentId: params.id }, person),

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
