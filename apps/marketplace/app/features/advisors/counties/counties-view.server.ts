import type { AdvisorCard } from '@pkg/api-client'
import {
  isRegionSlug,
  type RegionSlug,
  siteLocale,
  stateByCode,
  type StateCode,
  stateName,
  statesOfRegion,
} from '@pkg/domain'
import type { Feature } from 'geojson'
import { areaOf, findShape, type MapSize, middleOf, pathOfShape, readGround } from './county-shapes.server'
import { dotSizes } from './dot-sizes'
import { type MapName, placeNames } from './place-names'

type Areas = AdvisorCard['areas']

/** What the map of the counties that advisors serve shows. */
export interface CountiesView {
  /** The URL of the file with the outlines. */
  file: string
  frame: { left: number; top: number; width: number; height: number }
  /** Drawing units for each pixel next to the cards, and above them on a phone. */
  units: Record<MapFrame, number>
  /** The states that an advisor serves throughout. */
  states: string
  /** The counties that advisors name. */
  counties: string
  /** The areas of each advisor of the page, by their place in the list, and the middle of the first. */
  own: { slot: number; path: string; x: number; y: number; isCounty: boolean }[]
  names: MapName[]
  /** The same in words. */
  list: { state: string; rows: { county: string; advisors: string }[] }[]
}

/** Where the map is: next to the cards, or above them on a phone. */
export type MapFrame = 'wide' | 'narrow'

/** The sizes of the map in pixels. */
const frames: Record<MapFrame, { width: number; height: number }> = {
  wide: { width: 408, height: 440 },
  narrow: { width: 358, height: 184 },
}

/** An area of the map: a region, or one state of it. */
export type MapArea = RegionSlug | StateCode

/** Returns the states of an area of the map by their codes, which are the same in each language, or undefined for an unknown area. */
export function statesOfArea(area: string): StateCode[] | undefined {
  if (isRegionSlug(area))
    return statesOfRegion(area)
      .map(({ code }) => code)
      .toSorted()
  const state = stateByCode(area.toUpperCase())
  return state && [state.code]
}

/** Returns the map of the counties that advisors serve: those of everyone in the area, and those of each advisor of the page. [LOOK-008] */
export function countiesView(
  area: MapArea,
  everyone: readonly AdvisorCard[],
  page: readonly AdvisorCard[],
): CountiesView {
  const codes = statesOfArea(area) ?? []
  const { version, frame } = readGround(codes)
  const unitOf = ({ width, height }: { width: number; height: number }) =>
    Math.max(frame.width / width, frame.height / height)
  const units = { wide: unitOf(frames.wide), narrow: unitOf(frames.narrow) }
  const isInside = ({ state }: Areas[number]) => codes.some((code) => code === state)
  const areas = everyone.flatMap((card) => card.areas.filter(isInside))
  const own = page.flatMap((card, slot) => ownArea(card.areas.filter(isInside), slot))
  return {
    file: `/map/counties/${version}/${area.toLowerCase()}.svg`,
    frame,
    units,
    states: pathOf(areas.filter(({ counties }) => counties.length === 0)),
    counties: pathOf(areas.filter(({ counties }) => counties.length > 0)),
    own,
    names: placeNames(
      codes.flatMap((code) => {
        const shape = findShape(code)
        return shape ? [{ text: stateName(code), area: areaOf(shape), ...middleOf(shape) }] : []
      }),
      units,
      { spots: own.filter(({ isCounty }) => isCounty), radius: dotSizes.narrow },
    ),
    list: codes
      .flatMap((code) => listOf(code, everyone))
      .toSorted((one, other) => one.state.localeCompare(other.state)),
  }
}

/** Returns the shapes of states and counties, some of them more than once. */
export const shapesOf = (areas: Areas, size?: MapSize): Feature[] =>
  areas.flatMap(({ state, counties }) =>
    counties.length === 0
      ? (findShape(state, undefined, size) ?? [])
      : counties.flatMap((county) => findShape(state, county, size) ?? []),
  )

/** Returns the path of areas, each shape once. */
const pathOf = (areas: Areas): string => [...new Set(shapesOf(areas))].map(pathOfShape).join('')

function ownArea(areas: Areas, slot: number): CountiesView['own'] {
  const [first] = shapesOf(areas)
  if (!first) return []
  return [{ slot, path: pathOf(areas), ...middleOf(first), isCounty: (areas[0]?.counties.length ?? 0) > 0 }]
}

/** Returns who serves a state throughout, and who serves each of its counties. */
function listOf(code: StateCode, everyone: readonly AdvisorCard[]): CountiesView['list'] {
  const names = new Map<string, string[]>()
  for (const { name, areas } of everyone) {
    for (const { state, counties } of areas) {
      if (state !== code) continue
      for (const county of counties.length === 0 ? [''] : counties) {
        const key = county.replace(/ (?:County|Parish|Borough)$/, '')
        names.set(key, [...(names.get(key) ?? []), name])
      }
    }
  }
  const rows = [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([county, advisors]) => ({ county, advisors: new Intl.ListFormat(siteLocale).format(advisors) }))
  return rows.length > 0 ? [{ state: stateName(code), rows }] : []
}
