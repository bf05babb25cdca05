import type { RevealedContact } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findVisibleFamily } from '../../access'
import { lockFamilyForReading } from './family-store'
import { claimOffer } from './offer-outcomes'
import { hasRevealSince, insertReveal } from './reveal-store'

/** Hours that revealed contact info stays visible to the person who revealed it. */
const visibleHours = 8

/** Returns whether a person revealed a family's contact info in the last 8 hours. */
export async function hasRevealed(orm: Orm, familyId: string, { userId, viewer }: Person): Promise<boolean> {
  // An admin who views the dashboard as someone else gave no reason.
  return userId && !viewer
    ? hasRevealSince(orm, familyId, userId, new Date(now().getTime() - visibleHours * 3_600_000))
    : false
}

/**
 * Reveals a family's contact info and logs who viewed it and why. An advisor who does this accepts the family. @throws {HttpError} 404 for
 * a family that the person may not see. [API-044, TRUST-008]
 */
export function revealContact(
  orm: Orm,
  { clientId, reason }: { clientId: string; reason: string },
  person: Person,
): Promise<RevealedContact> {
  return orm.transaction(async (tx) => {
    const visible = await findVisibleFamily(tx, clientId, person)
    // Without the lock, the family could stop sharing between the check and the log entry.
    await lockFamilyForReading(tx, visible.id)
    const { id, phone, email } = await findVisibleFamily(tx, clientId, person)
    await insertReveal(tx, {
      familyId: id,
      userId: person.userId ?? '',
      person: person.name,
      role: person.role,
      agentId: person.agentId ?? null,
      reason: reason.trim(),
    })
    if (person.role === 'agent' && person.agentId) await claimOffer(tx, id, person.agentId)
    return { clientId: id, ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
  })
}
