/** What communities charge, in whole US dollars a month. [FIND-016] */
export interface LocalPrices {
  /** The 10th percentile, median, and 90th percentile. */
  low: number
  median: number
  high: number
  /** The number of communities with a known price. */
  communities: number
  /** The number between the low and the high price. */
  inRange: number
  /** At most ten bands of equal width that contain every price, the lowest first. */
  bands: PriceBand[]
}

/** The communities whose price is at least `from` and below `to`. */
export interface PriceBand {
  from: number
  to: number
  communities: number
  inRange: number
}

const mostBands = 10
const widths = [250, 500, 1000, 2000, 5000, 10_000] as const

/** Summarizes monthly prices. Returns none for fewer than five, which would show single communities. [FIND-016] */
export function summarizePrices(prices: readonly number[]): LocalPrices | undefined {
  const sorted = prices.filter((price) => price > 0).toSorted((one, other) => one - other)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined || sorted.length < 5) return undefined
  const low = percentile(sorted, 0.1)
  const high = percentile(sorted, 0.9)
  const isInRange = (price: number) => price >= low && price <= high
  const width = widths.find((one) => bandCount(lowest, highest, one) <= mostBands) ?? 10_000
  const start = Math.floor(lowest / width) * width
  const bands = Array.from({ length: bandCount(lowest, highest, width) }, (_, index): PriceBand => {
    const from = start + index * width
    const inBand = sorted.filter((price) => price >= from && price < from + width)
    return { from, to: from + width, communities: inBand.length, inRange: inBand.filter(isInRange).length }
  })
  return {
    low,
    median: percentile(sorted, 0.5),
    high,
    communities: sorted.length,
    inRange: sorted.filter(isInRange).length,
    bands,
  }
}

const bandCount = (lowest: number, highest: number, width: number) =>
  Math.floor(highest / width) - Math.floor(lowest / width) + 1

/** Returns the smallest price that is at least as high as a share of the prices. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
