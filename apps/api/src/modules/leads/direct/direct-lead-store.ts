import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, leads, releases, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'
import { isActive } from '../../trust'

/** A lead for the team of a community, with the community's name and state. */
export interface DirectLead {
  id: string
  communityId: string
  name: string
  state: string
  /** When the family was told that the team would call. */
  callBy: Date | null
}

/** A direct lead of a request. */
export interface RequestedLead extends DirectLead {
  /** Whether the community's team already has it. */
  isSent: boolean
}

const directLead = {
  id: leads.id,
  communityId: leads.communityId,
  name: communities.name,
  state: communities.state,
  callBy: leads.callBy,
}

/** Records when a family was told that the teams of its leads would call, and who calls if they don't. Leads of advisors have neither. */
export async function setCallers(
  tx: Orm,
  ids: string[],
  callers: { callBy: Date; backupAgentId: string | null },
): Promise<void> {
  await tx
    .update(leads)
    .set(callers)
    .where(and(inArray(leads.id, ids), eq(leads.kind, 'direct')))
}

/** Marks a lead as sent to the community's team. */
export async function markDirectLeadSent(tx: Orm, id: string): Promise<void> {
  await tx.update(leads).set({ status: 'assigned' }).where(eq(leads.id, id))
}

/**
 * Returns a family's leads for communities' teams that haven't been sent, for those of the given communities in a state. Only of requests that the
 * person sent, because anyone can send one with the family's email address.
 */
export function listUnsentLeads(
  tx: Orm,
  { familyId, requestId }: { familyId: string; requestId: string },
  { slugs, state }: { slugs: string[]; state: string },
  person: Person,
): Promise<DirectLead[]> {
  return tx
    .select(directLead)
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(
      and(
        or(eq(uuidActions.requestId, requestId), ownActions(person)),
        eq(leads.familyId, familyId),
        eq(leads.kind, 'direct'),
        eq(leads.status, 'new'),
        isNull(leads.handedOverAt),
        inArray(leads.communityId, slugs),
        eq(communities.state, state),
      ),
    )
}

/** Returns a family's leads for the teams of communities. */
export async function listDirectLeads(tx: Orm, familyId: string, communityIds: string[]): Promise<RequestedLead[]> {
  const rows = await tx
    .select({ ...directLead, status: leads.status })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), eq(leads.kind, 'direct'), inArray(leads.communityId, communityIds)))
  return rows.map(({ status, ...lead }) => ({ ...lead, isSent: status === 'assigned' }))
}

/**
 * Reopens a family's earlier leads for communities whose teams no longer have them, because the family requested those communities again: it
 * had stopped sharing, the team had declined, or an advisor had it. Returns their ids.
 */
export async function reopenDirectLeads(
  tx: Orm,
  { familyId, communityIds, actionId }: { familyId: string; communityIds: string[]; actionId: string },
): Promise<string[]> {
  const hasTeam = sql`exists (select 1 from ${releases} where ${releases.familyId} = ${leads.familyId}
    and ${releases.recipientKind} = 'community' and ${releases.recipientId} = ${leads.communityId} and ${isActive})`
  const isOpen = sql`(${leads.kind} = 'direct' and ${leads.handedOverAt} is null and (${leads.status} = 'new' or ${hasTeam}))`
  const rows = await tx
    .update(leads)
    .set({ kind: 'direct', status: 'new', handedOverAt: null, actionId })
    .where(and(eq(leads.familyId, familyId), inArray(leads.communityId, communityIds), sql`not ${isOpen}`))
    .returning({ id: leads.id })
  return rows.map(({ id }) => id)
}

/**
 * Locks a lead that still waits for the response of a community's team to a request: it wasn't sent, or the team hasn't responded. A family that
 * stopped sharing with the community since, or requested it again, waits no longer.
 */
export async function lockWaitingLead(
  tx: Orm,
  { leadId, requestId }: { leadId: string; requestId: string },
): Promise<(RequestedLead & { familyId: string }) | undefined> {
  const [lead] = await tx
    .select({ ...directLead, familyId: leads.familyId, isSent: sql<boolean>`${leads.status} <> 'new'` })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(
      and(
        eq(leads.id, leadId),
        eq(leads.kind, 'direct'),
        isNull(leads.handedOverAt),
        eq(uuidActions.requestId, requestId),
        sql`not ${isSettled()}`,
      ),
    )
    .for('update', { of: leads })
  return lead
}

/** Returns the condition that a team responded to its lead, or that the lead's release ended after the request that the lead is of. */
function isSettled(): SQL {
  return sql`exists (select 1 from ${releases} where ${releases.leadId} = ${leads.id}
    and ((${isActive} and ${releases.respondedAt} is not null)
      or (not (${isActive}) and ${releases.sentAt} >= ${uuidActions.createdAt})))`
}

/** Records that an advisor steps in. Returns the one that the family was told about, if any. */
export async function markHandedOver(tx: Orm, id: string, handedOverAt: Date): Promise<string | undefined> {
  const [lead] = await tx
    .update(leads)
    .set({ handedOverAt })
    .where(eq(leads.id, id))
    .returning({ backupAgentId: leads.backupAgentId })
  return lead?.backupAgentId ?? undefined
}
