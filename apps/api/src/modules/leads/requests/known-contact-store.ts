import type { NewUuidAction } from '@pkg/api-client'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'

type ContactInfo = Pick<NewUuidAction['actionInfo'], 'name' | 'email' | 'phone'>

/**
 * Returns the contact info for a request without any, such as one for more communities: from the person's last request, or from their
 * account. Empty for an unknown person. [API-049, CTA-004, CTA-005]
 */
export async function findKnownContact(tx: Orm, person: Person): Promise<ContactInfo> {
  const isOwn = ownActions(person)
  if (!isOwn) return {}
  const [last] = await tx
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        isOwn,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request', 'contact']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(1)
  if (last && (last.info.email ?? last.info.phone)) return pickContact(last.info)
  const [user] = person.userId ? await tx.select().from(users).where(eq(users.id, person.userId)) : []
  return user ? pickContact(user) : {}
}

function pickContact({
  name,
  email,
  phone,
}: {
  name?: string | null
  email?: string | null
  phone?: string | null
}): ContactInfo {
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
}
