import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { documents } from '../../../database/schema/tables'
import type { Attachment, Message } from './transport'

/** Returns the file that comes with a message, if there is one. */
export async function findAttachment(orm: Orm, { documentId }: Message): Promise<Attachment | undefined> {
  if (documentId === null) return undefined
  const { name, mediaType, content } = documents
  const [found] = await orm.select({ name, mediaType, content }).from(documents).where(eq(documents.id, documentId))
  return found
}
