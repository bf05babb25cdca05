import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, communitySlugs } from '../../../database/schema/tables'

/** Returns the current slug for each of the slugs that a community no longer uses. [LIFE-006] */
export async function findCurrentSlugs(orm: Orm, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await orm
    .select({ former: communitySlugs.slug, current: communities.id })
    .from(communitySlugs)
    .innerJoin(communities, eq(communities.key, communitySlugs.communityKey))
    .where(inArray(communitySlugs.slug, [...slugs]))
  return new Map(rows.map(({ former, current }) => [former, current]))
}

/** Returns a query for the former slugs of a community, to find it in records that are never rewritten. [LIFE-006] */
export const formerSlugs = (slug: string): SQL =>
  sql`(select ${communitySlugs.slug} from ${communitySlugs} join ${communities}
    on ${communities.key} = ${communitySlugs.communityKey} where ${communities.id} = ${slug})`

/** Returns which of the slugs belong to a community, now or formerly. `exceptKey` leaves out one community. */
export async function findTakenSlugs(
  orm: Orm,
  slugs: readonly string[],
  exceptKey?: number,
): Promise<ReadonlySet<string>> {
  const current = await orm
    .select({ slug: communities.id })
    .from(communities)
    .where(
      and(inArray(communities.id, [...slugs]), exceptKey === undefined ? undefined : ne(communities.key, exceptKey)),
    )
  const former = await orm
    .select({ slug: communitySlugs.slug })
    .from(communitySlugs)
    .where(
      and(
        inArray(communitySlugs.slug, [...slugs]),
        exceptKey === undefined ? undefined : ne(communitySlugs.communityKey, exceptKey),
      ),
    )
  return new Set([...current, ...former].map(({ slug }) => slug))
}

/** Gives a community another slug. Foreign keys follow, and the former slug is stored. */
export async function replaceSlug(
  tx: Orm,
  key: number,
  { from, to, by }: { from: string; to: string; by: string | undefined },
): Promise<void> {
  await tx.delete(communitySlugs).where(and(eq(communitySlugs.slug, to), eq(communitySlugs.communityKey, key)))
  // An issued invoice can change its community's slug only if the former one is already stored.
  await tx.insert(communitySlugs).values({ slug: from, communityKey: key, replacedBy: by ?? null })
  await tx.update(communities).set({ id: to }).where(eq(communities.key, key))
}

/**
 * Replaces a slug where rows name a community without a foreign key. The consent ledger, actions, answers, and replays stay as they were.
 * Requests lock these rows in other orders, so a deadlock is possible. The transaction is then run again.
 */
export async function replaceSlugReferences(tx: Orm, { from, to }: { from: string; to: string }): Promise<void> {
  const statements = [
    sql`update disclosure_copies set community_id = ${to} where community_id = ${from}`,
    sql`update conversations set key = left(key, -length(${from}::text)) || ${to} from conversation_participants member
      where member.conversation_id = conversations.id and member.role = 'community' and member.member_id = ${from}
        and key = 'family:'::text || family_id || ':community:' || ${from}`,
    sql`update conversation_participants set member_id = ${to} where role = 'community' and member_id = ${from}`,
    sql`update releases set recipient_id = ${to} where recipient_kind = 'community' and recipient_id = ${from}`,
    sql`update addresses set entity_id = ${to} where entity_type = 'Community' and entity_id = ${from}`,
    sql`update entity_auxes set entity_id = ${to} where entity_type = 'Community' and entity_id = ${from}`,
    sql`update partner_collections set community_ids = array_replace(community_ids, ${from}, ${to})
      where community_ids @> array[${from}]::text[]`,
    sql`update partner_collections set notes = (notes - ${from}::text) || jsonb_build_object(${to}::text, notes -> ${from}::text)
      where notes ? ${from}::text`,
    sql`update user_shares set community_ids = array_replace(community_ids, ${from}, ${to})
      where community_ids @> array[${from}]::text[]`,
    sql`update import_changes set community_id = ${to},
      before = before || jsonb_build_object('id', ${to}::text, 'url', regexp_replace(before ->> 'url', '[^/]+$', ${to}))
      where community_id = ${from}`,
    sql`update uuid_auxes set info = jsonb_set(info, '{referralInfo,referredCommunitySlugs}',
        ${replaceItem(sql`info #> '{referralInfo,referredCommunitySlugs}'`, from, to)})
      where info #> '{referralInfo,referredCommunitySlugs}' @> to_jsonb(${from}::text)`,
  ]
  for (const statement of statements) await tx.execute(statement)
}

const replaceItem = (list: SQL, from: string, to: string): SQL =>
  sql`(select jsonb_agg(case when item = ${from} then ${to} else item end) from jsonb_array_elements_text(${list}) item)`
