import type { Address } from '@pkg/domain'
import type { Position } from 'geojson'
import { frameOf, type Frame, type PlatePlace, type Point } from './frame'
import { areOnLand, nearShapes, type Shape, type ShapeKind } from './near-shapes.server'
import { riverName } from './river-name'
import { aroundTexts as words } from './texts'

/** A road, lake, or river around a place, and how many miles away it is. */
export interface AroundFeature {
  kind: Exclude<ShapeKind, 'settled'>
  name: string | undefined
  miles: number
}

/** The plate of a place. */
export interface AroundPlace {
  place: PlatePlace
  /** What is in it, nearest first. */
  description: string
}

/** The fewest features that are worth a plate. */
const fewest = 3
const radii = [4, 8] as const
/** Kinds that only a number tells apart. */
const roads: readonly ShapeKind[] = ['interstate', 'usHighway', 'stateHighway']
/** How many features a description lists. */
const mostListed = 8

/**
 * Returns the plate of an address: four miles around it, or eight where there is little to see. Undefined where there is even less, and near
 * the coast or a border, which the map's files have only roughly. [LOOK-004]
 */
export function findAround({ latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>): AroundPlace | undefined {
  for (const miles of radii) {
    // About 350 feet, which is what the sources are exact to.
    const place = {
      latitude: Math.round(latitude * 1000) / 1000,
      longitude: Math.round(longitude * 1000) / 1000,
      miles,
    }
    const frame = frameOf(place)
    if (!areOnLand(cornersOf(frame))) return undefined
    const features = featuresAround(frame, miles)
    if (features.length >= fewest) return { place, description: describe(miles, features) }
  }
  return undefined
}

/** Returns positions along the edge of a plate. */
function cornersOf({ bounds: [west, south, east, north] }: Frame): Position[] {
  const middle = [(west + east) / 2, (south + north) / 2] as const
  return [west, middle[0], east].flatMap((x) => [south, middle[1], north].map((y) => [x, y]))
}

/** Returns the different features within a distance, nearest first. */
function featuresAround(frame: Frame, miles: number): AroundFeature[] {
  const nearest = new Map<string, AroundFeature>()
  for (const shape of nearShapes(frame)) {
    const { kind, name, lines } = shape
    if (kind === 'settled' || (name === undefined && roads.includes(kind))) continue
    const distance = Math.min(...lines.map((line) => distanceTo(frame, line)))
    if (distance > miles) continue
    const key = `${kind} ${name ?? ''} ${name === undefined && kind === 'lake' ? boundsKey(shape) : ''}`
    const known = nearest.get(key)
    if (!known || known.miles > distance) nearest.set(key, { kind, name, miles: distance })
  }
  return [...nearest.values()].toSorted((one, other) => one.miles - other.miles)
}

const boundsKey = ({ bounds }: Shape) => bounds.join(' ')

/** Returns how many miles the middle of a frame is from a line. */
function distanceTo({ middle, mile, project }: Frame, line: readonly Position[]): number {
  const points = line.map(project)
  return Math.min(...points.map((point, index) => distanceToSegment(middle, points[index - 1] ?? point, point))) / mile
}

function distanceToSegment([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
}

const describe = (miles: number, features: readonly AroundFeature[]): string =>
  words.around(
    miles,
    features.slice(0, mostListed).map((feature) => words.away(nameOf(feature), feature.miles.toFixed(1))),
  )

function nameOf({ kind, name }: AroundFeature): string {
  if (kind !== 'river' || name === undefined) return words.kinds[kind](name)
  const river = riverName(name)
  return words.kinds[river.saysKind ? 'namedWater' : 'river'](river.name)
}
