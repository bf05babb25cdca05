/** What a family thinks of communities, by their ids, newest last. [FAV-001] */
export interface Saves {
  liked: readonly string[]
  disliked: readonly string[]
}

/** What a family can think of a community. `none` forgets what it thought. */
export type Rating = 'liked' | 'disliked' | 'none'

/** All values of `Rating`. */
export const ratings = ['liked', 'disliked', 'none'] as const satisfies readonly Rating[]

/** Where local storage keeps each set, as a comma-separated list. [FAV-002, CONST-003] */
const keys = { liked: 'likedCommunities', disliked: 'dislikedCommunities' } as const

/** Reads the sets of this browser. Blocked storage has none. */
export function readSaves(storage: Pick<Storage, 'getItem'>): Saves {
  const read = (key: string) => (storage.getItem(key) ?? '').split(',').filter((id) => id !== '')
  try {
    return { liked: read(keys.liked), disliked: read(keys.disliked) }
  } catch {
    return { liked: [], disliked: [] }
  }
}

/** Stores the sets in this browser. Blocked or full storage keeps what it has: the server has them, too. */
export function storeSaves(storage: Pick<Storage, 'setItem'>, { liked, disliked }: Saves): void {
  try {
    storage.setItem(keys.liked, liked.join())
    storage.setItem(keys.disliked, disliked.join())
  } catch {}
}

/** Returns whether a change of storage in another tab concerns the sets. */
export const concernsSaves = ({ key }: Pick<StorageEvent, 'key'>): boolean =>
  key === keys.liked || key === keys.disliked || key === null

/** Returns what a family thinks of a community. */
export const ratingOf = ({ liked, disliked }: Saves, id: string): Rating =>
  liked.includes(id) ? 'liked' : disliked.includes(id) ? 'disliked' : 'none'

/** Returns the sets after a community was rated: it’s in one of them at most. [FAV-001] */
export function rate({ liked, disliked }: Saves, id: string, rating: Rating): Saves {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return {
    liked: rating === 'liked' ? [...others(liked), id] : others(liked),
    disliked: rating === 'disliked' ? [...others(disliked), id] : others(disliked),
  }
}

/** Parses the sets in a response. @throws {Error} for any other value */
export function parseSaves(value: unknown): Saves {
  if (typeof value === 'object' && value !== null && 'liked' in value && 'disliked' in value) {
    const { liked, disliked } = value
    if (isIds(liked) && isIds(disliked)) return { liked, disliked }
  }
  throw new Error('The saved communities can’t be read')
}

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')
