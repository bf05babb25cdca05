import type { Point } from '../places/distance'
import * as texts from './query-texts'
import { comparisonOperators, maxMiles, stayLimits, type Area, type Comparison } from './listing-query'

/** A parsed value, or an error message. */
export type ParseResult<Value> = { value: Value } | { message: string }

const maxTextLength = 200
const maxListLength = 100
const maxPoints = 100

const invalid = (message: string) => ({ message })

/** Returns a decimal number with at most six decimals and without a negative zero, or `undefined` for other text. */
function decimal(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d{1,9}(\.\d{1,15})?$/.test(text)) return undefined
  return Math.round(Number(text) * 1e6) / 1e6 + 0
}

function point(latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const numbers = (text: string) => text.split(',').map((part) => decimal(part.trim()))

/** Reads a whole number within limits, both included. [LIST-002] */
export function readWholeNumber(text: string, from: number, to: number): ParseResult<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? { value } : invalid(texts.wholeNumber(from, to))
}

/** Reads one of the values, exactly as written. [LIST-002, LIST-009, LIST-013] */
export function readOneOf<Value extends string>(text: string, values: readonly Value[]): ParseResult<Value> {
  const value = values.find((one) => one === text)
  return value === undefined ? invalid(texts.oneOf(values)) : { value }
}

/** Reads a comma-separated list of the values, each once. [LIST-007, LIST-012] */
export function readSomeOf<Value extends string>(text: string, values: readonly Value[]): ParseResult<Value[]> {
  const wanted = namesIn(text)
  const known = wanted.flatMap((name) => values.find((one) => one === name) ?? [])
  return known.length < wanted.length ? invalid(texts.someOf(values)) : { value: known }
}

/** Reads a comma-separated list of names without spaces. [LIST-008, LIST-011] */
export function readNames(text: string): ParseResult<string[]> {
  const value = namesIn(text)
  const isFine = value.length <= maxListLength && value.every((name) => /^[\w.-]{1,200}$/.test(name))
  return isFine ? { value } : invalid(texts.list(maxListLength))
}

/** Reads free text of limited length. [LIST-006, LIST-009] */
export function readText(text: string): ParseResult<string> {
  return text.length <= maxTextLength ? { value: text } : invalid(texts.text(maxTextLength))
}

/** Reads `true` or `false`. [LIST-014] */
export function readBoolean(text: string): ParseResult<boolean> {
  return text === 'true' || text === 'false' ? { value: text === 'true' } : invalid(texts.boolean)
}

/** Reads a comparison such as `gt:0`. [LIST-004] */
export function readComparison(text: string): ParseResult<Comparison> {
  const [name, number = '', ...rest] = text.split(':')
  const operator = comparisonOperators.find((one) => one === name)
  if (!operator || rest.length > 0 || !/^-?\d{1,9}$/.test(number)) return invalid(texts.comparison)
  return { value: { operator, value: Number(number) + 0 } }
}

/** Reads a limit such as `le:3400`, in whole hundreds of dollars: a finer one would say more about a family. [FIND-023] */
export function readStayLimit(text: string): ParseResult<number> {
  const { low, high, step } = stayLimits
  const value = /^le:\d{1,9}$/.test(text) ? Number(text.slice('le:'.length)) : Number.NaN
  return value >= low && value <= high && value % step === 0 ? { value } : invalid(texts.stayLimit(low, high, step))
}

/** Reads `latitude,longitude` in degrees. [LIST-010] */
export function readPoint(text: string): ParseResult<Point> {
  const [latitude, longitude, ...rest] = numbers(text)
  const value = rest.length === 0 ? point(latitude, longitude) : undefined
  return value ? { value } : invalid(texts.point)
}

/** Reads `latitude,longitude,miles`. [LIST-005] */
export function readCircle(text: string): ParseResult<Point & { miles: number }> {
  const [latitude, longitude, miles = 0, ...rest] = numbers(text)
  const center = rest.length === 0 ? point(latitude, longitude) : undefined
  return center && miles > 0 && miles <= maxMiles ? { value: { ...center, miles } } : invalid(texts.circle(maxMiles))
}

/** Reads `south,west,north,east`, or a polygon `lat,lng;lat,lng;lat,lng`. [LIST-010] */
export function readArea(text: string): ParseResult<Area> {
  const value = text.includes(';') ? polygon(text) : box(text)
  return value ? { value } : invalid(texts.area(maxPoints))
}

function box(text: string): Area | undefined {
  const [south, west, north, east, ...rest] = numbers(text)
  const southWest = point(south, west)
  const northEast = point(north, east)
  if (!southWest || !northEast || rest.length > 0 || southWest.latitude > northEast.latitude) return undefined
  return {
    kind: 'box',
    south: southWest.latitude,
    west: southWest.longitude,
    north: northEast.latitude,
    east: northEast.longitude,
  }
}

function polygon(text: string): Area | undefined {
  const pairs = text.replace(/;\s*$/, '').split(';').map(readPoint)
  const points = pairs.flatMap((pair) => ('value' in pair ? [pair.value] : []))
  const isFine = points.length === pairs.length && points.length >= 3 && points.length <= maxPoints
  return isFine ? { kind: 'polygon', points } : undefined
}

function namesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
}
