import type { CoverageMap as Coverage } from '@pkg/api-client'
import { type StateCode, stateByCode, states } from '@pkg/domain'
import { geoPath } from 'd3-geo'
import { scaleSqrt } from 'd3-scale'
import { type CountyAtlas, countyKey, type Outline, readCountyAtlas } from './county-atlas.server'
import type { CoverageMap, CoverageShape } from './coverage-map'
import { coverageRow } from './row'
import { coverageTexts } from './texts'

const words = coverageTexts.map
const country = { width: 975, height: 610 }
/** Room around a state, as a share of its size. */
const margin = 0.02

type County = Coverage['counties'][number]

/** Draws the counties where families asked: circles on the whole country, or the counties of a state. [DASH-015] */
export function drawCoverage(
  { counties }: Pick<Coverage, 'counties'>,
  chosen: string | undefined,
  hrefOf: (state: string) => string,
  atlas: CountyAtlas = readCountyAtlas(),
): CoverageMap {
  const placed = counties.flatMap((county) => {
    const outline = findOutline(atlas, county)
    return outline ? [{ county, outline }] : []
  })
  const missing = counties.length - placed.length
  const state = chosen === undefined ? undefined : stateByCode(chosen)?.code
  const shapes = state ? drawState(atlas, state, placed) : drawCountry(atlas, placed, hrefOf)
  return { ...shapes, missing }
}

interface PlacedCounty {
  county: County
  outline: Outline
}

/** Returns the outline of a county. A city can be a county of its own, which our places call `St. Louis City`. */
function findOutline(atlas: CountyAtlas, { state, county }: County): Outline | undefined {
  const code = stateByCode(state)?.code
  const ofState = code && atlas.counties.get(code)
  const city = county.replace(/ city$/i, '')
  return (
    ofState?.get(countyKey(county, city !== county)) ??
    ofState?.get(countyKey(city, true)) ??
    ofState?.get(countyKey(county))
  )
}

const shapeOf = ({ county }: PlacedCounty): Pick<CoverageShape, 'key' | 'label' | 'tone'> => {
  const { id, name, status } = coverageRow({ id: `${county.state}/${county.county}`, ...county })
  return { key: id, label: words.county(name, county.families, status.label), tone: status.tone }
}

function drawCountry(
  atlas: CountyAtlas,
  placed: readonly PlacedCounty[],
  hrefOf: (state: string) => string,
): Omit<CoverageMap, 'missing'> {
  const path = geoPath().digits(0)
  const most = Math.max(1, ...placed.map(({ county }) => county.families))
  const radius = scaleSqrt([0, most], [8, 26])
  return {
    viewBox: `0 0 ${country.width} ${country.height}`,
    areas: states.flatMap(({ code, name }) => {
      const outline = atlas.simpleStates.get(code)
      if (!outline) return []
      const own = placed.filter(({ county }) => county.state === code)
      const gaps = own.filter(({ county }) => county.withRoom === 0).length
      const isLinked = own.length > 0
      return {
        key: code,
        path: path(outline) ?? '',
        ...(isLinked && {
          href: hrefOf(code),
          name,
          label: words.state(name, own.length, gaps),
        }),
      }
    }),
    // The largest come first, so smaller ones stay visible on them.
    circles: placed.map((one) => {
      const [x, y] = path.centroid(one.outline)
      return { ...shapeOf(one), x: Math.round(x), y: Math.round(y), radius: Math.round(radius(one.county.families)) }
    }),
  }
}

function drawState(
  atlas: CountyAtlas,
  state: StateCode,
  placed: readonly PlacedCounty[],
): Omit<CoverageMap, 'missing'> {
  const path = geoPath().digits(1)
  const outline = atlas.states.get(state)
  const [[left, top], [right, bottom]] = outline ? path.bounds(outline) : [[0, 0] as const, [1, 1] as const]
  const asked = new Map(placed.map((one) => [one.outline, one]))
  const room = margin * Math.max(right - left, bottom - top)
  const box = [left - room, top - room, right - left + 2 * room, bottom - top + 2 * room]
  return {
    viewBox: box.map((value) => value.toFixed(1)).join(' '),
    areas: [...(atlas.counties.get(state) ?? [])].map(([key, county]) => {
      const one = asked.get(county)
      return { ...(one && shapeOf(one)), key, path: path(county) ?? '' }
    }),
    circles: [],
  }
}
