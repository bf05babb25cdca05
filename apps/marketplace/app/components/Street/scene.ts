/** The size of the street illustration. Its numbers are fixed, so it's the same on every page. */
export const sceneWidth = 1440
export const sceneHeight = 170

type Spot = [x: number, y: number]

interface House {
  x: number
  width: number
  height: number
  roof: number
  wall: string
  /** The left edge of the door. */
  door: number
  chimney: boolean
  lit: Spot[]
  dark: Spot[]
}

const walls = ['#2c5057', '#385058', '#4a5a55', '#334a52', '#54605a'] as const
const pitch = 104

/** Fourteen houses of one to three stories. */
export const houses: House[] = Array.from({ length: 14 }, (_, index) => {
  const width = 62 + ((index * 37) % 40)
  const stories = 1 + ((index * 5) % 3)
  const columns = Math.floor(width / 18)
  const door = 8 + (index % 3) * 17
  const windows = Array.from({ length: stories * columns }, (_unused, window): Spot => [
    8 + (window % columns) * 17,
    10 + Math.floor(window / columns) * 26,
  ]).filter(([x, y]) => y < (stories - 1) * 26 + 10 || Math.abs(x - door) > 12)
  const isLit = (_spot: Spot, window: number) => (index * 7 + window * 5) % 4 !== 0
  return {
    x: index * pitch + ((index * 13) % 22),
    width,
    height: stories * 26 + 14,
    roof: 18 + ((index * 7) % 14),
    wall: walls[index % walls.length] ?? walls[0],
    door,
    chimney: index % 3 === 1,
    lit: windows.filter(isLit),
    dark: windows.filter((spot, window) => !isLit(spot, window)),
  }
})

/** A tree between some of the houses. */
export const trees = [0, 2, 5, 8, 11, 13].map((index) => ({ x: index * pitch + 96, size: 34 + ((index * 11) % 22) }))

/** Street lamps. */
export const lamps = [210, 620, 1030, 1380]

/** Stars around the moon. */
export const stars: Spot[] = [
  [40, 60],
  [110, 24],
  [180, 96],
  [236, 30],
  [270, 150],
  [430, 40],
  [452, 132],
  [90, 170],
]
