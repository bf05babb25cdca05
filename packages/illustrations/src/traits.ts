// Paths of drawings hold places in these lists: what is new goes to the end, and nothing moves.

/** The eight families of landscape: land form, ground and trees. */
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

/** What stands in the drawing. */
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

/** How it is covered. */
export const roofs = ['gable', 'hip', 'mission', 'mansard', 'gambrel', 'shed', 'flat', 'dormers'] as const

/** What its walls are of. */
export const walls = ['boards', 'brick', 'timber', 'stucco'] as const

/** The time of day, which tints every colour and lights the windows. */
export const times = ['morning', 'noon', 'golden', 'dusk', 'night', 'overcast'] as const

/** The season, which colours leaves and grass and lays the snow. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** The colours of rooms. */
export const palettes = ['lamp', 'sage', 'clay', 'sea'] as const

/** A family of landscape. */
export type Landscape = (typeof landscapes)[number]
/** A form of house. */
export type Form = (typeof forms)[number]
/** A roof. */
export type Roof = (typeof roofs)[number]
/** A wall. */
export type Wall = (typeof walls)[number]
/** A time of day. */
export type Time = (typeof times)[number]
/** A season. */
export type Season = (typeof seasons)[number]
/** A palette of rooms. */
export type Palette = (typeof palettes)[number]

/** Everything about a community that its drawings show; what this leaves open, a seed picks. */
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

/** The traits as seven letters, each counting from `a` in its list. */
export function traitCode(traits: IllustrationTraits): string {
  const { landscape, form, roof, wall, time, season, palette } = traits
  return [landscape, form, roof, wall, time, season, palette]
    .map((trait, place) => String.fromCharCode(97 + (lists[place] as readonly string[]).indexOf(trait)))
    .join('')
}

/** The traits that seven letters stand for; nothing for any other text. */
export function traitsOfCode(code: string): IllustrationTraits | undefined {
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
