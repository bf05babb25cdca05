import type { PriceBand } from '@pkg/domain'

/** The windows of one house: how many there are, and how many of them are lit because their communities are in the range. */
export interface House {
  band: PriceBand
  windows: number
  lit: number
}

/** The most windows of a house. */
const mostWindows = 18

/** The number of communities per window. */
const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const

/** Draws price bands as houses of windows, of one scale. A band with a community has at least one window. [FIND-016] */
export function drawHouses(bands: readonly PriceBand[]): { scale: number; houses: House[] } {
  const most = Math.max(0, ...bands.map(({ communities }) => communities))
  const scale = scales.find((one) => most / one <= mostWindows) ?? 1000
  const houses = bands.map((band) => {
    const windows = Math.ceil(band.communities / scale)
    return { band, windows, lit: Math.min(windows, Math.ceil(band.inRange / scale)) }
  })
  return { scale, houses }
}
