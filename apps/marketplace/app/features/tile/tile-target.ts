import { useIsLaptop } from '~/site/viewport/use-is-laptop'

/** Returns the link target of a tile: a new tab from 1080 px on, otherwise the same one. [TILE-009] */
export function useTileTarget(): { target: '_blank'; rel: 'noopener' } | object {
  return useIsLaptop() ? { target: '_blank', rel: 'noopener' } : {}
}
