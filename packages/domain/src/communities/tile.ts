import { careLabel } from '../care/care-names'
import type { CareTypeSlug } from '../care/care-types'
import { nameText } from '../language/name-text'
import * as texts from '../texts'

const descriptionLength = 400
const separator = ' · '

/** Returns the subtitle of a tile: the care types joined by a middle dot. [TILE-002] */
export function tileSubtitle(care: readonly CareTypeSlug[]): string {
  return care.map(careLabel).join(separator)
}

/** Returns the subtitle of a tile, which the API sends in English, in the language of the pages. [TILE-002, FIND-015] */
export function tileSubtitleText(subtitle: string): string {
  return subtitle.split(separator).map(nameText).join(separator)
}

/** Returns a tile's description: up to 400 characters, cut after a whole word and ended with an ellipsis. [TILE-003] */
export function tileDescription(description: string): string {
  const text = description.trim().replace(/\s+/g, ' ')
  if (text.length <= descriptionLength) return text
  const cut = text.slice(0, descriptionLength - 1)
  const lastBlank = text[descriptionLength - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = lastBlank > 0 ? cut.slice(0, lastBlank) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}

/** Returns the text of a tile: the description, a quote, or a note that there is none. [TILE-003, TILE-004] */
export function tileText({ description, quote }: { description: string; quote?: string | undefined }): string {
  return tileDescription(description) || tileDescription(quote ?? '') || texts.noDescription
}
