import type { AgentDocument } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentDocuments } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** A row of the documents table. */
export type DocumentRow = typeof agentDocuments.$inferSelect

/** Returns an advisor's documents that a person may see, oldest first. */
export async function listDocumentRows(orm: Orm, agentId: string, person: Person): Promise<AgentDocument[]> {
  const rows = await orm
    .select()
    .from(agentDocuments)
    .where(and(eq(agentDocuments.agentId, agentId), isVisibleTo(person)))
    .orderBy(asc(agentDocuments.createdAt))
  return rows.map(toDocument)
}

/** Returns a document that a person may see. */
export async function findDocument(orm: Orm, id: string, person: Person): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await orm
    .select()
    .from(agentDocuments)
    .where(and(eq(agentDocuments.id, id), isVisibleTo(person)))
  return row
}

/** Inserts a document in place of the advisor's earlier ones of its kind. Returns it and the ids of the replaced documents. */
export async function replaceDocument(
  tx: Orm,
  document: typeof agentDocuments.$inferInsert,
): Promise<{ saved: AgentDocument | undefined; replacedIds: string[] }> {
  const replaced = await tx
    .delete(agentDocuments)
    .where(and(eq(agentDocuments.agentId, document.agentId), eq(agentDocuments.kind, document.kind)))
    .returning({ id: agentDocuments.id })
  const [row] = await tx.insert(agentDocuments).values(document).returning()
  return { saved: row && toDocument(row), replacedIds: replaced.map(({ id }) => id) }
}

/** Sets the last day on which a document is valid, and which reminders of it are over. Returns the document, or undefined if it doesn't exist. */
export async function updateDocument(
  tx: Orm,
  id: string,
  change: Pick<DocumentRow, 'validUntil' | 'remindedDaysBefore'>,
): Promise<AgentDocument | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await tx.update(agentDocuments).set(change).where(eq(agentDocuments.id, id)).returning()
  return row && toDocument(row)
}

function isVisibleTo({ role, agentId }: Person): SQL {
  if (role === 'admin') return sql`true`
  return agentId === undefined ? sql`false` : eq(agentDocuments.agentId, agentId)
}

function toDocument({ validUntil, createdAt, remindedDaysBefore: _, ...document }: DocumentRow): AgentDocument {
  return { ...document, ...(validUntil === null ? {} : { validUntil }), createdAt: createdAt.toISOString() }
}
