import type { ListShare, ListVote, NewListLink, SharedList } from '@pkg/api-client'
import { sharingLimits } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { HttpError, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { createToken, hashToken } from '../../http/token-hash'
import {
  countShares,
  endShare,
  findOwnShare,
  findShareByHash,
  insertShare,
  type ListOwner,
  type ListShareRow,
  listVotesOf,
  replaceToken,
  saveVote,
} from './list-share-store'
import { listSavedCommunities } from './recommendation-store'
import { listSavedTiles, type SavedCommunity } from './saved-tiles'

/** Shares a person's saved communities with a relative. Returns the token of the link, of which only the hash is stored. @throws {HttpError} 422 for too many people [TRUST-014] */
export async function shareList(
  orm: Orm,
  person: Person,
  owner: ListOwner,
  { relative, from }: { relative: string; from: string },
): Promise<NewListLink> {
  if ((await countShares(orm, person)) >= sharingLimits.people) {
    const detail = `You can share your list with up to ${sharingLimits.people} people. Delete one of them first.`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/relative' } }])
  }
  const token = createToken()
  const share = { relative: relative.trim(), sharedBy: from.trim(), tokenHash: hashToken(token) }
  return { ...(await insertShare(orm, owner, share)), token }
}

/** Replaces a relative's link with a new one, also if it had ended. The earlier one stops working. @throws {HttpError} 404 [TRUST-014] */
export async function renewShare(orm: Orm, id: string, person: Person): Promise<NewListLink> {
  const token = createToken()
  await replaceToken(orm, id, person, hashToken(token))
  return { ...(await findOwnShare(orm, id, person)), token }
}

/** Ends a relative's link. Returns it with the votes, which stay. @throws {HttpError} 404 [TRUST-014] */
export async function stopSharingList(orm: Orm, id: string, person: Person): Promise<ListShare> {
  await endShare(orm, id, person)
  return findOwnShare(orm, id, person)
}

/** Returns the list of a link: the saved communities that are public, without the person's notes, and the relative's own votes. @throws {HttpError} 404, 410 [TRUST-014] */
export async function openSharedList(orm: Orm, token: string): Promise<SharedList> {
  const share = await requireShare(orm, token)
  return {
    id: share.id,
    relative: share.relative,
    from: share.sharedBy,
    communities: await listSavedTiles(orm, await savedCommunities(orm, share)),
    votes: await listVotesOf(orm, share.id),
  }
}

/** Stores what a relative thinks of a community. @throws {HttpError} 404, 410, or 422 for a community that isn't on the list [TRUST-014] */
export async function voteOnList(
  orm: Orm,
  {
    token,
    communityId,
    vote,
    comment,
  }: { token: string; communityId: string; vote: ListVote['vote']; comment?: string },
): Promise<ListVote> {
  const share = await requireShare(orm, token)
  if (!(await savedCommunities(orm, share)).some((save) => save.communityId === communityId)) {
    throw unprocessable([
      { detail: 'This community isn’t on the shared list anymore', source: { pointer: '/data/communityId' } },
    ])
  }
  return saveVote(orm, { shareId: share.id, communityId, vote, comment: comment?.trim() ?? null })
}

async function requireShare(orm: Orm, token: string): Promise<ListShareRow> {
  const share = await findShareByHash(orm, hashToken(token))
  if (!share) throw notFound('shared list', 'of this link')
  if (share.endedAt) throw new HttpError(410, 'sharing-ended', 'This list isn’t shared anymore')
  return share
}

async function savedCommunities(orm: Orm, { userId, anonymousId }: ListShareRow): Promise<SavedCommunity[]> {
  const saves = await listSavedCommunities(orm, { ...(userId && { userId }), ...(anonymousId && { anonymousId }) })
  return saves.filter(({ kind }) => kind !== 'disliked')
}
