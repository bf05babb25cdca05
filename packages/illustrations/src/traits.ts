// Paths contain positions in these lists, so add new values at the end and never move one.

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

/** The forms of buildings. */
export const forms = [
  'house',
  'cottage',
  'court',
  'wings',
  'lodge',
  'tower',
  'rowhouse',
  'terrace',
  'campus',
  'lowrise',
] as const

/** The forms of roofs. */
export const roofs = ['gable', 'hip', 'mission', 'mansard', 'gambrel', 'shed', 'flat', 'dormers'] as const

/** The materials of walls. */
export const walls = ['boards', 'brick', 'timber', 'stucco'] as const

/** The times of day, which tint every color and light the windows. */
export const times = ['morning', 'noon', 'golden', 'dusk', 'night', 'overcast'] as const

/** The seasons, which decide the colors of leaves and grass, and snow. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** The color palettes of rooms. */
export const palettes = ['lamp', 'sage', 'clay', 'sea'] as const

/** A landscape. */
export type Landscape = (typeof landscapes)[number]
/** The form of a building. */
export type Form = (typeof forms)[number]
/** The form of a roof. */
export type Roof = (typeof roofs)[number]
/** The material of a wall. */
export type Wall = (typeof walls)[number]
/** A time of day. */
export type Time = (typeof times)[number]
/** A season. */
export type Season = (typeof seasons)[number]
/** The color palette of a room. */
export type Palette = (typeof palettes)[number]

/** The traits that a community's illustrations show. A seed decides everything else. */
export interface IllustrationTraits {
  landscape: Landscape
  form: Form
  roof: Roof
  wall: Wall
  time: Time
  season: Season
  palette: Palette
}

const lists = [landscapes, forms, roofs, walls, times, seasons, palettes]

/** Returns the traits as seven letters, which are positions in the lists. */
export function formatTraitCode(traits: IllustrationTraits): string {
  const { landscape, form, roof, wall, time, season, palette } = traits
  return [landscape, form, roof, wall, time, season, palette]
    .map((trait, place) => String.fromCharCode(97 + (lists[place] as readonly string[]).indexOf(trait)))
    .join('')
}

/** Returns the traits for seven letters, or undefined for other text. */
export function parseTraitCode(code: string): IllustrationTraits | undefined {
  if (code.length !== lists.length) return undefined
  const at = <Trait>(list: readonly Trait[], place: number) => list[code.charCodeAt(place) - 97]
  const landscape = at(landscapes, 0)
  const form = at(forms, 1)
  const roof = at(roofs, 2)
  const wall = at(walls, 3)
  const time = at(times, 4)
  const season = at(seasons, 5)
  const palette = at(palettes, 6)
  if (!landscape || !form || !roof || !wall || !time || !season || !palette) return undefined
  return { landscape, form, roof, wall, time, season, palette }
}
