import type { Client, UserSave } from '@pkg/api-client'
import type { CareTypeSlug } from '@pkg/domain'
import type { Rating, Saves } from './saves'

/** Lists the communities that the person or browser rated, newest last: as many as the API returns on a page. [FAV-002] */
export async function listSaves(api: Client): Promise<readonly UserSave[]> {
  return (await api.userSaves.list({ sort: 'createdAt', 'page-size': 100 })).items
}

/** Returns what the person or browser thinks of communities, newest last. [FAV-002] */
export async function loadSaves(api: Client): Promise<Saves> {
  const saves = await listSaves(api)
  const [disliked, liked] = [saves.filter(isDisliked), saves.filter((save) => !isDisliked(save))]
  return { liked: liked.map(idOf), disliked: disliked.map(idOf) }
}

const isDisliked = ({ kind }: { kind: string }) => kind === 'disliked'
const idOf = ({ communityId }: { communityId: string }) => communityId

/** Stores what the person or browser thinks of a community, and the care that it was found for. Gives a browser that we don’t know yet its id. [FAV-001, FAV-002, API-011] */
export async function saveRating(
  api: Client,
  { communityId, rating, care }: { communityId: string; rating: Rating; care?: CareTypeSlug | undefined },
  onHeaders: (headers: Headers) => void,
): Promise<void> {
  if (rating !== 'none') {
    return void (await api.userSaves.create({ communityId, kind: rating, ...(care && { care }) }, { onHeaders }))
  }
  const found = (await listSaves(api)).filter((save) => save.communityId === communityId)
  await Promise.all(found.map(({ id }) => api.userSaves.remove({ id })))
}
