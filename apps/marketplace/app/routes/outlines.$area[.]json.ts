import { createRequire } from 'node:module'
import { states } from '@pkg/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { errorPage } from '@pkg/remix-host/server'

type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties?: GeometryCollection<{ name: string }> }>

const require = createRequire(import.meta.url)
function read(file: string): Atlas {
  const atlas: unknown = require(`us-atlas/${file}`)
  if (!isAtlas(atlas)) throw new Error(`us-atlas/${file} has no states`)
  return atlas
}

function isAtlas(value: unknown): value is Atlas {
  if (typeof value !== 'object' || value === null || !('objects' in value)) return false
  return typeof value.objects === 'object' && value.objects !== null && 'states' in value.objects
}

const year = 31_536_000

/** The FIPS numbers of the states, by two-letter code. */
const fips: Record<string, string> = Object.fromEntries(
  read('states-10m.json').objects.states.geometries.flatMap(({ id, properties }) => {
    const label: unknown = properties && 'name' in properties ? properties.name : undefined
    const state = states.find(({ name }) => name === label)
    return state && id !== undefined ? [[state.code, String(id)]] : []
  }),
)

/** Returns outlines as GeoJSON: `us` for the states, a state's code for its counties. Census data at 1:10,000,000, to the nearest 100 m. */
export function loader({ params }: LoaderFunctionArgs) {
  const area = (params['area'] ?? '').toUpperCase()
  const outlines = area === 'US' ? statesOutlines() : countiesOutlines(fips[area])
  if (!outlines) throw errorPage('not-found', 404)
  return new Response(JSON.stringify(outlines, rounded), {
    headers: { 'content-type': 'application/geo+json', 'cache-control': `public, max-age=${year}` },
  })
}

function statesOutlines() {
  const atlas = read('states-10m.json')
  return feature(atlas, atlas.objects.states)
}

function countiesOutlines(state: string | undefined) {
  const atlas = read('counties-10m.json')
  if (!state || !atlas.objects.counties) return undefined
  const geometries = atlas.objects.counties.geometries.filter(({ id }) => String(id).startsWith(state))
  return feature(atlas, { type: 'GeometryCollection', geometries })
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
}
