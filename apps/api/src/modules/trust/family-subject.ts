import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound, signInRequired } from '../../http/errors'
import { findVisibleFamilyId, findExclusiveFamilyId } from '../access'
import { findLinkedFamily } from './receipt-link-store'

/** How a request names the family whose data it's about: an emailed link, an id from an admin, or neither for the person's own. */
export interface FamilySubject {
  token?: string
  clientId?: string
}

/**
 * Returns the family whose data a person may read and delete completely, or undefined if they have none: the family of an emailed link,
 * the one that an admin names, or the person's own if they sent every request of it. @throws {HttpError} 404 for an unknown link or
 * family, 401 for a visitor who names a family. [TRUST-003, TRUST-016]
 */
export async function findSubjectFamily(
  tx: Orm,
  { token, clientId }: FamilySubject,
  person: Person,
): Promise<string | undefined> {
  if (token) {
    const id = await findLinkedFamily(tx, token)
    if (!id) throw notFound('receipt link', token.slice(0, 4))
    return id
  }
  if (clientId) {
    if (person.role === 'visitor') throw signInRequired()
    if (person.role !== 'admin') throw notFound('family', clientId)
    return findVisibleFamilyId(tx, clientId, person)
  }
  return findExclusiveFamilyId(tx, person)
}
