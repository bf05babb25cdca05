import { leadStageLabel } from '@pkg/domain'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { byMatch } from '../../database/similar-words'
import { families } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { acceptedFamilies, familiesWithPhone, familiesWithWords, visibleFamilies } from '../access'
import type { SearchTerms } from './search-terms'
import type { Found } from './found'

/**
 * Finds families that a person sees: by name and place, by the name of a community that they asked about, and by an email address, a whole phone number, or
 * its last four digits, once the person may contact them. [WORK-004, WORK-024, TRUTH-001]
 */
export async function findFamilies(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const byPhone = familiesWithPhone(terms.typed, person)
  const rows = await orm
    .select({
      id: families.id,
      name: families.name,
      place: families.place,
      stage: families.stage,
      hasPhone: byPhone ? sql<boolean>`coalesce(${byPhone}, false)` : sql<boolean>`false`,
    })
    .from(families)
    .where(and(visibleFamilies(person), matching(orm, terms, byPhone, person)))
    .orderBy(byMatch(families.search, terms.words), desc(families.createdAt))
    .limit(limit)
  return rows.map(({ id, name, place, stage, hasPhone }) => ({
    recordType: 'clients',
    recordId: id,
    title: name,
    detail: [leadStageLabel(stage), place].filter(Boolean).join(', '),
    foundBy: terms.email ? 'email' : hasPhone ? 'phone' : 'words',
  }))
}

/** An email address or a whole phone number finds nothing else. Four digits may also be a part of something else. */
function matching(
  orm: Orm,
  { email, phone, words }: SearchTerms,
  byPhone: SQL | undefined,
  person: Person,
): SQL | undefined {
  if (email) return and(eq(families.email, email), acceptedFamilies(person))
  return phone ? byPhone : or(byPhone, familiesWithWords(orm, words, person))
}
