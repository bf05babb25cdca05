import type { CommunityTile } from '@pkg/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, userSaves, uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { ownActions, personRows } from '../access'
import { findCurrentSlugs, isPublic, nearestCommunities, tileOf } from '../catalog'

/** Returns communities near the person's last request, and what they liked and disliked. [API-024, DATA-013] */
export async function recommendationsFor(orm: Orm, person: Person) {
  const own = personRows(userSaves)
  const saves = await orm.select().from(userSaves).where(own(person)).orderBy(desc(userSaves.createdAt)).limit(100)
  const of = (kinds: string[]) => saves.filter(({ kind }) => kinds.includes(kind)).map(({ communityId }) => communityId)
  const [liked, disliked] = [of(['liked', 'saved']), of(['disliked'])]
  const start = (await lastAsked(orm, person)) ?? liked[0]
  const [from] = start ? await tilesOf(orm, [start]) : []
  const near = from ? await nearestCommunities(orm, from, recommended + saves.length) : []
  const known = new Set([...liked, ...disliked])
  return {
    id: 'me',
    recommendations: near.filter(({ id }) => !known.has(id)).slice(0, recommended),
    liked: await tilesOf(orm, liked),
    disliked: await tilesOf(orm, disliked),
  }
}

const recommended = 12

async function lastAsked(orm: Orm, person: Person): Promise<string | undefined> {
  const mine = ownActions(person)
  if (!mine) return undefined
  const [last] = await orm
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        mine,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(1)
  const slug = last?.info.slug ?? last?.info.slugs?.[0]
  return slug === undefined ? undefined : ((await findCurrentSlugs(orm, [slug])).get(slug) ?? slug)
}

/** Public communities as tiles, in the order of their ids. */
async function tilesOf(orm: Orm, ids: string[]): Promise<CommunityTile[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ record: communities.record })
    .from(communities)
    .where(and(inArray(communities.id, ids), isPublic))
  return rows.map(({ record }) => tileOf(record)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
