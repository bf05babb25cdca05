import type { CommunityTile } from '@pkg/domain'
import { resourceOf } from '../http/documents'

/**
 * A tile's JSON:API resource as text, made once when the community changes. It lacks its last two braces, so that a
 * listing can add the distance without reading it: joining texts costs a fraction of serialising each row per request.
 */
export function tileFragment(tile: CommunityTile): string {
  return asciiJson(resourceOf('communities', tile)).slice(0, -2)
}

/** JSON whose every character is one byte: text of wider characters costs three times as much to join and send. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The resource of a fragment, with the miles from the point searched where there was one. */
export function resourceFromFragment(fragment: string, distance: number | null): string {
  return distance === null ? `${fragment}}}` : `${fragment},"distance":${distance.toFixed(1)}}}`
}
