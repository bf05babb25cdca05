import { leadStageLabel } from '@pkg/domain'
import { and, desc, eq, like, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { byMatch } from '../../database/similar-words'
import { families } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { acceptedFamilies, familiesWithWords, visibleFamilies } from '../access'
import type { SearchTerms } from './search-terms'
import type { Found } from './found'

/**
 * Finds families that a person sees: by name and place, by the name of a community that they asked about, and by a whole phone number or email
 * address, once the person may contact them. [WORK-004, TRUTH-001]
 */
export async function findFamilies(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const contact = byContact(terms)
  const matches = contact ? and(contact, acceptedFamilies(person)) : familiesWithWords(orm, terms.words, person)
  const rows = await orm
    .select({ id: families.id, name: families.name, place: families.place, stage: families.stage })
    .from(families)
    .where(and(visibleFamilies(person), matches))
    .orderBy(byMatch(families.search, terms.words), desc(families.createdAt))
    .limit(limit)
  return rows.map(({ id, name, place, stage }) => ({
    recordType: 'clients',
    recordId: id,
    title: name,
    detail: [leadStageLabel(stage), place].filter(Boolean).join(', '),
    foundBy: terms.email ? 'email' : terms.phone ? 'phone' : 'words',
  }))
}

function byContact({ email, phone }: SearchTerms): SQL | undefined {
  if (email) return eq(families.email, email)
  // An extension follows a semicolon.
  return phone ? or(eq(families.phone, phone), like(families.phone, `${phone};%`)) : undefined
}
