import { project } from '../projection'

/** The zooms at which towns appear. At the last one, every town does. */
const [firstZoom, lastZoom] = [3, 9]

/** How far apart names must be, in pixels of a map that is 512 pixels wide at zoom 0. */
const spacing = { x: 96, y: 44 }

/**
 * Returns for each town, in the same order, the first zoom at which its name has room next to those of larger towns. Towns must come in the
 * order of their size.
 */
export function townZooms(towns: { latitude: number; longitude: number }[]): number[] {
  const zooms = towns.map(() => lastZoom)
  for (let zoom = firstZoom; zoom < lastZoom; zoom++) {
    const taken = new Map<string, { x: number; y: number }[]>()
    const scale = 512 * 2 ** zoom
    towns.forEach((town, index) => {
      const { x, y } = project(town)
      const spot = { x: x * scale, y: y * scale }
      const hasRoom = neighbors(taken, spot).every(
        (other) => Math.abs(other.x - spot.x) >= spacing.x || Math.abs(other.y - spot.y) >= spacing.y,
      )
      if ((zooms[index] ?? lastZoom) >= zoom && !hasRoom) return
      zooms[index] = Math.min(zooms[index] ?? lastZoom, zoom)
      const key = cellKey(spot, 0, 0)
      taken.set(key, [...(taken.get(key) ?? []), spot])
    })
  }
  return zooms
}

const cellKey = ({ x, y }: { x: number; y: number }, columns: number, rows: number) =>
  `${Math.floor(x / spacing.x) + columns},${Math.floor(y / spacing.y) + rows}`

function neighbors(taken: Map<string, { x: number; y: number }[]>, spot: { x: number; y: number }) {
  const steps = [-1, 0, 1]
  return steps.flatMap((columns) => steps.flatMap((rows) => taken.get(cellKey(spot, columns, rows)) ?? []))
}
