import { createRequire } from 'node:module'
import { type StateCode, states } from '@pkg/domain'
import type { Feature, GeoJsonProperties, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Objects, Topology } from 'topojson-specification'

/** The outline of a state or a county, in the units of the drawing. */
export type Outline = Feature<Geometry, GeoJsonProperties>

/** The outlines of the Census Bureau, projected onto a drawing of 975 by 610, with Alaska and Hawaii below the others. */
export interface CountyAtlas {
  states: ReadonlyMap<StateCode, Outline>
  /** Simplified, for the map of the whole country. */
  simpleStates: ReadonlyMap<StateCode, Outline>
  /** The counties of each state, by `countyKey`. */
  counties: ReadonlyMap<StateCode, ReadonlyMap<string, Outline>>
}

const require = createRequire(import.meta.url)
/** Points that change an outline by less than this area aren't seen on a map of the country. */
const seenArea = 2
/** Cities that are counties of their own have numbers from here. */
const firstCity = 510

let atlas: CountyAtlas | undefined

/** Reads the outlines, which takes about a fifth of a second, and keeps them. [DASH-015] */
export function readCountyAtlas(): CountyAtlas {
  atlas ??= parseAtlas(require('us-atlas/counties-albers-10m.json'))
  return atlas
}

function parseAtlas(topology: unknown): CountyAtlas {
  if (!isTopology(topology)) throw new Error('The file of county outlines has no counties or states')
  const codes = new Map<string, StateCode>()
  const byName = new Map(states.map(({ name, code }) => [name, code]))
  for (const { id, properties } of outlinesOf(topology, 'states')) {
    const code = byName.get(String(properties?.['name']))
    if (code) codes.set(String(id), code)
  }
  const statesOf = (source: AtlasTopology) =>
    new Map(
      outlinesOf(source, 'states').flatMap((outline) => {
        const code = codes.get(String(outline.id))
        return code ? [[code, outline] as const] : []
      }),
    )
  const counties = new Map<StateCode, Map<string, Outline>>()
  for (const outline of outlinesOf(topology, 'counties')) {
    const id = String(outline.id)
    const code = codes.get(id.slice(0, 2))
    if (!code) continue
    const isCity = Number(id.slice(2)) >= firstCity
    const ofState = counties.get(code) ?? new Map<string, Outline>()
    counties.set(code, ofState.set(countyKey(String(outline.properties?.['name']), isCity), outline))
  }
  return { states: statesOf(topology), simpleStates: statesOf(simplify(presimplify(topology), seenArea)), counties }
}

type AtlasTopology = Topology<Objects>

const isTopology = (value: unknown): value is AtlasTopology =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  'counties' in value.objects &&
  'states' in value.objects

function outlinesOf(topology: AtlasTopology, name: 'states' | 'counties'): Outline[] {
  const object = topology.objects[name]
  return isCollection(object) ? feature(topology, object).features : []
}

const isCollection = (object: Objects[string] | undefined): object is GeometryCollection =>
  object?.type === 'GeometryCollection'

/** Returns what a county's name has in common in all sources, such as `stjohns` for Saint Johns. Cities that are counties of their own end in `*`. */
export function countyKey(name: string, isCity = false): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
  return `${plain.replace(/^saint /, 'st. ').replaceAll(/[^a-z]/g, '')}${isCity ? '*' : ''}`
}
