import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { documents } from '../../../database/schema/tables'

/** Inserts a document. Returns its id. */
export async function insertDocument(tx: Orm, name: string, content: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex')
  const [inserted] = await tx
    .insert(documents)
    .values({ name, mediaType: 'application/pdf', content, hash })
    .returning({ id: documents.id })
  if (!inserted) throw new Error('The document was not saved')
  return inserted.id
}

/** Returns a document with its bytes. */
export async function findDocument(orm: Orm, id: string): Promise<typeof documents.$inferSelect | undefined> {
  const [found] = await orm.select().from(documents).where(eq(documents.id, id))
  return found
}
