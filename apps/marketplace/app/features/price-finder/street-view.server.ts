import type { PriceAnswer } from '@pkg/api-client'
import { formatShortMoney, imageUrl, type PriceBand } from '@pkg/domain'
import {
  mostStreetWindows,
  planStreet,
  streetFormats,
  type StreetFormat,
  type StreetHouse,
  streetPath,
} from '@pkg/illustrations'

/** The street in one size. */
export interface StreetSize {
  image: string
  width: number
  height: number
  /** The size of a window. */
  pane: { width: number; height: number }
  /** Where each window is that is one community: its place in the answer's windows, and its upper left corner. */
  panes: [index: number, x: number, y: number][]
  /** The price of each house, below it. */
  labels: { x: number; y: number; text: string; isLit: boolean }[]
}

/** A street of prices, ready to show. [FIND-016, LOOK-007] */
export interface StreetView {
  /** The number of communities per window. */
  scale: number
  sizes: Record<StreetFormat, StreetSize>
}

/** The number of communities per window. */
const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const

/** Returns the street of an answer's prices: one house per band, one window per community, or per several if there are many. */
export function streetView(prices: NonNullable<PriceAnswer['prices']>): StreetView {
  const { bands } = prices
  const most = Math.max(0, ...bands.map(({ communities }) => communities))
  const scale = scales.find((one) => most / one <= mostStreetWindows) ?? 1000
  const houses = bands.map((band) => houseOf(band, prices.low, scale))
  const size = (format: StreetFormat) => sizeOf(houses, bands, format, scale)
  return { scale, sizes: { wide: size('wide'), middle: size('middle'), narrow: size('narrow') } }
}

/** A band with a community has at least one window. The windows below the range come first, and those above it last. */
function houseOf({ from, communities, inRange }: PriceBand, low: number, scale: number): StreetHouse {
  const windows = Math.ceil(communities / scale)
  const count = Math.min(windows, Math.ceil(inRange / scale))
  const first = from < low ? windows - count : 0
  return { windows, lit: [first, first + count] }
}

function sizeOf(
  houses: readonly StreetHouse[],
  bands: readonly PriceBand[],
  format: StreetFormat,
  scale: number,
): StreetSize {
  const { width, height, pane, houses: planned } = planStreet(houses, format)
  const before = (band: number) => bands.slice(0, band).reduce((sum, { communities }) => sum + communities, 0)
  return {
    image: imageUrl(streetPath(houses, format), { width, height }),
    width,
    height,
    pane,
    panes:
      scale > 1
        ? []
        : planned.flatMap(({ band, panes }) =>
            panes.map(([x, y], index): [number, number, number] => [before(band) + index, x, y]),
          ),
    labels: planned.map(({ band, x, width: wide, lit }) => ({
      x: Math.round(x + wide / 2),
      y: Math.round(height - streetFormats[format].road * 0.28),
      text: formatShortMoney(bands[band]?.from ?? 0),
      isLit: lit[1] > lit[0],
    })),
  }
}
