import type { CommunityTile } from '@pkg/domain'
import { useEffect, useState } from 'react'
import { api } from '~/site/api/api'

/** Returns a community: one of the page's, or one that the API finds. Undefined while it loads, and if it can't be found. [FIND-003] */
export function useTile(
  id: string | undefined,
  tiles: CommunityTile[],
  care: string | undefined,
): CommunityTile | undefined {
  const onPage = tiles.find((tile) => tile.id === id)
  const isMissing = id !== undefined && !onPage
  const [loaded, setLoaded] = useState<CommunityTile>()
  useEffect(() => {
    if (!isMissing) return
    let isOutdated = false
    api.communities
      .list({ 'filter[id]': id, ...(care && { toc: care }) })
      .then(({ items }) => {
        if (!isOutdated) setLoaded(items[0])
      })
      // The pin stays lit, and the list has what families need.
      .catch(() => undefined)
    return () => {
      isOutdated = true
    }
  }, [id, isMissing, care])
  return onPage ?? (loaded?.id === id ? loaded : undefined)
}
