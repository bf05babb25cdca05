import { states } from '@pkg/domain'
import type { Feature, FeatureCollection, Point, Position } from 'geojson'
import { placeCenter } from './place-center'
import type { Town } from './towns.server'
import { townZooms } from './town-zooms'
import { waterNames } from './water-names'

/** What a name on the map names. */
export type NameKind = 'state' | 'county' | 'town' | 'lake' | 'river' | 'park'

/** A name on the map. `zoom` is the first web map zoom that shows it, and `size` the number of a town's ZIP codes. */
export interface NameProperties {
  name: string
  kind: NameKind
  zoom: number
  size: number
}

/** The shapes whose names the map has. */
type NamedShapes = Record<'land' | 'counties' | 'water' | 'parks', FeatureCollection>

/** Returns the names of states, counties, towns, lakes, rivers, and parks as points. [FIND-002, LOOK-003] */
export function buildNames({ land, counties, water, parks }: NamedShapes, towns: Town[]): FeatureCollection<Point> {
  const zooms = townZooms(towns)
  const isState = ({ name }: { name: string }) => states.some((state) => state.name === name)
  return {
    type: 'FeatureCollection',
    features: [
      ...centers(land, 'state', () => 3).filter(({ properties }) => isState(properties)),
      ...centers(withCountyNames(counties), 'county', () => 7),
      ...towns.map(({ name, latitude, longitude, zips }, index) =>
        point([longitude, latitude], { name, kind: 'town', zoom: zooms[index] ?? maxTownZoom, size: zips }),
      ),
      ...centers(water, 'lake', (rank) => Math.max(rank, 5)),
      ...waterNames.map(({ name, kind, latitude, longitude }) =>
        point([longitude, latitude], { name, kind, zoom: waterZoom, size: 0 }),
      ),
      ...centers(parks, 'park', () => 7),
    ],
  }
}

const maxTownZoom = 9
const waterZoom = 9

/** Cities that don't belong to a county. Their towns have the same name. */
const independentCities = /^(?:51[5-9]|24510|29510|32510|11001)/

function withCountyNames({ features }: FeatureCollection): FeatureCollection {
  const named = features.flatMap((county) => {
    const id = String(county.id)
    if (independentCities.test(id)) return []
    const name = `${county.properties?.['name']}${countyWord(id.slice(0, 2))}`
    return [{ ...county, properties: { name } }]
  })
  return { type: 'FeatureCollection', features: named }
}

/** Returns the word after a county's name, by the state's FIPS number: Louisiana has parishes, and Alaska and Puerto Rico have other areas. */
function countyWord(state: string): string {
  if (state === '22') return ' Parish'
  return state === '02' || state === '72' ? '' : ' County'
}

function centers(shapes: FeatureCollection, kind: NameKind, zoomFor: (rank: number) => number) {
  return shapes.features.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.['name']
    if (typeof name !== 'string' || name === '') return []
    const center = placeCenter(geometry)
    return center ? [point(center, { name, kind, zoom: zoomFor(Number(properties?.['rank'] ?? 0)), size: 0 })] : []
  })
}

function point(coordinates: Position, properties: NameProperties): Feature<Point, NameProperties> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}
