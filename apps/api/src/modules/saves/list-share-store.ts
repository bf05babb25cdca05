import type { ListShare, ListVote } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { listShares, listVotes } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { personRows } from '../access'

/** A row of a link to a person's saved communities. */
export type ListShareRow = typeof listShares.$inferSelect

/** Whose saved communities a link opens. */
export type ListOwner = { userId: string } | { anonymousId: string }

const isOwn = personRows(listShares)

const isOwnShare = (id: string, person: Person) => {
  if (!isUuid(id)) throw notFound('shared list', id)
  return and(eq(listShares.id, id), isOwn(person))
}

/** Returns a person's links with the votes of their relatives, oldest first. [TRUST-014] */
export async function listOwnShares(orm: Orm, person: Person): Promise<ListShare[]> {
  return withVotes(orm, await orm.select().from(listShares).where(isOwn(person)).orderBy(asc(listShares.createdAt)))
}

/** Returns the links of an account and of browsers with the votes of the relatives, oldest first. [TRUST-016] */
export async function listOwnedShares(
  orm: Orm,
  { userId, anonymousIds }: { userId: string | null; anonymousIds: string[] },
): Promise<ListShare[]> {
  const isOwned = or(
    userId ? eq(listShares.userId, userId) : undefined,
    anonymousIds.length > 0 ? inArray(listShares.anonymousId, anonymousIds) : undefined,
  )
  if (!isOwned) return []
  return withVotes(orm, await orm.select().from(listShares).where(isOwned).orderBy(asc(listShares.createdAt)))
}

/** Returns one of a person's links with its votes. @throws {HttpError} 404 for any other id */
export async function findOwnShare(orm: Orm, id: string, person: Person): Promise<ListShare> {
  const [share] = await withVotes(orm, await orm.select().from(listShares).where(isOwnShare(id, person)))
  if (!share) throw notFound('shared list', id)
  return share
}

/** Returns how many links a person has, ended ones included. */
export async function countShares(orm: Orm, person: Person): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(listShares).where(isOwn(person))
  return found?.count ?? 0
}

/** Inserts a link. */
export async function insertShare(
  tx: Orm,
  owner: ListOwner,
  share: Pick<ListShareRow, 'relative' | 'sharedBy' | 'tokenHash'>,
): Promise<ListShare> {
  const [row] = await tx
    .insert(listShares)
    .values({ ...owner, ...share })
    .returning()
  if (!row) throw new Error('The list was not shared')
  return toListShare(row, [])
}

/** Replaces the hash of a person's link, which works again if it had ended. @throws {HttpError} 404 for any other id */
export async function replaceToken(orm: Orm, id: string, person: Person, tokenHash: string): Promise<void> {
  const [row] = await orm
    .update(listShares)
    .set({ tokenHash, endedAt: null })
    .where(isOwnShare(id, person))
    .returning({ id: listShares.id })
  if (!row) throw notFound('shared list', id)
}

/** Ends a person's link. A link that has ended doesn't change. */
export async function endShare(orm: Orm, id: string, person: Person): Promise<void> {
  await orm
    .update(listShares)
    .set({ endedAt: now() })
    .where(and(isOwnShare(id, person), isNull(listShares.endedAt)))
}

/** Ends all links of a person. */
export async function endAllShares(orm: Orm, person: Person): Promise<void> {
  await orm
    .update(listShares)
    .set({ endedAt: now() })
    .where(and(isOwn(person), isNull(listShares.endedAt)))
}

/** Deletes a person's link with its votes. @throws {HttpError} 404 for any other id */
export async function deleteShare(orm: Orm, id: string, person: Person): Promise<void> {
  const [row] = await orm.delete(listShares).where(isOwnShare(id, person)).returning({ id: listShares.id })
  if (!row) throw notFound('shared list', id)
}

/** Returns the link with a hash. */
export async function findShareByHash(orm: Orm, tokenHash: string): Promise<ListShareRow | undefined> {
  const [row] = await orm.select().from(listShares).where(eq(listShares.tokenHash, tokenHash))
  return row
}

/** Returns the votes of a link, newest first. */
export async function listVotesOf(orm: Orm, shareId: string): Promise<ListVote[]> {
  return (await selectVotes(orm, [shareId])).map(toListVote)
}

/** Inserts a vote, or replaces the earlier one on the same community. */
export async function saveVote(
  orm: Orm,
  vote: Pick<typeof listVotes.$inferSelect, 'shareId' | 'communityId' | 'vote' | 'comment'>,
): Promise<ListVote> {
  const change = { vote: vote.vote, comment: vote.comment, votedAt: now() }
  const [row] = await orm
    .insert(listVotes)
    .values({ ...vote, ...change })
    .onConflictDoUpdate({ target: [listVotes.shareId, listVotes.communityId], set: change })
    .returning()
  if (!row) throw new Error('The vote was not saved')
  return toListVote(row)
}

/** Deletes the links of browsers without an account from before a time, with their votes. */
export async function deleteAnonymousSharesBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(listShares).where(and(isNotNull(listShares.anonymousId), lt(listShares.createdAt, time)))
}

/** Deletes the links of browsers without an account, with their votes. [TRUST-016] */
export async function deleteSharesOfBrowsers(tx: Orm, anonymousIds: string[]): Promise<void> {
  await tx.delete(listShares).where(inArray(listShares.anonymousId, anonymousIds))
}

async function withVotes(orm: Orm, shares: ListShareRow[]): Promise<ListShare[]> {
  const votes = await selectVotes(
    orm,
    shares.map(({ id }) => id),
  )
  return shares.map((share) =>
    toListShare(
      share,
      votes.filter(({ shareId }) => shareId === share.id),
    ),
  )
}

async function selectVotes(orm: Orm, shareIds: string[]) {
  if (shareIds.length === 0) return []
  return orm
    .select()
    .from(listVotes)
    .where(inArray(listVotes.shareId, shareIds))
    .orderBy(desc(listVotes.votedAt), listVotes.communityId)
}

const toListShare = (
  { id, relative, sharedBy, createdAt, endedAt }: ListShareRow,
  votes: (typeof listVotes.$inferSelect)[],
): ListShare => ({
  id,
  relative,
  from: sharedBy,
  createdAt: createdAt.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
  votes: votes.map(toListVote),
})

const toListVote = ({ communityId, vote, comment, votedAt }: typeof listVotes.$inferSelect): ListVote => ({
  communityId,
  vote,
  ...(comment && { comment }),
  votedAt: votedAt.toISOString(),
})
