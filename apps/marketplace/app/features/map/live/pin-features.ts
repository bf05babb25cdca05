import type { PinMap } from '@pkg/api-client'
import type { Feature, FeatureCollection, Point } from 'geojson'
import { priceLabel } from '../pins/pin-label'
import { type Mark, placeMarks } from '../pins/place-marks'
import { project } from '../projection'

/** A community on the map. */
export interface Pin {
  id: string
  latitude: number
  longitude: number
  /** The price as a pin shows it, or an empty text for one that is hidden or unknown. */
  label: string
  /** Dollars a month, or 0 if unknown or hidden. */
  price: number
}

/** What a map shows pins of. */
export interface ShownPins {
  pins: Pin[]
  clusters: PinMap['clusters']
  /** The communities that are selected, or that the map is about. */
  lit: Pin[]
}

/** Returns the single communities of the API's pins. Their price is that of the list, if it has them. */
export function readPins({ pins }: Pick<PinMap, 'pins'>): Pin[] {
  return pins.map(([id, latitude, longitude, price]) => ({ id, latitude, longitude, price, label: priceLabel(price) }))
}

interface PlacedPin extends Mark {
  pin: Pin | undefined
  point: [longitude: number, latitude: number]
}

/** Returns what the map draws at a zoom: circles, prices, and dots, of which no two circles and prices overlap. [FIND-003, LOOK-003] */
export function pinFeatures(
  { pins, clusters, lit }: ShownPins,
  zoom: number,
  scale: number,
  seen: ReadonlySet<string>,
): FeatureCollection<Point> {
  const size = 512 * 2 ** zoom
  const toMark = (latitude: number, longitude: number, rest: Omit<Mark, 'x' | 'y'>, pin?: Pin): PlacedPin => {
    const { x, y } = project({ latitude, longitude })
    return { x: x * size, y: y * size, point: [longitude, latitude], pin, ...rest }
  }
  const ofPin = (pin: Pin) =>
    toMark(pin.latitude, pin.longitude, { communities: 1, price: pin.price, label: pin.label }, pin)
  const litIds = new Set(lit.map(({ id }) => id))
  const marks = [
    ...pins.filter(({ id }) => !litIds.has(id)).map(ofPin),
    ...clusters.map(([latitude, longitude, communities, price]) =>
      toMark(latitude, longitude, { communities, price, label: '' }),
    ),
  ]
  const placed = placeMarks(marks, lit.map(ofPin), { scale })
  const single = ({ point, pin, label, communities, price }: PlacedPin, kind: 'price' | 'dot') =>
    feature(point, { kind, communities, price, ...(pin && { id: pin.id, label, seen: seen.has(pin.id) }) })
  return {
    type: 'FeatureCollection',
    features: [
      ...placed.clusters.map(({ x, y, communities, price }) =>
        feature(unproject(x / size, y / size), { kind: 'cluster', communities, price }),
      ),
      ...placed.prices.map((mark) => single(mark, 'price')),
      ...placed.dots.map((mark) => single(mark, 'dot')),
    ],
  }
}

/** Returns lit pins as points. One without a price is a lit dot, and the community that the map is about is a house. */
export const litFeatures = (lit: Pin[], houseId?: string): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: lit.map(({ id, latitude, longitude, label }) =>
    feature([longitude, latitude], { id, label, kind: id === houseId ? 'house' : label === '' ? 'dot' : 'price' }),
  ),
})

/** Returns the longitude and latitude of a place on the square map. */
function unproject(x: number, y: number): [longitude: number, latitude: number] {
  const latitude = (2 * Math.atan(Math.exp(Math.PI * (1 - 2 * y))) - Math.PI / 2) * (180 / Math.PI)
  return [x * 360 - 180, latitude]
}

function feature(
  coordinates: [longitude: number, latitude: number],
  properties: Record<string, string | number | boolean>,
): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}
