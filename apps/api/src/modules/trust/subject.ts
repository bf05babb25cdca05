import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound, signInNeeded } from '../../http/problems'
import { findVisibleFamilyId, findExclusiveFamilyId } from '../access'
import { familyOfLink } from './receipt-links'

/** Whose data is meant: the family of a letter's link, one that an admin names, or the person's own. */
export interface Subject {
  token?: string
  clientId?: string
}

/**
 * The family that a person may read and delete everything of: by the link of a letter, as an admin, or because every request of it is
 * the person's own. Staff have no other family's data to take along. None where there is no such family. Throws 404 for a link or a
 * name that opens nothing, and 401 for who names a family without being an admin. [TRUST-003, TRUST-016]
 */
export async function familyOfSubject(
  tx: Orm,
  { token, clientId }: Subject,
  person: Person,
): Promise<string | undefined> {
  if (token) {
    const id = await familyOfLink(tx, token)
    if (!id) throw notFound('receipt link', token.slice(0, 4))
    return id
  }
  if (clientId) {
    if (person.role === 'visitor') throw signInNeeded()
    if (person.role !== 'admin') throw notFound('family', clientId)
    return findVisibleFamilyId(tx, clientId, person)
  }
  return findExclusiveFamilyId(tx, person)
}
