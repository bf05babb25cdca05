import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { communities, consents, disclosureCopies, families, familyEvents, leads } from '../../database/schema/tables'
import { findVisibleFamilyId } from '../access'
import { implementEndpoints } from '../../http/answer-calls'
import { conflict, notFound } from '../../http/problems'
import type { Queue } from '../../jobs/queue'
import { notify } from '../messaging'
import { isGiven } from './ledger'
import { disclosureCopy } from './messages'
import { peopleOf } from './releases'

/** Copies of acknowledged disclosures for communities. [TRUST-015] */
export function disclosureCopyRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'disclosureCopies', {
    async create({ body, person }) {
      const made = await orm.transaction(async (tx) => {
        const familyId = await findVisibleFamilyId(tx, body.clientId, person)
        const [asked] = await tx
          .select({ state: communities.state, name: communities.name })
          .from(leads)
          .innerJoin(communities, eq(communities.id, leads.communityId))
          .where(and(eq(leads.familyId, familyId), eq(leads.communityId, body.communityId)))
        if (!asked) throw notFound('lead', body.communityId)
        const sent = await sendDisclosureCopy(tx, familyId, { ...asked, id: body.communityId })
        if (!sent) {
          throw conflict(
            'disclosure-not-acknowledged',
            `The family has not acknowledged the disclosure of ${asked.state}`,
          )
        }
        return {
          id: sent.id,
          clientId: familyId,
          communityId: body.communityId,
          sentAt: sent.sentAt.toISOString(),
        }
      })
      queue.wake()
      return made
    },
  })
}

/**
 * Sends the people of a community their copy of the newest disclosure of its state that the family acknowledged, once. None where
 * there is nothing to copy. [TRUST-015]
 */
export async function sendDisclosureCopy(
  tx: Orm,
  familyId: string,
  community: { id: string; name: string; state: string },
): Promise<typeof disclosureCopies.$inferSelect | undefined> {
  const consent = await acknowledgedDisclosure(tx, familyId, community.state)
  if (!consent) return undefined
  const values = { familyId, communityId: community.id, consentId: consent.id }
  const [made] = await tx.insert(disclosureCopies).values(values).onConflictDoNothing().returning()
  if (!made) {
    const [earlier] = await tx
      .select()
      .from(disclosureCopies)
      .where(
        and(
          eq(disclosureCopies.familyId, familyId),
          eq(disclosureCopies.communityId, community.id),
          eq(disclosureCopies.consentId, consent.id),
        ),
      )
    return earlier
  }
  const letter = disclosureCopy(community.name, consent.text, consent.givenAt)
  for (const to of await peopleOf(tx, { kind: 'community', id: community.id })) {
    await notify(tx, `disclosure:${made.id}:${to.recipient}`, { familyId, ...to }, letter)
  }
  await tx.insert(familyEvents).values({
    familyId,
    type: 'notification',
    text: `${community.name} got its copy of the disclosure of ${community.state}`,
    author: 'Hearthway',
  })
  return made
}

/** The newest disclosure of a state that a family acknowledged, by whatever entry of it. [DISC-005] */
export async function acknowledgedDisclosure(tx: Orm, familyId: string, state: string) {
  const entries = tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  const [consent] = await tx
    .select()
    .from(consents)
    .where(
      and(inArray(consents.familyId, entries), eq(consents.kind, 'disclosure'), eq(consents.state, state), isGiven),
    )
    .orderBy(desc(consents.position))
    .limit(1)
  return consent
}
