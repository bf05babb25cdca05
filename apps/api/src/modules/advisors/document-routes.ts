import type { AgentDocument } from '@pkg/api-client'
import { agentDocumentBytes } from '@pkg/api-client/server'
import { isUuid } from '@pkg/domain'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../identity'
import type { Orm } from '../../database/database'
import { agentDocuments, agents } from '../../database/schema/tables'
import { answerCalls } from '../../http/answer-calls'
import type { Person } from '../../http/person'
import { notFound, unprocessable } from '../../http/problems'
import { fileNameOf, keepFile, mediaTypeOf, readKept, removeKept } from './document-files'

const path = '/marketplace/agents/:id/documents'
const bodyBytes = Math.ceil(agentDocumentBytes / 3) * 4 + 4096

/** Papers of advisors, for the advisor and for admins. [AGENT-004] */
export function documentRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  // Every other call stays small.
  app.addHook('onRoute', (route) => {
    if (route.url === path && route.method === 'POST') route.bodyLimit = bodyBytes
  })
  const { dataDirectory } = settings

  answerCalls(app, orm, 'agentDocuments', {
    async list({ params, person }) {
      await seenAgent(orm, params.id, person)
      const rows = await orm
        .select()
        .from(agentDocuments)
        .where(and(eq(agentDocuments.agentId, params.id), visibleDocuments(person)))
        .orderBy(asc(agentDocuments.createdAt))
      return { items: rows.map(documentOfRow), total: rows.length }
    },

    async create({ params, body, person }) {
      await seenAgent(orm, params.id, person)
      const content = Buffer.from(body.content, 'base64')
      const mediaType = content.length <= agentDocumentBytes ? await mediaTypeOf(content) : undefined
      if (!mediaType) {
        const detail = 'Hand in a PDF, PNG or JPEG of at most 5 MB'
        throw unprocessable([{ detail, source: { pointer: '/data/attributes/content' } }])
      }
      const id = randomUUID()
      await keepFile(dataDirectory, id, content)
      const { kind, fileName } = body
      const { made, old } = await orm.transaction(async (tx) => {
        const old = await tx
          .delete(agentDocuments)
          .where(and(eq(agentDocuments.agentId, params.id), eq(agentDocuments.kind, kind)))
          .returning({ id: agentDocuments.id })
        const [made] = await tx
          .insert(agentDocuments)
          .values({
            id,
            agentId: params.id,
            kind,
            fileName: fileNameOf(fileName, mediaType),
            mediaType,
            bytes: content.length,
          })
          .returning()
        return { made, old }
      })
      for (const { id: replaced } of old) await removeKept(dataDirectory, replaced)
      if (!made) throw notFound('advisor', params.id)
      return documentOfRow(made)
    },

    async read({ params, person, reply }) {
      const where = and(eq(agentDocuments.id, params.id), visibleDocuments(person))
      const [row] = isUuid(params.id) ? await orm.select().from(agentDocuments).where(where) : []
      if (!row) throw notFound('document', params.id)
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

/** Throws 404 for an advisor whose papers the person has nothing to do with. */
async function seenAgent(orm: Orm, id: string, person: Person): Promise<void> {
  const isTheirs = person.role === 'admin' || (person.agentId !== undefined && person.agentId === id)
  const [agent] = isTheirs ? await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, id)) : []
  if (!agent) throw notFound('advisor', id)
}

function visibleDocuments({ role, agentId }: Person): SQL {
  if (role === 'admin') return sql`true`
  return agentId === undefined ? sql`false` : eq(agentDocuments.agentId, agentId)
}

function documentOfRow(row: typeof agentDocuments.$inferSelect): AgentDocument {
  return {
    id: row.id,
    agentId: row.agentId,
    kind: row.kind,
    fileName: row.fileName,
    mediaType: row.mediaType,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
  }
}
