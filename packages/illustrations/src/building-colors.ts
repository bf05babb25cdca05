import type { Drawing } from './drawing'
import { hasSnow } from './scenery'
import type { Landscape, Roof, Wall } from './traits'

/** The colors of a building in daylight. */
export interface BuildingColors {
  wall: string
  /** The wall of the second block. */
  accentWall: string
  roof: string
  trim: string
  door: string
}

const wallColors: Readonly<Record<Wall, readonly string[]>> = {
  boards: ['#f0ece1', '#e8e2cf', '#c9d3cf', '#b9c4bd', '#e9d9b8', '#d6dbe0'],
  brick: ['#a4563f', '#94503f', '#b56a4d', '#8a4a3c'],
  timber: ['#b08a62', '#9c7350', '#8b5a45', '#a9825f'],
  stucco: ['#f0e6d1', '#ecd9bb', '#e3bd94', '#f3efe3', '#e6cdb4'],
}

const roofColors: Readonly<Record<Landscape, readonly string[]>> = {
  'mountain-west': ['#51554f', '#5c4d42', '#6b3f35'],
  southwest: ['#b26543', '#a85a3c', '#bb7650'],
  'pacific-west': ['#b26543', '#6c7a74', '#8a5a45'],
  northwest: ['#4a575b', '#3f5154', '#5f5248'],
  midwest: ['#7e4738', '#52595b', '#6a4a3c'],
  northeast: ['#424c52', '#35454b', '#5a4a48'],
  south: ['#4f5d5c', '#5d5a50', '#3f5350'],
  southeast: ['#7d9493', '#b26543', '#8a9a98'],
}

const doors = ['#7d4338', '#2f6468', '#c18c34', '#3f5d4a', '#35506b', '#8c3d36']

/** Picks the colors of a building. Tiled roofs are red in every landscape. */
export function pickBuildingColors({ random, traits }: Drawing): BuildingColors {
  const wall = random.pick(wallColors[traits.wall])
  const tiled: readonly Roof[] = ['mission']
  return {
    wall,
    accentWall: random.chance(0.3) ? random.pick(wallColors[traits.wall === 'brick' ? 'boards' : traits.wall]) : wall,
    roof: tiled.includes(traits.roof) ? '#b26543' : random.pick(roofColors[traits.landscape]),
    trim: traits.wall === 'timber' ? '#f0e4cf' : '#fbf6ea',
    door: random.pick(doors),
  }
}

/** Returns the color of a roof, which is white under snow. */
export function roofColor({ traits }: Drawing, { roof }: BuildingColors): string {
  return hasSnow(traits) ? '#e4eaec' : roof
}
