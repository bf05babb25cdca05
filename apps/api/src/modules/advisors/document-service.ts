import { randomUUID } from 'node:crypto'
import type { AgentDocument, NewAgentDocument } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound, unprocessable } from '../../http/errors'
import { hasAgent, reopenApplication } from './agent-store'
import { deleteDocument, detectMediaType, readDocument, toSafeFileName, writeDocument } from './document-files'
import { findDocument, listDocumentRows, replaceDocument, updateDocument } from './document-store'
import { latestReminder } from './document-reminders'

/** Returns the documents of an advisor, for the advisor and for admins. @throws {HttpError} 404 for anyone else. */
export async function listDocuments(orm: Orm, agentId: string, person: Person) {
  await requireOwnAgent(orm, agentId, person)
  const items = await listDocumentRows(orm, agentId, person)
  return { items, total: items.length }
}

/** Saves a document in place of the advisor's earlier one of its kind. @throws {HttpError} 422 for a file that is too large or of another type. */
export async function saveDocument(
  orm: Orm,
  dataDirectory: string,
  document: NewAgentDocument & { agentId: string },
  person: Person,
): Promise<AgentDocument> {
  const { agentId, kind, validUntil } = document
  await requireOwnAgent(orm, agentId, person)
  const content = Buffer.from(document.content, 'base64')
  // A regular expression runs out of memory on a text of this length.
  const isBase64 = content.toString('base64') === document.content
  const mediaType =
    isBase64 && content.length <= schemas.agentDocumentBytes ? await detectMediaType(content) : undefined
  if (!mediaType) {
    const detail = 'Upload a PDF, PNG, or JPEG of up to 5 MB'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/content' } }])
  }
  const id = randomUUID()
  const fileName = toSafeFileName(document.fileName, mediaType)
  await writeDocument(dataDirectory, id, content)
  const { saved, replacedIds } = await orm.transaction(async (tx) => {
    if (person.role !== 'admin') await reopenApplication(tx, agentId)
    const remindedDaysBefore = latestReminder(validUntil)
    const file = { fileName, mediaType, bytes: content.length }
    return replaceDocument(tx, { id, agentId, kind, ...file, validUntil, remindedDaysBefore })
  })
  for (const replacedId of replacedIds) await deleteDocument(dataDirectory, replacedId)
  if (!saved) throw new Error('The document was not saved')
  return saved
}

/** Sets or removes the last day on which a document is valid. @throws {HttpError} 404 */
export async function changeDocument(orm: Orm, id: string, validUntil: string | null): Promise<AgentDocument> {
  const remindedDaysBefore = latestReminder(validUntil)
  const document = await updateDocument(orm, id, { validUntil, remindedDaysBefore })
  if (!document) throw notFound('document', id)
  return document
}

/** Returns the content of a document that a person may see. @throws {HttpError} 404 for any other. */
export async function openDocument(orm: Orm, dataDirectory: string, id: string, person: Person) {
  const row = await findDocument(orm, id, person)
  if (!row) throw notFound('document', id)
  return { fileName: row.fileName, mediaType: row.mediaType, content: await readDocument(dataDirectory, row.id) }
}

async function requireOwnAgent(orm: Orm, agentId: string, person: Person): Promise<void> {
  const isTheirs = person.role === 'admin' || person.agentId === agentId
  if (!isTheirs || !(await hasAgent(orm, agentId))) throw notFound('advisor', agentId)
}
