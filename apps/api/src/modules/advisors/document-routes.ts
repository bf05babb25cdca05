import { agentDocumentBytes } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/answer-calls'
import { readKept } from './document-files'
import { documentFor, listDocuments, saveDocument } from './document-service'
import type { Accounts } from '../identity'

const path = '/marketplace/agents/:id/documents'
const bodyBytes = Math.ceil(agentDocumentBytes / 3) * 4 + 4096

/** Papers of advisors, for the advisor and for admins. [AGENT-004] */
export function documentRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  // Every other call stays small.
  app.addHook('onRoute', (route) => {
    if (route.url === path && route.method === 'POST') route.bodyLimit = bodyBytes
  })
  const { dataDirectory } = settings

  implementEndpoints(app, orm, 'agentDocuments', {
    list: ({ params, person }) => listDocuments(orm, params.id, person),

    create: ({ params, body, person }) => saveDocument(orm, dataDirectory, { ...body, agentId: params.id }, person),

    async read({ params, person, reply }) {
      const row = await documentFor(orm, params.id, person)
      const content = await readKept(dataDirectory, row.id)
      await reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.fileName)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .type(row.mediaType)
        .send(content)
      return undefined
    },
  })
}
