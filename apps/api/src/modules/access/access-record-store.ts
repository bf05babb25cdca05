import type { AccessRoute } from '@pkg/api-client'
import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { families, reveals } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** Minutes in which repeated looks at a list by the same person are one record. */
const minutesPerRecord = 60

const viewing = { role: 'admin', agentId: undefined } as const

/** Whose contact info a person saw: families by id, or by the email address that a list showed. */
interface ShownContacts {
  familyIds?: string[]
  emails?: string[]
}

/**
 * Records that a person saw the contact info of families in a list or export, so the families see it too. Looks by the same person on the same
 * route within an hour are one record. [TRUTH-011]
 */
export async function recordFamilyAccess(
  orm: Orm,
  { familyIds = [], emails = [] }: ShownContacts,
  person: Person,
  { route, reason }: { route: AccessRoute; reason: string },
): Promise<void> {
  // An admin who views the dashboard as someone else is who sees it.
  const { userId, name, role, agentId } = person.viewer ? { ...viewing, ...person.viewer } : person
  if (!userId || (familyIds.length === 0 && emails.length === 0)) return
  // Who revealed the contact info sees it on the page afterwards.
  const coveredBy = route === 'page' ? 'reveal' : route
  const seen = sql`exists (select 1 from ${reveals} where ${reveals.familyId} = ${families.id} and ${reveals.userId} = ${userId}
    and ${reveals.route} in (${route}, ${coveredBy}) and ${reveals.at} > ${currentMoment()} - ${minutesPerRecord} * interval '1 minute')`
  const shown = or(
    familyIds.length > 0 ? inArray(families.id, familyIds) : undefined,
    emails.length > 0 ? inArray(families.email, emails) : undefined,
  )
  const rows = await orm
    .select({ id: sql<string>`coalesce(${families.mergedIntoId}, ${families.id})` })
    .from(families)
    .where(and(shown, isNull(families.erasedAt), sql`not ${seen}`))
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return
  const record = { userId, person: name, role, agentId: agentId ?? null, route, reason }
  await orm.insert(reveals).values(ids.map((familyId) => ({ ...record, familyId })))
}
