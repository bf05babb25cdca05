import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { userSaves, uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { ownActions, personRows } from '../access'
import { findCurrentSlugs } from '../catalog'

const isOwn = personRows(userSaves)
const maxSaves = 100

/** Returns the kinds, communities, and searched care of a person's saves, newest first. */
export function listSavedCommunities(orm: Orm, person: Pick<Person, 'userId' | 'anonymousId'>) {
  return orm
    .select({ kind: userSaves.kind, communityId: userSaves.communityId, care: userSaves.care })
    .from(userSaves)
    .where(isOwn(person))
    .orderBy(desc(userSaves.createdAt))
    .limit(maxSaves)
}

/** Returns the id of the first community in a person's last request. */
export async function findLastRequestedId(orm: Orm, person: Person): Promise<string | undefined> {
  const isOwnAction = ownActions(person)
  if (!isOwnAction) return undefined
  const [last] = await orm
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        isOwnAction,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(1)
  const slug = last?.info.slug ?? last?.info.slugs?.[0]
  return slug === undefined ? undefined : ((await findCurrentSlugs(orm, [slug])).get(slug) ?? slug)
}
