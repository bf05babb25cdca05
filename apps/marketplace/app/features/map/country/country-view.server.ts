import type { CareCost, PinMap } from '@pkg/api-client'
import { type CareTypeSlug, categoryUrl, type StateCode, stateName, type TypeOfCareSlug } from '@pkg/domain'
import { sitePath } from '~/site/frame/site-path'
import { areaUrl } from '../area'
import { boxText } from '../area-text'
import { type Mark, type MarkCluster, placeMarks } from '../pins/place-marks'
import { boxAround } from '../still/still-box'
import { type CountryFrame, frameScales, priceSteps } from './country-scales'
import { placeInCountry, readCountryShapes } from './country-shapes.server'

/** A state on the map of the country. */
export interface CountryState {
  code: StateCode
  name: string
  href: string
  /** The middle price in dollars a month. Missing for too few prices. */
  price?: number
  /** The step of its price: 0 for the lowest. Missing without a price. */
  step?: number
}

/** Communities that are close together, with the list of those. */
export interface CountryMark extends MarkCluster {
  href: string
}

/** What the map of the country shows. */
export interface CountryView {
  /** The URL of the file with the shapes. */
  file: string
  frame: { left: number; top: number; width: number; height: number }
  /** The care type that the prices are for. */
  priced: CareTypeSlug
  states: CountryState[]
  /** Marks for a wide frame, and fewer of the same size for a phone’s. */
  marks: Record<CountryFrame, CountryMark[]>
}

/** Communities this close on the map are one mark, in pixels. */
const together: Record<CountryFrame, number> = { wide: 84, narrow: 64 }

/** What the map of the country is drawn from. */
export interface CountryFacts {
  care: TypeOfCareSlug
  priced: CareTypeSlug
  path: string
  filters: [name: string, value: string][]
  costs: CareCost[]
  pins: Pick<PinMap, 'pins' | 'clusters'>
}

/**
 * Returns the map of the country for a listing: states by their middle price, and marks with the number and lowest price of communities. The map
 * is HTML from the server, so its links are paths as a browser needs them. They keep the filters. [LOOK-003, FIND-015]
 */
export function countryView({ care, priced, path, filters, costs, pins }: CountryFacts): CountryView {
  const { frame, codes, version } = readCountryShapes()
  const prices = new Map(costs.map(({ id, prices: found }) => [id, found?.median]))
  const marksFor = (name: CountryFrame) =>
    findMarks(pins, name, (geometry) => sitePath(areaUrl(path, filters, geometry)))
  return {
    file: `/map/country/${version}.svg`,
    frame,
    priced,
    states: codes.map((code) => {
      const price = prices.get(code)
      return {
        code,
        name: stateName(code),
        href: sitePath(areaUrl(categoryUrl({ care, state: code }), filters, undefined)),
        ...(price !== undefined && { price, step: stepOf(price) }),
      }
    }),
    marks: { wide: marksFor('wide'), narrow: marksFor('narrow') },
  }
}

const stepOf = (price: number) => priceSteps.filter((from) => price >= from).length

interface CountryPoint extends Mark {
  latitude: number
  longitude: number
}

function findMarks(
  { pins, clusters }: CountryFacts['pins'],
  frame: CountryFrame,
  hrefOf: (geometry: string) => string,
): CountryMark[] {
  const points = [
    ...pins.map(([, latitude, longitude, price]) => ({ latitude, longitude, communities: 1, price })),
    ...clusters.map(([latitude, longitude, communities, price]) => ({ latitude, longitude, communities, price })),
  ].flatMap((point): CountryPoint[] => {
    const place = placeInCountry(point)
    return place ? [{ ...point, ...place, label: '' }] : []
  })
  return placeMarks(points, [], { scale: frameScales[frame], together: together[frame] }).clusters.flatMap(
    ({ x, y, communities, price, members }) => {
      const box = boxAround(members)
      return box
        ? [{ x: Math.round(x), y: Math.round(y), communities, price, href: hrefOf(boxText(widened(box))) }]
        : []
    },
  )
}

/** The points are centers of communities, which can be this far around them, in degrees. */
const spread = 0.3

const widened = ({ south, west, north, east }: NonNullable<ReturnType<typeof boxAround>>) => ({
  south: south - spread,
  west: west - spread,
  north: north + spread,
  east: east + spread,
})
