import type { ContactMethod, LeadSource } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { addFamilyEvent } from '../../trust'
import { insertLeads } from '../requests/lead-store'
import { deleteLeads, listAskedCommunities } from './asked-community-store'
import { type LiveCommunity, listLiveCommunities } from './community-store'
import { countChange } from './family-store'

const invalid = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/communityIds' } }])

/** Returns communities that a family can ask about. @throws {HttpError} 422 for one that isn't live */
export async function requireLiveCommunities(tx: Orm, ids: readonly string[]): Promise<LiveCommunity[]> {
  const found = await listLiveCommunities(tx, ids)
  const missing = ids.find((id) => !found.some((community) => community.id === id))
  if (missing !== undefined) throw invalid(`Community "${missing}" doesn't exist`)
  return found
}

/** How staff learned that a family asks about communities. */
interface Conversation {
  source: LeadSource
  contactMethod: ContactMethod
}

/** Adds communities that a family asked about in a conversation. Nothing is shared with them. */
export async function addAsked(
  tx: Orm,
  familyId: string,
  asked: readonly LiveCommunity[],
  conversation: Conversation,
): Promise<void> {
  await insertLeads(
    tx,
    asked.map(({ id: communityId }) => ({ familyId, communityId, status: 'assigned' as const, ...conversation })),
  )
}

/**
 * Changes the communities that a family asks about to `ids`, and records it in the timeline.
 * @throws {HttpError} 422 for a community that isn't live, or for leaving out one that the family requested itself, or of which something came [WORK-019]
 */
export async function changeAsked(
  tx: Orm,
  familyId: string,
  ids: readonly string[],
  { source, person }: { source: LeadSource; person: Person },
): Promise<void> {
  const before = await listAskedCommunities(tx, familyId)
  const added = await requireLiveCommunities(
    tx,
    ids.filter((id) => !before.some(({ communityId }) => communityId === id)),
  )
  const removed = before.filter(({ communityId }) => !ids.includes(communityId))
  const kept = removed.find(({ isRemovable }) => !isRemovable)
  if (kept) throw invalid(`${kept.name} stays: the family requested it itself, or it was shared or toured`)
  if (added.length === 0 && removed.length === 0) return
  await deleteLeads(
    tx,
    removed.map(({ leadId }) => leadId),
  )
  await addAsked(tx, familyId, added, { source, contactMethod: 'phone' })
  const after = [...before.filter((one) => !removed.includes(one)), ...added]
  await addFamilyEvent(tx, {
    familyId,
    type: 'answers',
    text: `Communities: ${joinNames(before)} → ${joinNames(after)}`,
    author: person.name,
  })
  await countChange(tx, familyId)
}

const joinNames = (named: readonly { name: string }[]): string => named.map(({ name }) => name).join(', ') || '–'
