import { eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { contacts, contactTalkFamilies, contactTalks } from '../../../database/schema/tables'

/** Blanks what was noted about families in talks with contacts, and deletes the talks that were about no one else. [TRUST-016] */
export async function eraseTalksAbout(tx: Orm, familyIds: readonly string[]): Promise<void> {
  if (familyIds.length === 0) return
  const erased = await tx
    .delete(contactTalkFamilies)
    .where(inArray(contactTalkFamilies.familyId, [...familyIds]))
    .returning({ talkId: contactTalkFamilies.talkId })
  const ids = [...new Set(erased.map(({ talkId }) => talkId))]
  if (ids.length === 0) return
  await tx.update(contactTalks).set({ note: null }).where(inArray(contactTalks.id, ids))
  const isAboutNoOne = sql`not exists (select 1 from ${contactTalkFamilies} where ${contactTalkFamilies.talkId} = ${contactTalks.id})`
  await tx.delete(contactTalks).where(sql`${inArray(contactTalks.id, ids)} and ${isAboutNoOne}`)
}

/** Returns what was noted about a family in talks with contacts, oldest first. Talks that were about others, too, may name them, so their notes stay here. [TRUST-016] */
export function listTalksAbout(orm: Orm, familyId: string) {
  const { id, at, outcome, note, person } = contactTalks
  const others = sql`select 1 from ${contactTalkFamilies} as other where other.talk_id = ${id} and other.family_id <> ${familyId}`
  return orm
    .select({
      at,
      outcome,
      person,
      contact: contacts.name,
      note: sql<string | null>`case when not exists (${others}) then ${note} end`,
    })
    .from(contactTalkFamilies)
    .innerJoin(contactTalks, eq(id, contactTalkFamilies.talkId))
    .innerJoin(contacts, eq(contacts.id, contactTalks.contactId))
    .where(eq(contactTalkFamilies.familyId, familyId))
    .orderBy(at)
}
