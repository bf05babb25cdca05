import type { StateCode } from '@pkg/domain'
import type { Tree } from './trees'

/** The landscapes, which decide the land, the ground, and the trees. */
export const landscapes = [
  'mountain-west',
  'southwest',
  'pacific-west',
  'northwest',
  'midwest',
  'northeast',
  'south',
  'southeast',
] as const

/** A landscape. */
export type Landscape = (typeof landscapes)[number]

/** The forms of what is far away. */
export type Land = 'peaks' | 'mesa' | 'hills' | 'ridge' | 'pines' | 'prairie' | 'sea' | 'city'

/** What a landscape looks like: what is far away, the ground, a tree behind the house, and one next to it. */
export interface Scenery {
  land: Land
  ground: string
  trees: readonly [behind: Tree, near: Tree]
}

/** The scenery of each landscape. */
export const sceneries: Readonly<Record<Landscape, Scenery>> = {
  'mountain-west': { land: 'peaks', ground: '#9aa968', trees: ['pine', 'poplar'] },
  southwest: { land: 'mesa', ground: '#cdb183', trees: ['saguaro', 'bush'] },
  'pacific-west': { land: 'ridge', ground: '#b9b071', trees: ['cypress', 'bush'] },
  northwest: { land: 'pines', ground: '#7f9a68', trees: ['pine', 'bush'] },
  midwest: { land: 'prairie', ground: '#b3ad62', trees: ['oak', 'poplar'] },
  northeast: { land: 'hills', ground: '#8fa662', trees: ['oak', 'bush'] },
  south: { land: 'ridge', ground: '#9cab6a', trees: ['oak', 'bush'] },
  southeast: { land: 'sea', ground: '#9db37b', trees: ['palm', 'bush'] },
}

const statesByLandscape: Readonly<Record<Landscape, readonly StateCode[]>> = {
  'mountain-west': ['CO', 'ID', 'MT', 'UT', 'WY'],
  southwest: ['AZ', 'NM', 'NV', 'TX'],
  'pacific-west': ['CA'],
  northwest: ['AK', 'OR', 'WA'],
  midwest: ['IA', 'IL', 'IN', 'KS', 'MI', 'MN', 'MO', 'ND', 'NE', 'OH', 'OK', 'SD', 'WI'],
  northeast: ['CT', 'DC', 'DE', 'MA', 'MD', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  south: ['AL', 'AR', 'GA', 'KY', 'LA', 'MS', 'NC', 'TN', 'VA', 'WV'],
  southeast: ['FL', 'HI', 'SC'],
}

const landscapeByState: ReadonlyMap<string, Landscape> = new Map(
  landscapes.flatMap((landscape) => statesByLandscape[landscape].map((state) => [state, landscape] as const)),
)

/** Returns the landscape in illustrations of a state. */
export function landscapeOfState(state: string): Landscape {
  return landscapeByState.get(state) ?? 'midwest'
}

/** Returns whether houses of the south fit into a landscape: terraces and arches of plaster. */
export const isWarm = (landscape: Landscape): boolean =>
  landscape === 'southwest' || landscape === 'pacific-west' || landscape === 'southeast'
