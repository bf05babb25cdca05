import type { CommunityTile } from '@pkg/domain'
import { distinctPaths } from '@pkg/illustrations'

/**
 * Returns the tiles of a list in which no two houses have the same form, wall, and sky: one that repeats another has another sky.
 * Photos stay as they are. [LOOK-004]
 */
export function withDistinctHouses<Tile extends Pick<CommunityTile, 'images'>>(tiles: readonly Tile[]): Tile[] {
  const paths = distinctPaths(tiles.map(({ images }) => images[0]?.path ?? ''))
  return tiles.map((tile, index) => {
    const [first, ...others] = tile.images
    const path = paths[index]
    return first && path && path !== first.path ? { ...tile, images: [{ ...first, path }, ...others] } : tile
  })
}

/** Returns two lists of a page, in which no two houses have the same form, wall, and sky, within a list and across both. [LOOK-004] */
export function withDistinctHousesInBoth<Tile extends Pick<CommunityTile, 'images'>>(
  first: readonly Tile[],
  second: readonly Tile[],
): [Tile[], Tile[]] {
  const tiles = withDistinctHouses([...first, ...second])
  return [tiles.slice(0, first.length), tiles.slice(first.length)]
}
