import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { grantCommunityAccess, revokeCommunityAccess } from '../../access'
import { recordAccountAction } from '../../changes'
import { declineClaims, findCommunities, insertClaims, listClaimedIds } from '../accounts/claim-store'
import { loadDetails } from './account-details-store'
import { lockAccount } from './account-service'
import type { UserRow } from './user-store'

/** Communities for an account, by an admin. */
interface AssignedCommunities {
  user: UserRow
  communityIds: readonly string[]
  person: Person
}

/** Approves claims to the communities of an invitation. @throws {HttpError} 422 for a community that doesn't exist */
export async function assignCommunities(tx: Orm, { user, communityIds, person }: AssignedCommunities): Promise<void> {
  if (communityIds.length === 0) return
  const found = await findCommunities(tx, communityIds)
  if (found.length < communityIds.length) {
    const detail = "One or more communities don't exist"
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/communityIds' } }])
  }
  const claimed = await listClaimedIds(tx, user.id)
  const added = found.filter(({ id }) => !claimed.includes(id))
  if (added.length > 0) {
    await insertClaims(
      tx,
      added.map(({ id, name, record }) => ({
        userId: user.id,
        communityId: id,
        communityName: name,
        city: record.address.city,
        state: record.address.state,
        jobTitle: 'Invited',
        status: 'approved' as const,
        decidedAt: now(),
        decidedBy: person.userId ?? null,
      })),
    )
  }
  await grantCommunityAccess(tx, user.id, communityIds)
}

/**
 * Replaces the communities that a person manages. Their claims to the others are declined. Returns whether anything changed.
 * @throws {HttpError} 422 for a community that doesn't exist [DASH-012]
 */
export async function replaceCommunities(
  tx: Orm,
  { user, communityIds, person }: AssignedCommunities,
  reason?: string,
): Promise<boolean> {
  const before = (await loadDetails(tx, [user])).get(user.id)?.communities ?? []
  const removed = before.map(({ id }) => id).filter((id) => !communityIds.includes(id))
  const added = communityIds.filter((id) => before.every((community) => community.id !== id))
  if (removed.length + added.length === 0) return false
  await assignCommunities(tx, { user, communityIds: added, person })
  await revokeCommunityAccess(tx, user.id, removed)
  const decision = { reason: reason ?? null, decidedAt: now(), decidedBy: person.userId ?? null }
  if (removed.length > 0) await declineClaims(tx, { userId: user.id, communityIds: removed }, decision)
  const ids = before.map(({ id }) => id)
  await recordAccountAction(tx, { userId: user.id, field: 'communityIds', before: ids, after: communityIds, reason })
  return true
}

/**
 * Gives the communities of an account to others, and takes them from it. The claims of the account are declined.
 * @throws {HttpError} 404 [DASH-012]
 */
export async function giveCommunities(
  tx: Orm,
  { from, to, reason }: { from: string; to: readonly string[]; reason: string },
  person: Person,
): Promise<void> {
  const former = await lockAccount(tx, from)
  const communityIds = ((await loadDetails(tx, [former])).get(from)?.communities ?? []).map(({ id }) => id)
  if (communityIds.length === 0) return
  for (const id of to) {
    const user = await lockAccount(tx, id)
    const own = (await loadDetails(tx, [user])).get(id)?.communities ?? []
    const all = [...new Set([...own.map((community) => community.id), ...communityIds])]
    await replaceCommunities(tx, { user, communityIds: all, person }, reason)
  }
  await replaceCommunities(tx, { user: former, communityIds: [], person }, reason)
}
