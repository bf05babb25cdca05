import type { ContactTalk, endpoints, QueryOf } from '@pkg/api-client'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { contacts, contactTalkFamilies, contactTalks, families } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleFamilies } from '../../access'
import { visibleContacts } from '../contacts/contact-store'

type TalkQuery = QueryOf<typeof endpoints.contactTalks.list>

/** What talks are sorted and filtered by. */
const columns: ListColumns = {
  at: contactTalks.at,
  minutes: contactTalks.minutes,
  contact: contactTalks.contactId,
  outcome: contactTalks.outcome,
}

/** Returns the condition on talks that were about a family, by its id. */
const isAbout = (familyId: SQL): SQL =>
  sql`exists (select 1 from ${contactTalkFamilies} where ${contactTalkFamilies.talkId} = ${contactTalks.id}
    and ${contactTalkFamilies.familyId} = ${familyId})`

/** Returns the condition on talks that a person reads: with a contact that they read, about no family that they don't see. [DASH-014, ROLE-010] */
function visibleTalks(orm: Orm, person: Person): SQL | undefined {
  const seen = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  return and(
    visibleContacts(person),
    sql`not exists (select 1 from ${contactTalkFamilies} where ${contactTalkFamilies.talkId} = ${contactTalks.id}
      and ${contactTalkFamilies.familyId} not in ${seen})`,
  )
}

/** Returns a page of the talks that a person reads, by default newest first. [DASH-014] */
export async function listTalks(
  orm: Orm,
  query: TalkQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: ContactTalk[]; total: number }> {
  const client = query['filter[client]']
  const where = and(
    visibleTalks(orm, person),
    filterCondition(query, columns),
    client ? isAbout(sql`${client}::uuid`) : undefined,
  )
  const [found] = await orm
    .select({ total: count() })
    .from(contactTalks)
    .innerJoin(contacts, eq(contacts.id, contactTalks.contactId))
    .where(where)
  const rows = await orm
    .select({ talk: contactTalks, contactName: contacts.name })
    .from(contactTalks)
    .innerJoin(contacts, eq(contacts.id, contactTalks.contactId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: contactTalks.id }))
    .limit(page.size)
    .offset(page.offset)
  const named = await listFamilies(orm, rows.map(({ talk }) => talk.id)) // oxfmt-ignore
  return { items: rows.map((row) => toTalk(row, named)), total: found?.total ?? 0 }
}

/** Inserts a talk and what it was about. Returns it. */
export async function insertTalk(
  tx: Orm,
  talk: typeof contactTalks.$inferInsert,
  { contactName, familyIds }: { contactName: string; familyIds: readonly string[] },
): Promise<ContactTalk> {
  const [saved] = await tx.insert(contactTalks).values(talk).returning()
  if (!saved) throw new Error('The talk was not saved')
  if (familyIds.length > 0) {
    await tx.insert(contactTalkFamilies).values(familyIds.map((familyId) => ({ talkId: saved.id, familyId })))
  }
  return toTalk({ talk: saved, contactName }, await listFamilies(tx, [saved.id]))
}

interface NamedFamily {
  talkId: string
  id: string
  name: string
}

async function listFamilies(orm: Orm, talkIds: readonly string[]): Promise<NamedFamily[]> {
  if (talkIds.length === 0) return []
  return orm
    .selectDistinct({ talkId: contactTalkFamilies.talkId, id: families.id, name: families.name })
    .from(contactTalkFamilies)
    .innerJoin(families, eq(families.id, contactTalkFamilies.familyId))
    .where(inArray(contactTalkFamilies.talkId, [...talkIds]))
    .orderBy(families.name, families.id)
}

function toTalk(
  { talk, contactName }: { talk: typeof contactTalks.$inferSelect; contactName: string },
  named: readonly NamedFamily[],
): ContactTalk {
  return {
    id: talk.id,
    contactId: talk.contactId,
    contactName,
    outcome: talk.outcome,
    at: talk.at.toISOString(),
    person: talk.person,
    families: named.filter(({ talkId }) => talkId === talk.id).map(({ id, name }) => ({ id, name })),
    createdAt: talk.createdAt.toISOString(),
    ...(talk.minutes === null ? {} : { minutes: talk.minutes }),
    ...(talk.note ? { note: talk.note } : {}),
  }
}
