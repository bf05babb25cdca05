import type { UserSave } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { listPublicTiles, nearestCommunities } from '../catalog'
import { findLastRequestedId, listSavedCommunities } from './recommendation-store'
import { listSavedTiles } from './saved-tiles'

const maxRecommendations = 12

/**
 * Returns communities near a person's last request, or the last one that they liked, with the care that they searched for, and the ones they liked
 * and disliked. [API-024, DATA-013, FIND-025]
 */
export async function findRecommendations(orm: Orm, person: Person) {
  const saves = await listSavedCommunities(orm, person)
  const ofKinds = (kinds: UserSave['kind'][]) => saves.filter(({ kind }) => kinds.includes(kind))
  const liked = ofKinds(['liked', 'saved'])
  const disliked = ofKinds(['disliked'])
  const rated = new Map(saves.map((save) => [save.communityId, save]))
  const startId = (await findLastRequestedId(orm, person)) ?? liked[0]?.communityId
  const [start] = startId ? await listPublicTiles(orm, [startId]) : []
  const center = start && { ...start, searched: rated.get(start.id)?.care }
  const nearby = center ? await nearestCommunities(orm, center, maxRecommendations + saves.length) : []
  return {
    id: 'me',
    recommendations: nearby.filter(({ id }) => !rated.has(id)).slice(0, maxRecommendations),
    liked: await listSavedTiles(orm, liked),
    disliked: await listSavedTiles(orm, disliked),
  }
}
