import { and, eq, or } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { releases } from '../../database/schema/tables'
import { isActive } from '../trust'
import type { TourDetails } from './tour-store'

/** Returns who has a family's information and helps with its tour: its advisor and the community's team. Real estate agents don't. [TRUST-002] */
export function listTourRecipients(tx: Orm, { tour, family }: TourDetails) {
  const { recipientKind, recipientId } = releases
  return tx
    .select({ kind: recipientKind, id: recipientId })
    .from(releases)
    .where(
      and(
        eq(releases.familyId, tour.familyId),
        isActive,
        or(
          and(eq(recipientKind, 'community'), eq(recipientId, tour.communityId)),
          and(eq(recipientKind, 'agent'), eq(recipientId, family.agentId ?? '')),
        ),
      ),
    )
}
