import type { AgentReferral, BodyOf, endpoints } from '@pkg/api-client'
import { shareCap } from '@pkg/domain'
import { stateRuleOn } from '@pkg/domain/disclosures'
import { and, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, consents, families, familyEvents, leads, releases } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/problems'
import { findVisibleFamily, findVisibleFamilyId } from '../../access'
import { directLead } from '../requests/messages'
import { notify, openConversation } from '../../messaging'
import {
  acknowledgedDisclosure,
  groundFor,
  isActive,
  peopleOf,
  recordConsents,
  releaseTo,
  sendDisclosureCopy,
} from '../../trust'

/** Returns a page of the referrals that a person may see. */
export async function listReferrals(orm: Orm, person: Person, page: { size: number; offset: number }) {
  const where = and(
    isNotNull(leads.referredById),
    person.role === 'admin' ? undefined : eq(leads.referredById, person.agentId ?? ''),
  )
  const [found] = await orm.select({ total: count() }).from(leads).where(where)
  return { items: await rows(orm, where, page), total: found?.total ?? 0 }
}

type NewReferral = BodyOf<typeof endpoints.agentReferrals.create>

export async function refer(
  tx: Orm,
  given: NewReferral,
  person: Person,
  whence: { networkAddress: string; browser: string },
): Promise<AgentReferral> {
  const family = await findVisibleFamily(tx, given.clientId, person)
  // One referral of a family at a time, so that the cap counts them all.
  await tx.select({ id: families.id }).from(families).where(eq(families.id, family.id)).for('update')
  await findVisibleFamilyId(tx, given.clientId, person)
  const community = await referable(tx, given.communityId)
  const recipient = { kind: 'community' as const, id: community.id, name: community.name }
  const byName = await askedByName(tx, family.id, community.id)
  await checkCap(tx, family.id, community.id, byName || names(given, community.id))
  await checkDisclosure(tx, family.id, community.state)
  if (!byName && !names(given, community.id)) {
    throw unprocessable([
      {
        detail:
          'The family did not ask for this community: send the consent it gave, with the community as its recipient',
        source: { pointer: '/data/attributes/consent' },
      },
    ])
  }

  const referral = await saveReferral(tx, family.id, community.id, person.agentId ?? family.agentId)
  await tx.insert(familyEvents).values({
    familyId: family.id,
    type: 'request',
    text: `Referred to ${community.name}${given.note ? `: ${given.note.trim()}` : ''}`,
    author: person.name,
  })
  await openConversation(tx, family, { role: 'community', id: community.id, name: community.name })
  for (const to of await peopleOf(tx, recipient)) {
    const key = `referral:${referral.id}:${to.recipient}`
    await notify(tx, key, { familyId: family.id, ...to }, directLead(community.name, family.id))
  }
  await sendDisclosureCopy(tx, family.id, community)
  if (given.consent) {
    const { recipient: named, ...told } = given.consent
    const record = {
      ...told,
      familyId: family.id,
      ...(named ? { recipient: { kind: 'community' as const, id: named } } : {}),
    }
    await recordConsents(tx, [record], { ...whence, page: '/dashboard' })
  }
  const consentId = await groundFor(tx, family.id, recipient)
  await releaseTo(tx, family, recipient, {
    consentId,
    leadId: referral.id,
    reason: `Your advisor referred you to ${community.name}`,
  })
  return referral
}

async function saveReferral(
  tx: Orm,
  familyId: string,
  communityId: string,
  referredById: string | null,
): Promise<AgentReferral> {
  await tx
    .insert(leads)
    .values({ familyId, communityId, source: 'advisor', status: 'assigned', referredById })
    .onConflictDoUpdate({ target: [leads.familyId, leads.communityId], set: { referredById } })
  const where = and(eq(leads.familyId, familyId), eq(leads.communityId, communityId))
  const [referral] = await rows(tx, where, { size: 1, offset: 0 })
  if (!referral) throw new Error('A referral was not stored')
  return referral
}

/** Whether the consent that comes along lets this community receive the data. */
function names({ consent }: NewReferral, communityId: string): boolean {
  return (
    consent?.kind === 'share' && consent.recipient === communityId && consent.boxes.every(({ isTicked }) => isTicked)
  )
}

/** Whether the family asked for the community itself, or agreed to it by name before. */
async function askedByName(tx: Orm, familyId: string, communityId: string): Promise<boolean> {
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.familyId, familyId), eq(leads.communityId, communityId)))
  if (lead) return true
  const ground = await groundFor(tx, familyId, { kind: 'community', id: communityId })
  if (!ground) return false
  const [consent] = await tx.select({ kind: consents.kind }).from(consents).where(eq(consents.id, ground))
  return consent?.kind === 'share'
}

async function checkCap(tx: Orm, familyId: string, communityId: string, isByName: boolean): Promise<void> {
  const reached = await tx
    .select({ id: releases.recipientId })
    .from(releases)
    .where(and(eq(releases.familyId, familyId), eq(releases.recipientKind, 'community'), isActive))
  if (isByName || reached.some(({ id }) => id === communityId) || reached.length < shareCap) return
  throw conflict('share-cap', `This family reaches ${shareCap} communities already`, [
    { detail: 'More only where the family adds them by name', source: { pointer: '/data/attributes/communityId' } },
  ])
}

/** In a state with a disclosure nobody is referred before it was acknowledged. [DISC-001, TRUST-015] */
async function checkDisclosure(tx: Orm, familyId: string, state: string): Promise<void> {
  const rule = stateRuleOn(state, new Date().toISOString().slice(0, 10))
  if (!rule?.text || (await acknowledgedDisclosure(tx, familyId, state))) return
  throw conflict('disclosure-missing', `The family has not acknowledged the disclosure of ${state}`, [
    { detail: rule.law.cite, source: { pointer: '/data/attributes/communityId' } },
  ])
}

async function referable(tx: Orm, id: string) {
  const [community] = await tx
    .select({ id: communities.id, name: communities.name, state: communities.state })
    .from(communities)
    .where(and(eq(communities.id, id), eq(communities.status, 1)))
  if (community) return community
  throw unprocessable([
    { detail: `There is no community "${id}"`, source: { pointer: '/data/attributes/communityId' } },
  ])
}

async function rows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<AgentReferral[]> {
  const found = await orm
    .select({ lead: leads, clientName: families.name, communityName: communities.name })
    .from(leads)
    .innerJoin(families, eq(families.id, leads.familyId))
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(where)
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(page.size)
    .offset(page.offset)
  return found.map(({ lead, clientName, communityName }) => ({
    id: lead.id,
    clientId: lead.familyId,
    clientName,
    communityId: lead.communityId,
    communityName,
    agentId: lead.referredById ?? '',
    createdAt: lead.createdAt.toISOString(),
  }))
}
