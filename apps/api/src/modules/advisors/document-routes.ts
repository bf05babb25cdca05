import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Accounts } from '../identity'
import { notFound } from '../../http/errors'
import { listDocuments, openDocument, saveDocument } from './document-service'
import { updateDocument } from './document-store'

/** Registers advisors' documents, for the advisor and for admins. [AGENT-004] */
export function documentRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  const { dataDirectory } = settings

  implementEndpoints(app, orm, 'agentDocuments', {
    list: ({ params, person }) => listDocuments(orm, params.id, person),

    create: ({ params, body, person }) => saveDocument(orm, dataDirectory, { ...body, agentId: params.id }, person),

    async update({ params, body }) {
      const document = await updateDocument(orm, params.id, body)
      if (!document) throw notFound('document', params.id)
      return document
    },

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
