import type { NewContentEntry } from '@pkg/api-client'
import { eq } from 'drizzle-orm'
import { contentFolder } from './content-folder'
import type { Database } from '@pkg/api/database'
import { contentEntries, metadata } from '@pkg/api/schema'
import { addEarlierVersion, addEditing } from './add-editing'
import { readContentFiles } from './content-files'

/** Fills a new database with the demo content entries. Doesn't restore entries that editors change or delete later. */
export async function fillContent({ orm }: Database, folder = contentFolder): Promise<void> {
  const [done] = await orm.select().from(metadata).where(eq(metadata.name, 'content'))
  if (done) return
  const entries = readContentFiles(folder)
  await orm.transaction(async (tx) => {
    for (const entry of entries) {
      await tx
        .insert(contentEntries)
        .values({ ...entry, ...readDates(entry) })
        .onConflictDoNothing()
    }
    await addEarlierVersion(tx)
    await addEditing(tx)
    await tx.insert(metadata).values({ name: 'content', value: 'complete' }).onConflictDoNothing()
  })
}

/** Returns the dates of an entry that states them as days. */
function readDates({ values = {} }: NewContentEntry): { createdAt?: Date; updatedAt?: Date } {
  const { publishedOn, reviewedOn = publishedOn } = values
  return isDay(publishedOn) && isDay(reviewedOn)
    ? { createdAt: new Date(publishedOn), updatedAt: new Date(reviewedOn) }
    : {}
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
