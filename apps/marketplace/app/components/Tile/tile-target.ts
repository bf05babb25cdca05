import { useIsLaptop } from '~/components/Viewport/use-is-laptop'

/** Where a tile opens its community: in a new tab from 1080 px, in the same one below. [TILE-009] */
export function useTileTarget(): { target: '_blank'; rel: 'noopener' } | object {
  return useIsLaptop() ? { target: '_blank', rel: 'noopener' } : {}
}
