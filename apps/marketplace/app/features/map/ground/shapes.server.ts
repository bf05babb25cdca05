import type { Feature, FeatureCollection } from 'geojson'
import { type Borders, type GroundFiles, readBorders, readGroundFiles } from '~/features/geography/index.server'
import { hideSharedNumbers } from './road-numbers'
import { withoutCovered } from './covered-shapes'

/** The layers of a ground tile, except for the names. */
export const shapeLayers = [
  'land',
  'abroad',
  'urban',
  'parks',
  'water',
  'rivers',
  'countyLines',
  'stateLines',
  'stateHighways',
  'usHighways',
  'interstates',
] as const

/** A layer of shapes. */
export type ShapeLayer = (typeof shapeLayers)[number]

/** The zooms at which a shape is on the map, as properties of the shape. */
export interface ShownZooms {
  from: number
  to: number
}

/** What the map draws: shapes by layer, and what names come from. */
export interface Shapes {
  layers: Record<ShapeLayer, FeatureCollection>
  borders: Borders
  files: GroundFiles
}

/** The last zoom that shows the coarse rivers and lakes of Natural Earth wherever finer ones follow. */
const lastCoarseZoom = 7
const always: ShownZooms = { from: 0, to: 30 }

/** Reads what the map draws, with the zooms at which each shape shows. Takes about half a second. [FIND-002, LOOK-003] */
export function readShapes(): Shapes {
  const borders = readBorders()
  const files = readGroundFiles()
  const hideShared = hideSharedNumbers(files.interstates)
  const closeOnly: ShownZooms = { ...always, from: lastCoarseZoom + 1 }
  const layers: Shapes['layers'] = {
    land: borders.land,
    abroad: borders.abroad,
    urban: shownAt(files.settled, () => ({ ...always, from: 4 })),
    parks: files.parks,
    water: join(
      shownAt(files.water, rankZooms(3)),
      shownAt(files.lakes, ({ area }) => ({ ...always, from: lakeZoom(Number(area)) })),
    ),
    rivers: join(
      shownAt(files.rivers, () => ({ ...always, from: 4 })),
      shownAt(withoutCovered(files.streams, files.rivers), () => closeOnly),
    ),
    countyLines: shownAt(borders.countyLines, () => ({ from: 6, to: 9 })),
    stateLines: borders.stateLines,
    stateHighways: roads(hideShared(files.stateHighways), 9),
    usHighways: roads(hideShared(files.usHighways), 7),
    interstates: roads(files.interstates, 4),
  }
  return { layers, borders, files }
}

const rankZooms =
  (ahead: number) =>
  (properties: Record<string, unknown>): ShownZooms => ({ ...always, from: Number(properties['rank'] ?? 0) - ahead })

/** A lake shows once it's about four pixels wide. */
const lakeZoom = (area: number) => (area >= 40 ? 7 : area >= 4 ? 8 : area >= 1 ? 9 : 10)

const roads = (collection: FeatureCollection, from: number) =>
  shownAt(collection, ({ ref }) => ({ ...always, from, ...(typeof ref === 'string' && { ref }) }))

const join = (...collections: FeatureCollection[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: collections.flatMap(({ features }) => features),
})

function shownAt(
  { features }: FeatureCollection,
  zoomsOf: (properties: Record<string, unknown>) => ShownZooms,
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map((shape): Feature => ({ ...shape, properties: zoomsOf(shape.properties ?? {}) })),
  }
}
