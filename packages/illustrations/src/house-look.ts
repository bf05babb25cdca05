import type { CareTypeSlug } from '@pkg/domain'
import type { Front } from './foreground'
import { isWarm, type Landscape, landscapeOfState } from './landscapes'
import { skyCount } from './light'
import type { FormName } from './house-forms'
import type { Roof, Wall } from './materials'
import { hashOf, Random } from './random'
import type { Camera, Side } from './scene'

/** The facts of a community that decide how its house looks. */
export interface HouseFacts {
  /** The slug, which never changes. The same facts always give the same house. */
  slug: string
  /** The two-letter code. */
  state: string
  /** The main care type. */
  care: CareTypeSlug
  /** The number of residents, if it's known. */
  capacity?: number | undefined
}

/** The traits that a picture of a house shows. The slug decides everything else. */
export interface HouseLook {
  landscape: Landscape
  isInTown: boolean
  form: FormName
  wall: Wall
  second: Wall
  roof: Roof
  sky: number
  side: Side
  camera: Camera
  front: Front
  shift: number
}

const small = ['bungalow', 'porch', 'cottages', 'farmhouse', 'ranch'] as const
const large = ['tower', 'corner', 'u', 'ell', 'row'] as const

/** The forms of houses by care type, for communities that are neither small nor large. */
const formsByCare: Readonly<Record<CareTypeSlug, readonly FormName[]>> = {
  'care-home': small,
  'board-and-care-home': small,
  'memory-care': ['courtyard', 'u', 'spanish', 'ell'],
  'assisted-living': ['ell', 'lodge', 'u', 'victorian', 'corner'],
  'independent-living': ['tower', 'corner', 'row', 'lodge'],
  'active-adult': ['row', 'cottages', 'ranch', 'corner'],
  'continuing-care-retirement-community': ['tower', 'u', 'lodge', 'corner'],
  'skilled-nursing-facility': ['ell', 'u', 'courtyard', 'corner', 'ranch'],
}

/** The walls and roofs that suit each form. */
const materials: Readonly<Record<FormName, { walls: readonly Wall[]; roofs: readonly Roof[] }>> = {
  bungalow: {
    walls: ['sage', 'blue', 'cream', 'stone', 'timber', 'ochre', 'gray'],
    roofs: ['cedar', 'slate', 'moss', 'rust'],
  },
  porch: {
    walls: ['white', 'blue', 'sage', 'cream', 'rose', 'gray', 'ochre'],
    roofs: ['slate', 'tin', 'moss', 'rust'],
  },
  cottages: {
    walls: ['blue', 'sage', 'white', 'green', 'stone', 'cream', 'brick'],
    roofs: ['moss', 'cedar', 'rust', 'slate'],
  },
  farmhouse: { walls: ['white', 'cream', 'gray', 'sage', 'blue', 'barn', 'ochre'], roofs: ['tin', 'rust', 'slate'] },
  ranch: {
    walls: ['timber', 'stone', 'brick', 'slate', 'green', 'cream', 'ochre'],
    roofs: ['char', 'rust', 'cedar'],
  },
  ell: { walls: ['brick', 'stone', 'cream', 'blue', 'gray', 'sage', 'ochre'], roofs: ['slate', 'char', 'moss'] },
  u: {
    walls: ['cream', 'white', 'ochre', 'brick', 'rose', 'stone', 'gray'],
    roofs: ['terra', 'slate', 'rust', 'char'],
  },
  courtyard: { walls: ['adobe', 'cream', 'ochre', 'rose', 'white', 'stone', 'brick'], roofs: ['terra', 'rust'] },
  spanish: { walls: ['white', 'cream', 'adobe', 'ochre', 'rose', 'gray', 'stone'], roofs: ['terra', 'rust'] },
  lodge: { walls: ['timber', 'barn', 'stone', 'green', 'cream', 'slate', 'brick'], roofs: ['moss', 'char', 'cedar'] },
  victorian: {
    walls: ['green', 'rose', 'ochre', 'blue', 'sage', 'cream', 'barn'],
    roofs: ['plum', 'slate', 'rust', 'moss'],
  },
  row: { walls: ['brick', 'barn', 'ochre', 'sage', 'blue', 'cream', 'green'], roofs: ['char', 'slate'] },
  tower: { walls: ['rose', 'cream', 'slate', 'brick', 'gray', 'stone', 'sage'], roofs: ['char', 'slate'] },
  corner: { walls: ['brick', 'ochre', 'sage', 'gray', 'rose', 'blue', 'stone'], roofs: ['char', 'plum', 'slate'] },
}

const seconds: readonly Wall[] = ['cream', 'ochre', 'gray', 'stone', 'rose', 'white']

const fronts = {
  town: ['street', 'street', 'lamppost', 'hedge'],
  warm: ['path', 'gravel', 'hedge', 'flowers', 'rail'],
  cold: ['path', 'hedge', 'fence', 'flowers', 'pond', 'branch', 'lamppost', 'snow'],
} as const satisfies Record<string, readonly Front[]>

/** Returns the forms that a community's house can have: its care type and the number of residents choose them. */
function formsOf(care: CareTypeSlug, capacity: number | undefined, landscape: Landscape): readonly FormName[] {
  const size = capacity ?? 0
  const choices = size > 0 && size <= 12 ? small : size >= 130 ? large : formsByCare[care]
  return isWarm(landscape) ? choices : choices.filter((form) => form !== 'spanish')
}

/** Returns how many variants of a house differ in its wall or sky. */
export function variantCount({ slug, state, care, capacity }: HouseFacts): number {
  const form = new Random(hashOf(slug)).pick(formsOf(care, capacity, landscapeOfState(state)))
  return skyCount * materials[form].walls.length
}

/**
 * Returns how the house of a community looks. `variant` is 0 for its own sky, and up to 5 for another one, so two houses of the same form and
 * wall in one list differ. From 6 on, the wall is another one, too. [LOOK-004]
 */
export function lookOf({ slug, state, care, capacity }: HouseFacts, variant = 0): HouseLook {
  const random = new Random(hashOf(slug))
  const landscape = landscapeOfState(state)
  const form = random.pick(formsOf(care, capacity, landscape))
  const { walls, roofs } = materials[form]
  const isInTown = form === 'row' || form === 'tower' || form === 'corner'
  const wall = random.between(0, walls.length - 1) + Math.floor(variant / skyCount)
  const chosen = walls[wall % walls.length] ?? 'cream'
  return {
    landscape,
    isInTown,
    form,
    wall: chosen,
    second: random.pick(seconds.filter((second) => second !== chosen)),
    roof: random.pick(roofs),
    sky: (random.between(0, skyCount - 1) + variant) % skyCount,
    side: random.chance(0.5) ? 'left' : 'right',
    camera: random.pick(['low', 'eye', 'high']),
    front: random.pick(fronts[isInTown ? 'town' : isWarm(landscape) ? 'warm' : 'cold']),
    shift: random.between(-16, 16),
  }
}
