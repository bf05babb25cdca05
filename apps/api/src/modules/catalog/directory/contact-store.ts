import { or, type SQL } from 'drizzle-orm'
import { contacts } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { managesCommunity, ownRows } from '../../access'

/** Returns the condition on contacts that a person created, and for a provider also those of the communities they manage. */
export function visibleContacts(person: Person): SQL {
  const own = ownRows(contacts.ownerId)(person)
  return person.role === 'provider' ? (or(own, managesCommunity(person, contacts.communityId)) ?? own) : own
}
