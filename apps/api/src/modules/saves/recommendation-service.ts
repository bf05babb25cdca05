import type { UserSave } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { listPublicTiles, nearestCommunities } from '../catalog'
import { findLastRequestedId, listSavedIds } from './recommendation-store'

const maxRecommendations = 12

/** Returns communities near a person's last request, and the ones they liked and disliked. [API-024, DATA-013] */
export async function findRecommendations(orm: Orm, person: Person) {
  const saves = await listSavedIds(orm, person)
  const idsOfKinds = (kinds: UserSave['kind'][]) =>
    saves.filter(({ kind }) => kinds.includes(kind)).map(({ communityId }) => communityId)
  const liked = idsOfKinds(['liked', 'saved'])
  const disliked = idsOfKinds(['disliked'])
  const startId = (await findLastRequestedId(orm, person)) ?? liked[0]
  const [start] = startId ? await listPublicTiles(orm, [startId]) : []
  const nearby = start ? await nearestCommunities(orm, start, maxRecommendations + saves.length) : []
  const rated = new Set([...liked, ...disliked])
  return {
    id: 'me',
    recommendations: nearby.filter(({ id }) => !rated.has(id)).slice(0, maxRecommendations),
    liked: await listPublicTiles(orm, liked),
    disliked: await listPublicTiles(orm, disliked),
  }
}
