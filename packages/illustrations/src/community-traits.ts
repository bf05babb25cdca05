import type { CareTypeSlug, StateCode } from '@pkg/domain'
import {
  palettes,
  type IllustrationTraits,
  type Form,
  type Landscape,
  type Roof,
  type Season,
  type Time,
  type Wall,
} from './traits'
import { hashOf, Random } from './random'

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

const formsByCare: Readonly<Record<CareTypeSlug, readonly Form[]>> = {
  'assisted-living': ['wings', 'wings', 'lodge'],
  'independent-living': ['tower', 'tower', 'rowhouse'],
  'board-and-care-home': ['house', 'house', 'cottage'],
  'memory-care': ['court'],
  'continuing-care-retirement-community': ['campus'],
  'active-adult': ['terrace'],
  'skilled-nursing-facility': ['lowrise'],
  'care-home': ['cottage', 'cottage', 'house'],
}

const landscapeByState = new Map(
  Object.entries(statesByLandscape).flatMap(([landscape, states]) =>
    states.map((state) => [state, landscape as Landscape] as const),
  ),
)

const walls: Readonly<Record<Landscape, Partial<Record<Wall, number>>>> = {
  'mountain-west': { timber: 5, boards: 2, brick: 2, stucco: 1 },
  southwest: { stucco: 7, brick: 2, timber: 1 },
  'pacific-west': { stucco: 5, boards: 4, timber: 1 },
  northwest: { timber: 5, boards: 5 },
  midwest: { boards: 5, brick: 5 },
  northeast: { brick: 6, boards: 4 },
  south: { boards: 4, brick: 5, stucco: 1 },
  southeast: { stucco: 7, boards: 3 },
}

const roofs: Readonly<Record<Landscape, Partial<Record<Roof, number>>>> = {
  'mountain-west': { gable: 5, dormers: 3, shed: 2 },
  southwest: { mission: 5, flat: 4, hip: 2 },
  'pacific-west': { hip: 4, gable: 3, mission: 2, dormers: 2, flat: 1 },
  northwest: { gable: 5, shed: 3, dormers: 2 },
  midwest: { gable: 4, gambrel: 3, hip: 3, dormers: 2, flat: 1 },
  northeast: { mansard: 4, gable: 3, dormers: 3, flat: 2, gambrel: 1 },
  south: { hip: 5, gable: 4, dormers: 3, mansard: 1 },
  southeast: { hip: 6, gable: 2, flat: 2, mission: 1 },
}

const times: Readonly<Record<Time, number>> = { morning: 22, noon: 24, golden: 20, overcast: 14, dusk: 11, night: 9 }

const seasons: Readonly<Record<'cold' | 'warm', Readonly<Record<Season, number>>>> = {
  cold: { spring: 25, summer: 30, autumn: 28, winter: 17 },
  warm: { spring: 34, summer: 46, autumn: 16, winter: 4 },
}

const warm: readonly Landscape[] = ['southwest', 'pacific-west', 'southeast']

/** Returns the landscape in illustrations of a state. */
export function landscapeOfState(state: StateCode): Landscape {
  return landscapeByState.get(state) ?? 'midwest'
}

/** Picks the traits of a community's illustrations: its state and care type limit the choice, `random` decides. */
export function pickTraits(random: Random, state: StateCode, care: CareTypeSlug): IllustrationTraits {
  const landscape = landscapeOfState(state)
  const form: Form = random.pick(formsByCare[care])
  return {
    landscape,
    form: form === 'wings' && landscape === 'mountain-west' && random.chance(0.5) ? 'lodge' : form,
    roof: random.weighted(roofs[landscape]),
    wall: random.weighted(walls[landscape]),
    time: random.weighted(times),
    season: random.weighted(seasons[warm.includes(landscape) ? 'warm' : 'cold']),
    palette: random.pick(palettes),
  }
}

/** The facts of a community that decide how its illustrations look. */
export interface IllustratedCommunity {
  /** The slug, which is part of each illustration's path. */
  id: string
  name: string
  state: StateCode
  /** The main care type. */
  care: CareTypeSlug
  /** Text that never changes for this community. The same key gives the same traits forever. */
  key: string
}

/** Returns the traits of a community's illustrations. They depend only on its facts. [DATA-002] */
export function traitsOfCommunity({ state, care, key }: Omit<IllustratedCommunity, 'id' | 'name'>): IllustrationTraits {
  return pickTraits(new Random(hashOf(key)), state, care)
}
