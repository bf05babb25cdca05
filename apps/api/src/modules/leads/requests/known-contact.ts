import type { NewUuidAction } from '@pkg/api-client'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'

type Info = NewUuidAction['actionInfo']

/**
 * The contact of a request that brings none, as one for further communities does: that of the person's last own request, else of the
 * account. Empty for somebody unknown. [API-049, CTA-004, CTA-005]
 */
export async function knownContact(tx: Orm, person: Person): Promise<Pick<Info, 'name' | 'email' | 'phone'>> {
  const own = ownActions(person)
  if (!own) return {}
  const [last] = await tx
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        own,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request', 'contact']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(1)
  if (last && (last.info.email ?? last.info.phone)) return contactIn(last.info)
  const [user] = person.userId ? await tx.select().from(users).where(eq(users.id, person.userId)) : []
  return user ? contactIn(user) : {}
}

function contactIn({ name, email, phone }: { name?: string | null; email?: string | null; phone?: string | null }) {
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
}
