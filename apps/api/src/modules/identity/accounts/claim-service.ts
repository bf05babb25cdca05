import type { AdminClaim, BodyOf, Claim, endpoints } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { claims } from '../../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import { grantCommunityAccess } from '../../access'
import { queueMessage } from '../../messaging'
import { rolesOf, withRole } from '../users/roles'
import { updateUser, type UserRow } from '../users/user-store'
import type { Accounts } from './account-context'
import {
  type ClaimQuery,
  type ClaimRow,
  type CommunityRow,
  countPendingClaims,
  findClaim,
  findCommunities,
  insertClaim,
  listAllClaims,
  listCommunityClaims,
  listUserClaims,
  lockClaim,
  searchClaimable,
  updateClaim,
} from './claim-store'
import { requireAccount } from './require-account'
import { endSessions } from './session-store'
import { accountTexts } from './texts'

/** The most pending claims that one person may have. */
const maxPending = 20

/** The most communities that a search returns. More words narrow it down. */
const maxFound = 8

/** Returns communities that people may claim, by words of their name or address. */
export async function searchCommunitiesToClaim(orm: Orm, words: string) {
  const items = await searchClaimable(orm, words.trim(), maxFound)
  return { items, total: items.length }
}

/** Returns whether a community is claimed, and the status of the person's own claim. @throws {HttpError} 404 */
export async function findClaimStatus(orm: Orm, communityId: string, person: Person) {
  const community = await requireClaimable(orm, communityId)
  const communityClaims = await listCommunityClaims(orm, community.id)
  const ownClaim = communityClaims.filter(({ userId }) => userId === person.userId).at(-1)
  return {
    id: community.id,
    communityName: community.name,
    isClaimed: communityClaims.some(({ status }) => status === 'approved'),
    claimStatus: ownClaim?.status ?? ('none' as const),
  }
}

/** Saves a person's claim to a community. @throws {HttpError} 404, or 409 for a second claim or too many pending ones */
export async function claimCommunity(
  orm: Orm,
  communityId: string,
  body: { jobTitle: string; message?: string },
  person: Person,
): Promise<Claim> {
  const { id: userId } = await requireAccount(orm, person)
  const community = await requireClaimable(orm, communityId)
  const { address } = community.record
  return saveClaim(orm, {
    userId,
    communityId: community.id,
    communityName: community.name,
    city: address.city,
    state: address.state,
    jobTitle: body.jobTitle.trim(),
    message: body.message ?? null,
  })
}

/** Saves a person's claim to a community that isn't listed. @throws {HttpError} 409 for too many pending ones */
export async function claimUnlistedCommunity(
  orm: Orm,
  body: BodyOf<typeof endpoints.claims.createUnlisted>,
  person: Person,
): Promise<Claim> {
  const { id: userId } = await requireAccount(orm, person)
  const { message, ...community } = body
  return saveClaim(orm, { userId, communityId: null, message: message ?? null, ...community })
}

/** Returns a page of the person's own claims, newest first. */
export async function listOwnClaims(
  orm: Orm,
  status: Claim['status'] | undefined,
  person: Person,
  page: { offset: number; size: number },
) {
  const { id: userId } = await requireAccount(orm, person)
  const { items, total } = await listUserClaims(orm, userId, status, page)
  return { items: items.map(toClaim), total }
}

/** Returns a page of all claims, by default oldest first. */
export async function listClaims(orm: Orm, query: ClaimQuery, page: { offset: number; size: number }) {
  const { items, total } = await listAllClaims(orm, query, page)
  return { items: items.map(({ claim, user }) => toAdminClaim(claim, user)), total }
}

/** Returns a claim as admins see it. @throws {HttpError} 404 */
export async function getClaim(orm: Orm, id: string): Promise<AdminClaim> {
  const found = isUuid(id) ? await findClaim(orm, id) : undefined
  if (!found) throw notFound('claim', id)
  return toAdminClaim(found.claim, found.user)
}

/** An admin's decision on a claim. `communityId` is for claims to a community that wasn't listed. */
interface ClaimDecision {
  id: string
  status: 'approved' | 'declined'
  reason?: string
  communityId?: string
  /** The version of the claim that it's based on. */
  base: number | undefined
  person: Person
}

/** Approves or declines a claim, grants access, and emails the person. @throws {HttpError} 404, 409, 412, or 422 */
export async function decideClaim(accounts: Accounts, decision: ClaimDecision): Promise<AdminClaim> {
  const { orm, queue } = accounts
  if (!isUuid(decision.id)) throw notFound('claim', decision.id)
  const decided = await orm.transaction((tx) => applyDecision(tx, accounts, decision))
  queue.wake()
  return decided
}

async function applyDecision(tx: Orm, accounts: Accounts, decision: ClaimDecision): Promise<AdminClaim> {
  const { id, status, reason, person } = decision
  const pending = await lockClaim(tx, id)
  if (!pending) throw notFound('claim', id)
  await requireVersion(tx, claims, id, decision.base)
  if (pending.status !== 'pending') {
    throw conflict('claim-decided', 'This claim has already been approved or declined')
  }
  const communityId = pending.communityId ?? decision.communityId ?? null
  if (status === 'approved' && communityId === null) {
    throw unprocessable([
      { detail: 'Choose the community of this claim', source: { pointer: '/data/attributes/communityId' } },
    ])
  }
  if (communityId !== null) await requireClaimable(tx, communityId)
  const changes = {
    status,
    communityId,
    reason: reason ?? null,
    decidedAt: now(),
    decidedBy: person.userId ?? null,
  }
  const decided = await updateClaim(tx, id, changes)
  if (!decided) throw notFound('claim', id)
  const { claim, user } = decided
  if (status === 'approved' && communityId !== null) await grantCommunityAccess(tx, user.id, [communityId])
  if (status === 'approved' && !rolesOf(user).includes('provider')) {
    await updateUser(tx, user.id, withRole(user, 'provider'))
    // A session keeps the permissions it was opened with. The next sign-in has the new ones, under a new id.
    await endSessions(tx, user.id)
  }
  await notifyClaimant(tx, accounts, decided)
  return toAdminClaim(claim, user)
}

async function notifyClaimant(
  tx: Orm,
  accounts: Accounts,
  { user, claim }: { user: UserRow; claim: ClaimRow },
): Promise<void> {
  if (!user.email) return
  const { brand, sites } = accounts.settings
  const content =
    claim.status === 'approved'
      ? accountTexts.claimApproved(brand, claim.communityName, sites.dashboard)
      : accountTexts.claimDeclined(brand, claim.communityName, claim.reason ?? undefined)
  await queueMessage(tx, { userId: user.id, channel: 'email', recipient: user.email, content })
}

async function requireClaimable(orm: Orm, id: string): Promise<CommunityRow> {
  const [community] = await findCommunities(orm, [id])
  if (!community || community.status < 0) throw notFound('community', id)
  return community
}

async function saveClaim(orm: Orm, values: Parameters<typeof insertClaim>[1]): Promise<Claim> {
  if ((await countPendingClaims(orm, values.userId)) >= maxPending) {
    throw conflict('too-many-claims', "You have too many pending claims. Please wait until we've reviewed them.")
  }
  const claim = await orm.transaction((tx) => insertClaim(tx, values))
  if (!claim) throw conflict('claim-exists', 'You already claimed this community')
  return toClaim(claim)
}

function toClaim(row: ClaimRow): Claim {
  return {
    id: row.id,
    communityName: row.communityName,
    city: row.city,
    state: row.state,
    jobTitle: row.jobTitle,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(row.communityId ? { communityId: row.communityId } : {}),
    ...(row.message ? { message: row.message } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
  }
}

function toAdminClaim(row: ClaimRow, user: UserRow): AdminClaim {
  return {
    ...toClaim(row),
    version: row.version,
    userId: user.id,
    userName: user.name,
    ...(user.email ? { userEmail: user.email } : {}),
    ...(user.phone ? { userPhone: user.phone } : {}),
  }
}
