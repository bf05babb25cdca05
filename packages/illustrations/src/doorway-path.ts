import type { DoorwayLight } from './doorway'
import { countyKey, wholeState } from './outlines'
import { hashOf } from './random'

/** Whose doorway it is. */
export interface DoorwayPerson {
  id: string
  name: string
  /** The areas that they serve. A state without counties is served throughout. */
  areas: readonly { state: string; counties: readonly string[] }[]
}

/** Marks initials or an outline in a path that a doorway doesn't have. */
export const missing = '-'

/** Returns the first area that someone serves: a county, or a whole state. Undefined for someone without areas. */
export function doorwayArea({ areas }: Pick<DoorwayPerson, 'areas'>): { state: string; county?: string } | undefined {
  const [area] = areas
  const county = area?.counties[0]
  return area && { state: area.state, ...(county !== undefined && { county }) }
}

/**
 * Returns the path of someone's doorway, which replaces a missing portrait. It contains all that decides the picture, so a server can draw it
 * without knowing the person. [LOOK-008]
 */
export function doorwayPath(person: DoorwayPerson, light: DoorwayLight = 'noon'): string {
  const area = doorwayArea(person)
  const county = area?.county === undefined ? wholeState : countyKey(area.county)
  const place = area ? `${area.state.toLowerCase()}/${county || missing}` : `${missing}/${missing}`
  return `drawings/doorway/${place}/${doorwayInitials(person.name) || missing}/${hashOf(person.id).toString(36)}-${light}.svg`
}

/** Returns the first letters of the first and the last word of a name, without accents. Letters of other alphabets are left out. */
export function doorwayInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last].map((word) => /^[A-Z]/.exec(word.normalize('NFD').toUpperCase())?.[0] ?? '').join('')
}
