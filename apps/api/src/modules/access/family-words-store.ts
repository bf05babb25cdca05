import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { communities, families, leads } from '../../database/schema/tables'
import { hasWords } from '../../database/similar-words'
import type { Person } from '../../http/person'
import { visibleLeads } from './family-visibility-store'

/**
 * Returns the condition on families that a text names: themselves and their place, or a community that they asked about. Admins see all families, so
 * indexes find them. The few families of everyone else are compared one after another. [DASH-003, WORK-004]
 */
export function familiesWithWords(orm: Orm, words: readonly string[], person: Person): SQL | undefined {
  const asked = orm
    .select({ id: leads.familyId })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(hasWords(communities.name, words), visibleLeads(person)))
  if (person.role !== 'admin' || words.length === 0) {
    return or(hasWords(families.search, words), sql`${families.id} in ${asked}`)
  }
  // An index can't serve both halves of an "or" when one of them is a subquery.
  const named = alias(families, 'named')
  return sql`${families.id} in (select ${named.id} from ${families} as named where ${hasWords(named.search, words)} union ${asked})`
}
