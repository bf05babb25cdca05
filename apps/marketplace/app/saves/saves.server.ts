import type { Client } from '@pkg/api-client'
import type { Rating, Saves } from './saves'

/** How many saved communities are read: the most that the API returns on a page. */
const most = 100

/** Returns what the person or browser thinks of communities, newest last. [FAV-002] */
export async function loadSaves(api: Client): Promise<Saves> {
  const { items } = await api.userSaves.list({ sort: 'createdAt', 'page-size': most })
  const [disliked, liked] = [items.filter(isDisliked), items.filter((save) => !isDisliked(save))]
  return { liked: liked.map(idOf), disliked: disliked.map(idOf) }
}

const isDisliked = ({ kind }: { kind: string }) => kind === 'disliked'
const idOf = ({ communityId }: { communityId: string }) => communityId

/** Stores what the person or browser thinks of a community. Gives a browser that we don’t know yet its id. [FAV-001, FAV-002, API-011] */
export async function saveRating(
  api: Client,
  { communityId, rating }: { communityId: string; rating: Rating },
  onHeaders: (headers: Headers) => void,
): Promise<void> {
  if (rating !== 'none') return void (await api.userSaves.create({ communityId, kind: rating }, { onHeaders }))
  const { items } = await api.userSaves.list({ 'page-size': most })
  const found = items.filter((save) => save.communityId === communityId)
  await Promise.all(found.map(({ id }) => api.userSaves.remove({ id })))
}
