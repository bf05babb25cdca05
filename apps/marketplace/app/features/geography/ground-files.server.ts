import { gunzipSync } from 'node:zlib'
import type { FeatureCollection } from 'geojson'
import { collect, parseAtlas } from './atlas.server'
import groundText from './us-ground.topojson?raw'
import roadsUrl from './us-roads.topojson.gz?url&inline'
import settledUrl from './us-settled.topojson.gz?url&inline'
import waterUrl from './us-water.topojson.gz?url&inline'

/** What lies on the land, as it comes from the sources. Coordinates are degrees. */
export interface GroundFiles {
  /** Water and rivers of Natural Earth, with their `name`, and the `rank` of the zoom at which they show. */
  water: FeatureCollection
  rivers: FeatureCollection
  parks: FeatureCollection
  /** Lakes of at least 0.3 square kilometers, with their `area` in square kilometers. */
  lakes: FeatureCollection
  streams: FeatureCollection
  /** Roads with the number of their route as `ref`, where it's known. */
  interstates: FeatureCollection
  usHighways: FeatureCollection
  stateHighways: FeatureCollection
  /** Land that people live on, which `scripts/settled-land.ts` computes. */
  settled: FeatureCollection
  /** The texts of the files, from which the version of the map is computed. */
  texts: string[]
}

let known: GroundFiles | undefined

/** Returns what the files of this folder have, which are part of the build and read once. Their sources are in the README. [FIND-002, LOOK-003] */
export function readGroundFiles(): GroundFiles {
  known ??= parseGroundFiles()
  return known
}

function parseGroundFiles(): GroundFiles {
  const ground = parseAtlas(JSON.parse(groundText), 'water', 'rivers', 'parks')
  const roads = parseAtlas(unpack(roadsUrl), 'interstates', 'usHighways', 'stateHighways')
  const water = parseAtlas(unpack(waterUrl), 'lakes', 'rivers')
  const settled = parseAtlas(unpack(settledUrl), 'settled')
  return {
    water: collect(ground, 'water'),
    rivers: collect(ground, 'rivers'),
    parks: collect(ground, 'parks'),
    lakes: collect(water, 'lakes'),
    streams: collect(water, 'rivers'),
    interstates: collect(roads, 'interstates'),
    usHighways: collect(roads, 'usHighways'),
    stateHighways: collect(roads, 'stateHighways'),
    settled: collect(settled, 'settled'),
    texts: [groundText, roadsUrl, waterUrl, settledUrl],
  }
}

/** Reads a compressed file that the build has as a data URL. */
function unpack(url: string): unknown {
  const packed = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return JSON.parse(gunzipSync(packed).toString('utf8'))
}
