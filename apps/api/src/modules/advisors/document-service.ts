import { randomUUID } from 'node:crypto'
import type { AgentDocument } from '@pkg/api-client'
import { agentDocumentBytes } from '@pkg/api-client/server'
import { isUuid } from '@pkg/domain'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentDocuments, agents } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { notFound, unprocessable } from '../../http/problems'
import { fileNameOf, keepFile, mediaTypeOf, removeKept } from './document-files'

/** Returns the documents of an advisor, for the advisor and for admins. @throws {HttpError} 404 for anyone else. */
export async function listDocuments(orm: Orm, agentId: string, person: Person) {
  await seenAgent(orm, agentId, person)
  const rows = await orm
    .select()
    .from(agentDocuments)
    .where(and(eq(agentDocuments.agentId, agentId), visibleDocuments(person)))
    .orderBy(asc(agentDocuments.createdAt))
  return { items: rows.map(documentOfRow), total: rows.length }
}

/** Saves a document in place of the advisor's earlier one of its kind. @throws {HttpError} 422 for a file that is too large or of another type. */
export async function saveDocument(
  orm: Orm,
  dataDirectory: string,
  document: { agentId: string; kind: AgentDocument['kind']; fileName: string; content: string },
  person: Person,
): Promise<AgentDocument> {
  const { agentId, kind, fileName } = document
  await seenAgent(orm, agentId, person)
  const content = Buffer.from(document.content, 'base64')
  const mediaType = content.length <= agentDocumentBytes ? await mediaTypeOf(content) : undefined
  if (!mediaType) {
    const detail = 'Hand in a PDF, PNG or JPEG of at most 5 MB'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/content' } }])
  }
  const id = randomUUID()
  await keepFile(dataDirectory, id, content)
  const { made, old } = await orm.transaction(async (tx) => {
    const old = await tx
      .delete(agentDocuments)
      .where(and(eq(agentDocuments.agentId, agentId), eq(agentDocuments.kind, kind)))
      .returning({ id: agentDocuments.id })
    const [made] = await tx
      .insert(agentDocuments)
      .values({
        id,
        agentId,
        kind,
        fileName: fileNameOf(fileName, mediaType),
        mediaType,
        bytes: content.length,
      })
      .returning()
    return { made, old }
  })
  for (const { id: replaced } of old) await removeKept(dataDirectory, replaced)
  if (!made) throw notFound('advisor', agentId)
  return documentOfRow(made)
}

/** Returns a document that the person may see. @throws {HttpError} 404 for any other. */
export async function documentFor(orm: Orm, id: string, person: Person): Promise<typeof agentDocuments.$inferSelect> {
  const where = and(eq(agentDocuments.id, id), visibleDocuments(person))
  const [row] = isUuid(id) ? await orm.select().from(agentDocuments).where(where) : []
  if (!row) throw notFound('document', id)
  return row
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
