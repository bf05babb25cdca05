import { now } from '@pkg/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { contentEntries, jobs, users } from '@pkg/api/schema'
import { demoEmails } from '../people/demo-accounts'
import { addedSection, begunArticle, earlierTexts } from './editing-texts'
import { addedSpanishSection } from './editing-texts.es'

const dayInMilliseconds = 86_400_000

/** Adds what editors are at work on: a new article, a change that is published in two days, and an article with an earlier version. [WORK-012] */
export async function addEditing(tx: Orm): Promise<void> {
  const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoEmails.admin))
  const editor = admin?.id ?? null
  const { kind, slug, title, body, values = {}, position = 0 } = begunArticle
  const begun = { title, ...(body === undefined ? {} : { body }), values, translations: {}, position }
  const draftAt = daysFromNow(-1)
  await tx
    .insert(contentEntries)
    .values({ kind, slug, title, position, isPublished: false, draft: begun, draftBy: editor, draftAt })
  await scheduleSection(tx, editor)
}

/** Stores the present texts of an article again after earlier ones, so it has two versions. */
export async function addEarlierVersion(tx: Orm): Promise<void> {
  const [entry] = await tx.select().from(contentEntries).where(isArticle(earlierTexts.article))
  if (!entry) return
  const { id, title, values, updatedAt } = entry
  await tx.execute(sql`delete from content_versions where entry_id = ${id}`)
  await tx
    .update(contentEntries)
    .set({
      title: earlierTexts.title,
      values: { ...values, summary: earlierTexts.summary },
      updatedAt: new Date(updatedAt.getTime() - earlierTexts.days * dayInMilliseconds),
    })
    .where(eq(contentEntries.id, id))
  await tx.update(contentEntries).set({ title, values, updatedAt }).where(eq(contentEntries.id, id))
}

/** Adds a section to an article in both languages, to be published in two days. */
async function scheduleSection(tx: Orm, editor: string | null): Promise<void> {
  const [entry] = await tx.select().from(contentEntries).where(isArticle(addedSection.article))
  const es = entry?.translations.es
  if (!entry?.body || !es?.body) return
  const { id, title, body, values, position } = entry
  const publishAt = daysFromNow(2)
  const draft = {
    title,
    body: `${body}\n\n${addedSection.body}`,
    values,
    translations: { es: { ...es, body: `${es.body}\n\n${addedSpanishSection}` } },
    position,
  }
  await tx
    .update(contentEntries)
    .set({ draft, draftBy: editor, draftAt: daysFromNow(-2), publishAt, publishBy: editor })
    .where(eq(contentEntries.id, id))
  const data = { entryId: id, at: publishAt.toISOString() }
  await tx.insert(jobs).values({ name: 'publish-content', data, dueAt: publishAt })
}

const isArticle = (slug: string) => and(eq(contentEntries.kind, 'articles'), eq(contentEntries.slug, slug))

const daysFromNow = (days: number): Date => new Date(now().getTime() + days * dayInMilliseconds)
