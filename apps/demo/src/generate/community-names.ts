import type { CareTypeSlug } from '@pkg/domain'
import type { Landscape } from '@pkg/illustrations'
import type { Random } from '@pkg/illustrations/random'
import { commonWords, kindWords, landscapeWords, placeWords } from './name-words'

/** A name of words that belong to nobody: a plant or a thing of the landscape, a place, and what kind of house it is. */
export function pickName(random: Random, care: CareTypeSlug, landscape: Landscape): string {
  const first = random.pick(random.chance(0.45) ? landscapeWords[landscape] : commonWords)
  const base = random.chance(0.85) ? `${first} ${random.pick(placeWords)}` : first
  const kind = random.pick(kindWords[care]) || (base === first ? 'House' : '')
  return `${base} ${kind}`.trim()
}
