import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, leads } from '../../database/schema/tables'
import { hasWords } from '../../database/similar-words'
import type { Person } from '../../http/person'
import { visibleLeads } from './family-visibility-store'

/** Returns the condition on families that a text names: themselves and their place, or a community that they asked about. [DASH-003, WORK-004] */
export function familiesWithWords(orm: Orm, words: readonly string[], person: Person): SQL | undefined {
  const asked = orm
    .select({ id: leads.familyId })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(hasWords(communities.name, words), visibleLeads(person)))
  return or(hasWords(families.search, words), sql`${families.id} in ${asked}`)
}
