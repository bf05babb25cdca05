/** The eight families of landscape. [Illustration 3] */
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

/** What stands in the drawing. [Illustration 4] */
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

/** [Illustration 5] */
export const roofs = ['gable', 'hip', 'mission', 'mansard', 'gambrel', 'shed', 'flat', 'dormers'] as const

/** [Illustration 5] */
export const walls = ['boards', 'brick', 'timber', 'stucco'] as const

/** [Illustration 6] */
export const times = ['morning', 'noon', 'golden', 'dusk', 'night', 'overcast'] as const

/** [Illustration 6] */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** The colours of rooms. [Illustration 9] */
export const palettes = ['lamp', 'sage', 'clay', 'sea'] as const

export type Landscape = (typeof landscapes)[number]
export type Form = (typeof forms)[number]
export type Roof = (typeof roofs)[number]
export type Wall = (typeof walls)[number]
export type Time = (typeof times)[number]
export type Season = (typeof seasons)[number]
export type Palette = (typeof palettes)[number]

/** Everything about a community that its drawings show; what this leaves open, a seed picks. */
export interface DrawingTraits {
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
export function traitCode(traits: DrawingTraits): string {
  const { landscape, form, roof, wall, time, season, palette } = traits
  return [landscape, form, roof, wall, time, season, palette]
    .map((trait, place) => String.fromCharCode(97 + (lists[place] as readonly string[]).indexOf(trait)))
    .join('')
}

/** The traits that seven letters stand for; nothing for any other text. */
export function traitsOfCode(code: string): DrawingTraits | undefined {
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
