import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { releases } from '../../database/schema/tables'

/** A community's team or a real estate agent who reached a family. */
interface Contact {
  kind: 'community' | 'agent'
  /** The id of the community or of the agent. */
  recipientId: string
  /** The name of the person. */
  by: string
}

/**
 * Records that a recipient reached a family, by an email for example, unless they responded before. It's their response, so they don't have to say
 * it again. [TRUTH-008]
 */
export async function recordContact(tx: Orm, familyId: string, { kind, recipientId, by }: Contact): Promise<void> {
  await tx
    .update(releases)
    .set({ response: 'contacted', respondedAt: new Date(), respondedBy: by })
    .where(
      and(
        eq(releases.familyId, familyId),
        eq(releases.recipientKind, kind),
        eq(releases.recipientId, recipientId),
        isNull(releases.endedAt),
        isNull(releases.revokedAt),
        isNull(releases.respondedAt),
      ),
    )
}
