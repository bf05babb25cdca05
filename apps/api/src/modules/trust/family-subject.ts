import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'
import { findExclusiveFamilyId } from '../access'
import { findLinkedFamily } from './receipt-link-store'

/** How a request names the family whose data it's about: an emailed link, or nothing for the person's own. */
export interface FamilySubject {
  token?: string
}

/**
 * Returns the family whose data a person may read completely, or undefined if they have none: the family of an emailed link, or the person's own
 * if they sent every request of it. @throws {HttpError} 404 for an unknown link. [TRUST-003, TRUST-016]
 */
export async function findSubjectFamily(
  tx: Orm,
  { token }: FamilySubject,
  person: Person,
): Promise<string | undefined> {
  if (!token) return findExclusiveFamilyId(tx, person)
  const id = await findLinkedFamily(tx, token)
  if (!id) throw notFound('receipt link', token.slice(0, 4))
  return id
}
