import type { PinMap } from '@pkg/api-client'
import type { Feature, FeatureCollection, Point } from 'geojson'
import { priceLabel } from '../pin-label'

/** A community on the map. */
export interface Pin {
  id: string
  latitude: number
  longitude: number
  label: string
  /** Dollars a month, or 0 if unknown or hidden. */
  price: number
}

/** A price above every other, for clusters in which no price is known. */
export const unknownPrice = 1_000_000

/** Returns the single communities of the API's pins. Their price is that of the list, if it has them. */
export function readPins({ pins }: Pick<PinMap, 'pins'>): Pin[] {
  return pins.map(([id, latitude, longitude, price]) => ({
    id,
    latitude,
    longitude,
    price,
    label: priceLabel(price),
  }))
}

/** Returns pins and the API's clusters as the points of the map. Each has the number of its communities. [FIND-003] */
export function pinFeatures(pins: Pin[], clusters: PinMap['clusters']): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: [
      ...pins.map(({ id, latitude, longitude, label, price }) =>
        feature(latitude, longitude, { id, label, communities: 1, price: price || unknownPrice }),
      ),
      ...clusters.map(([latitude, longitude, communities, price]) =>
        feature(latitude, longitude, { communities, price: price || unknownPrice }),
      ),
    ],
  }
}

function feature(latitude: number, longitude: number, properties: Record<string, string | number>): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }
}
