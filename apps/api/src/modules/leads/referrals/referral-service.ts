import type { AgentReferral, BodyOf, endpoints } from '@pkg/api-client'
import { shareCap } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/errors'
import type { RequestOrigin } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { requireAcceptedFamily } from '../../access'
import { notify, openConversation } from '../../messaging'
import { findDisclosure, listAcceptedVersions } from '../../state-rules'
import {
  addFamilyEvent,
  findAcknowledgedDisclosure,
  findLastRevocation,
  findNamedConsent,
  findNamedWording,
  findRecipientPeople,
  findSharingConsent,
  recordConsents,
  releaseTo,
  sendDisclosureCopy,
  wordingConsent,
} from '../../trust'
import { findLiveCommunity } from '../families/community-store'
import { isEmailOnly } from '../families/email-only'
import { lockFamily } from '../families/family-store'
import { directLead } from '../requests/messages'
import { hasRequested, hasRequestedSince, listSharedCommunityIds, saveReferral } from './referral-store'

type NewReferral = BodyOf<typeof endpoints.agentReferrals.create>

/**
 * Refers a family to a community with the family's consent: saves the lead, opens a conversation, emails the community's team, and
 * releases the family's data. @throws {HttpError} 404, 409 for a family that the advisor hasn't accepted, over the share cap, or
 * without an acknowledged disclosure, 422 without a consent that names the community. [TRUST-002, TRUST-005, TRUST-015]
 */
export async function referFamily(
  tx: Orm,
  queue: Queue,
  input: NewReferral,
  person: Person,
  origin: RequestOrigin,
  /** The names of the communities in the words that the family agreed to, if there were several. */
  confirmed?: string,
): Promise<AgentReferral> {
  const family = await requireAcceptedFamily(tx, input.clientId, person)
  // Without the lock, two referrals at the same time could exceed the share cap.
  await lockFamily(tx, family.id)
  await requireAcceptedFamily(tx, input.clientId, person)
  const community = await requireCommunity(tx, input.communityId)
  const recipient = { kind: 'community' as const, id: community.id, name: community.name }
  await checkReferral(tx, input, { familyId: family.id, community })

  const referral = await saveReferral(tx, {
    familyId: family.id,
    communityId: community.id,
    referredById: person.agentId ?? family.agentId,
  })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: `Referred to ${community.name}${input.note ? `: ${input.note.trim()}` : ''}`,
    author: person.name,
  })
  await openConversation(tx, family, { role: 'community', id: community.id, name: community.name })
  for (const member of await findRecipientPeople(tx, recipient)) {
    const key = `referral:${referral.id}:${member.recipient}`
    await notify(
      tx,
      key,
      { familyId: family.id, ...member },
      directLead(community.name, { id: family.id, isEmailOnly: isEmailOnly(family) }, undefined),
    )
  }
  await queue.add(tx, 'notify-dashboards', { familyId: family.id, communityId: community.id })
  await sendDisclosureCopy(tx, family.id, community)
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  if (input.consent) {
    const wording = await findNamedWording(tx, input.consent, '/data/attributes/consent')
    const names = { choice: undefined, operator: origin.brand.name, community: confirmed ?? community.name }
    const consent = wordingConsent(wording, names, { familyId: family.id, recipient })
    await recordConsents(tx, [consent], { ...origin, page: '/dashboard' })
  }
  const consentId = await findSharingConsent(tx, family.id, recipient)
  const reason = `Your advisor referred you to ${community.name}`
  await releaseTo(tx, family, recipient, { consentId, leadId: referral.id, reason })
  return referral
}

async function checkReferral(
  tx: Orm,
  input: NewReferral,
  { familyId, community }: { familyId: string; community: { id: string; state: string } },
): Promise<void> {
  const isNamed = input.consent !== undefined || (await hasNamed(tx, familyId, community.id))
  await checkShareCap(tx, familyId, community.id, isNamed)
  await checkDisclosure(tx, familyId, community.state)
  if (isNamed) return
  throw unprocessable([
    {
      detail:
        "The family didn't request this community, or stopped sharing with it since. Name the wording of its consent to share with this community",
      source: { pointer: '/data/attributes/consent' },
    },
  ])
}

/** Returns whether a family requested a community, or consented to it by name, and hasn't stopped sharing with it since. [TRUST-004] */
async function hasNamed(tx: Orm, familyId: string, communityId: string): Promise<boolean> {
  const recipient = { kind: 'community' as const, id: communityId }
  if ((await findNamedConsent(tx, familyId, recipient)) !== undefined) return true
  const revokedAt = await findLastRevocation(tx, familyId, recipient)
  return revokedAt
    ? hasRequestedSince(tx, { familyId, communityId, since: revokedAt })
    : hasRequested(tx, familyId, communityId)
}

async function checkShareCap(tx: Orm, familyId: string, communityId: string, isNamed: boolean): Promise<void> {
  const sharedIds = await listSharedCommunityIds(tx, familyId)
  if (isNamed || sharedIds.includes(communityId) || sharedIds.length < shareCap) return
  throw conflict('share-cap', `This family is already shared with ${shareCap} communities`, [
    {
      detail: 'You can add more only if the family consents to each by name',
      source: { pointer: '/data/attributes/communityId' },
    },
  ])
}

/** Throws 409 if a state has a disclosure whose present text the family hasn't acknowledged. [DISC-001, TRUST-015] */
async function checkDisclosure(tx: Orm, familyId: string, state: string): Promise<void> {
  const versions = (await listAcceptedVersions(tx)).get(state)
  if (!versions || (await findAcknowledgedDisclosure(tx, familyId, state, versions))) return
  const disclosure = await findDisclosure(tx, state)
  throw conflict('disclosure-missing', `The family hasn't acknowledged the ${state} disclosure`, [
    { detail: disclosure?.law.cite ?? state, source: { pointer: '/data/attributes/communityId' } },
  ])
}

async function requireCommunity(tx: Orm, id: string) {
  const community = await findLiveCommunity(tx, id)
  if (community) return community
  throw unprocessable([
    { detail: `Community "${id}" doesn't exist`, source: { pointer: '/data/attributes/communityId' } },
  ])
}
