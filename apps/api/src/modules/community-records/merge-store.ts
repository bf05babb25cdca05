import { now } from '@pkg/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, type CommunityMergeValues, communitySlugs } from '../../database/schema/tables'

/** Days in which a merge can be undone. */
export const undoDays = 30

/** Returns the key and what a merge stored of a community. */
export async function findMergeState(tx: Orm, id: string) {
  const { key, mergedIntoKey, mergedAt, mergeValues } = communities
  const [row] = await tx
    .select({ key, mergedIntoKey, mergedAt, mergeValues })
    .from(communities)
    .where(eq(communities.id, id))
    .for('update')
  return row
}

/** Lets the former slugs of a community lead to another one. */
export async function moveFormerSlugs(tx: Orm, fromKey: number, toKey: number): Promise<string[]> {
  const rows = await tx
    .update(communitySlugs)
    .set({ communityKey: toKey })
    .where(eq(communitySlugs.communityKey, fromKey))
    .returning({ slug: communitySlugs.slug })
  return rows.map(({ slug }) => slug)
}

/** Lets former slugs lead to a community again. */
export async function moveSlugsBack(tx: Orm, slugs: readonly string[], toKey: number): Promise<void> {
  for (const slug of slugs) {
    await tx.update(communitySlugs).set({ communityKey: toKey }).where(eq(communitySlugs.slug, slug))
  }
}

/** Marks a community as merged into another one. */
export async function markMerged(
  tx: Orm,
  key: number,
  merge: { intoKey: number; by: string; values: CommunityMergeValues },
): Promise<void> {
  const { intoKey, by, values } = merge
  await tx
    .update(communities)
    .set({ mergedIntoKey: intoKey, mergedAt: now(), mergedBy: by, mergeValues: values })
    .where(eq(communities.key, key))
}

/** Forgets that a community was merged. */
export async function unmarkMerged(tx: Orm, key: number): Promise<void> {
  await tx
    .update(communities)
    .set({ mergedIntoKey: null, mergedAt: null, mergedBy: null, mergeValues: null })
    .where(eq(communities.key, key))
}

/** Returns the communities that were merged into one, newest first. */
export async function listMerged(orm: Orm, id: string) {
  const rows = await orm
    .select({
      id: communities.id,
      name: communities.name,
      at: communities.mergedAt,
      by: communities.mergedBy,
      undoUntil: sql`${communities.mergedAt} + make_interval(days => ${undoDays}::int)`.mapWith(communities.mergedAt),
    })
    .from(communities)
    .where(and(sql`${communities.mergedIntoKey} = (select kept.key from ${communities} kept where kept.id = ${id})`))
    .orderBy(desc(communities.mergedAt))
  return rows.map(({ at, by, undoUntil, ...row }) => ({
    ...row,
    at: at?.toISOString() ?? '',
    by: by ?? '',
    undoUntil: undoUntil.toISOString(),
  }))
}
