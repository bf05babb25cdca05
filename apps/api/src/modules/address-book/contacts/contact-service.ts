import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Values } from '../../../http/collections/collection'
import { forbidden, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireCommunityAccess } from '../../access'
import { storedPhone } from '../../contact'
import { isOwnContact } from './contact-store'

/**
 * Returns the columns of a new contact that the server sets. A contact is shared by default, but a provider's without a community is their own.
 * @throws {HttpError} 403 for a community that a provider doesn't manage, or 422 for a phone number that isn't in use or a provider's shared contact without a community [DASH-014, ROLE-010]
 */
export async function newContactValues(orm: Orm, person: Person, body: Values): Promise<Values> {
  await requireOwnCommunity(orm, person, body)
  const canShare = person.role !== 'provider' || typeof body['communityId'] === 'string'
  const scope = body['scope'] ?? (canShare ? 'team' : 'own')
  if (scope === 'team' && !canShare) {
    const detail = 'Choose a community, whose team and advisors will see this contact'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/communityId' } }])
  }
  return { ownerId: person.userId, scope, ...storedValues(body) }
}

/** Returns the columns of a changed contact that the server sets. @throws {HttpError} as for a new one */
export async function changedContactValues(orm: Orm, person: Person, body: Values): Promise<Values> {
  await requireOwnCommunity(orm, person, body)
  return storedValues(body)
}

/** Throws unless a person may decide who sees a contact: those who added it, and admins. @throws {HttpError} 403 [DASH-014] */
export async function requireOwnScope(orm: Orm, id: string, body: object, person: Person): Promise<void> {
  if (!('scope' in body) || !isUuid(id) || (await isOwnContact(orm, id, person))) return
  throw forbidden('Only the person who added a contact decides who sees it')
}

// A provider's contact shows up in the address book of everyone who manages the community.
async function requireOwnCommunity(orm: Orm, person: Person, { communityId }: Values): Promise<void> {
  if (person.role === 'provider' && communityId) await requireCommunityAccess(orm, person, communityId)
}

function storedValues({ phone, hasLeft }: Values): Values {
  return {
    ...(typeof phone === 'string' ? { phone: readPhone(phone) } : {}),
    ...(typeof hasLeft === 'boolean' ? { leftAt: hasLeft ? now() : null } : {}),
  }
}

/** Returns a phone number in its stored form. @throws {HttpError} 422 for a number that isn't in use. */
function readPhone(phone: string): string {
  const stored = storedPhone(phone)
  if (stored) return stored
  const detail = "Enter a phone number that's in use in the United States"
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/phone' } }])
}
