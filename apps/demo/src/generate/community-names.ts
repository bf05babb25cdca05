import type { CareTypeSlug } from '@pkg/domain'
import type { Landscape } from '@pkg/illustrations'
import type { Random } from '@pkg/illustrations/random'
import { commonWords, typeWords, landscapeWords, placeWords } from './name-words'

/** Picks a name of common words: a plant or a feature of the landscape, a place, and a type of community. */
export function pickName(random: Random, care: CareTypeSlug, landscape: Landscape): string {
  const first = random.pick(random.chance(0.45) ? landscapeWords[landscape] : commonWords)
  const base = random.chance(0.85) ? `${first} ${random.pick(placeWords)}` : first
  const kind = random.pick(typeWords[care]) || (base === first ? 'House' : '')
  return `${base} ${kind}`.trim()
}
