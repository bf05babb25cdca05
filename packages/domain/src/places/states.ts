import { nameText } from '../language/name-text'
import type { RegionSlug } from './regions'
import { slugify } from './slugify'

const names = {
  AL: ['Alabama', 'south'],
  AK: ['Alaska', 'pacific-west'],
  AZ: ['Arizona', 'southwest'],
  AR: ['Arkansas', 'south'],
  CA: ['California', 'pacific-west'],
  CO: ['Colorado', 'mountain-west'],
  CT: ['Connecticut', 'northeast'],
  DE: ['Delaware', 'northeast'],
  DC: ['District of Columbia', 'northeast'],
  FL: ['Florida', 'southeast'],
  GA: ['Georgia', 'southeast'],
  HI: ['Hawaii', 'pacific-west'],
  ID: ['Idaho', 'mountain-west'],
  IL: ['Illinois', 'midwest'],
  IN: ['Indiana', 'midwest'],
  IA: ['Iowa', 'midwest'],
  KS: ['Kansas', 'midwest'],
  KY: ['Kentucky', 'south'],
  LA: ['Louisiana', 'south'],
  ME: ['Maine', 'northeast'],
  MD: ['Maryland', 'northeast'],
  MA: ['Massachusetts', 'northeast'],
  MI: ['Michigan', 'midwest'],
  MN: ['Minnesota', 'midwest'],
  MS: ['Mississippi', 'south'],
  MO: ['Missouri', 'midwest'],
  MT: ['Montana', 'mountain-west'],
  NE: ['Nebraska', 'midwest'],
  NV: ['Nevada', 'mountain-west'],
  NH: ['New Hampshire', 'northeast'],
  NJ: ['New Jersey', 'northeast'],
  NM: ['New Mexico', 'southwest'],
  NY: ['New York', 'northeast'],
  NC: ['North Carolina', 'southeast'],
  ND: ['North Dakota', 'midwest'],
  OH: ['Ohio', 'midwest'],
  OK: ['Oklahoma', 'southwest'],
  OR: ['Oregon', 'pacific-west'],
  PA: ['Pennsylvania', 'northeast'],
  RI: ['Rhode Island', 'northeast'],
  SC: ['South Carolina', 'southeast'],
  SD: ['South Dakota', 'midwest'],
  TN: ['Tennessee', 'south'],
  TX: ['Texas', 'southwest'],
  UT: ['Utah', 'mountain-west'],
  VT: ['Vermont', 'northeast'],
  VA: ['Virginia', 'southeast'],
  WA: ['Washington', 'pacific-west'],
  WV: ['West Virginia', 'southeast'],
  WI: ['Wisconsin', 'midwest'],
  WY: ['Wyoming', 'mountain-west'],
} as const satisfies Record<string, readonly [name: string, region: RegionSlug]>

/** The two-letter code of a state or of the District of Columbia. [AGENT-002] */
export type StateCode = keyof typeof names

/** A state, or the District of Columbia, which counts as a state throughout the site. [AGENT-002] */
export interface State {
  code: StateCode
  /** The English name. Pages show that of `stateName`. */
  name: string
  /** The name as a path segment. [ROUTE-007] */
  slug: string
  region: RegionSlug
}

/** The 50 states and the District of Columbia, by their names in the language of the pages. [AGENT-002, FIND-015] */
export const states: readonly State[] = Object.entries(names)
  .map(([code, [name, region]]) => ({ code: code as StateCode, name, slug: slugify(name), region }))
  .sort((one, other) => (nameText(one.name) < nameText(other.name) ? -1 : 1))

const byCode: ReadonlyMap<string, State> = new Map(states.map((state) => [state.code, state]))
const bySlug: ReadonlyMap<string, State> = new Map(states.map((state) => [state.slug, state]))

/** Returns the state with this two-letter code, in any case. */
export function stateByCode(code: StateCode): State
export function stateByCode(code: string): State | undefined
export function stateByCode(code: string): State | undefined {
  return byCode.get(code.toUpperCase())
}

/** Returns the name of a state in the language of the pages, such as New York or Nueva York, or the code itself if it isn't known. [FIND-015] */
export function stateName(code: string): string {
  const state = stateByCode(code)
  return state ? nameText(state.name) : code
}

/** Returns the state with this slug, such as `new-york`. [ROUTE-007] */
export function stateBySlug(slug: string): State | undefined {
  return bySlug.get(slug.toLowerCase())
}

/** Returns the region of a state by its two-letter code. [AGENT-002] */
export function regionOfState(code: StateCode): RegionSlug
export function regionOfState(code: string): RegionSlug | undefined
export function regionOfState(code: string): RegionSlug | undefined {
  return stateByCode(code)?.region
}

/** Returns the states of a region, by name. [AGENT-002] */
export function statesOfRegion(region: RegionSlug): State[] {
  return states.filter((state) => state.region === region)
}
