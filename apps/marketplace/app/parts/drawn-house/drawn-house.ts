import { careTypeSlugs, states } from '@pkg/domain'
import { housePath } from '@pkg/illustrations'
import { hashOf } from '@pkg/illustrations/random'

/** How many residents the houses have, which decides how large they are. */
const capacities = [6, 24, 60, 140] as const

/** Returns the path of a house that a slug chooses, so an article or a tool has the same one everywhere. [LOOK-010] */
export function drawnHousePath(slug: string): string {
  const seed = hashOf(slug)
  const care = careTypeSlugs[seed % careTypeSlugs.length] ?? 'assisted-living'
  const state = states[(seed >>> 8) % states.length]?.code ?? 'CO'
  return housePath({ slug, care, state, capacity: capacities[(seed >>> 16) % capacities.length] })
}
