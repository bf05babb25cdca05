import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection } from 'geojson'
import { zxyToTileId } from 'pmtiles'

const headerLength = 127
const none = 1
const vectorTiles = 1

/** Builds a PMTiles archive with one tile of streets that no town has. */
export function buildStreets(layer: string, tile: { zoom: number; x: number; y: number }): Uint8Array {
  const metadata = Buffer.from(
    JSON.stringify({ vector_layers: [{ id: layer }], attribution: '<a href="https://maps.example">Example Maps</a>' }),
  )
  const data = Buffer.from(drawStreets(layer, tile))
  const directory = Buffer.from([
    1,
    ...toVarint(zxyToTileId(tile.zoom, tile.x, tile.y)),
    1,
    ...toVarint(data.length),
    1,
  ])
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataStart = headerLength + directory.length
  const dataStart = metadataStart + metadata.length
  const lengths = [
    headerLength,
    directory.length,
    metadataStart,
    metadata.length,
    dataStart,
    0,
    dataStart,
    data.length,
    1,
    1,
    1,
  ]
  lengths.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  for (const [index, value] of [1, none, none, vectorTiles, tile.zoom, tile.zoom].entries())
    header.writeUInt8(value, 96 + index)
  return Buffer.concat([header, directory, metadata, data])
}

/** A straight street through the tile, and one that crosses it. */
function drawStreets(layer: string, { zoom, x, y }: { zoom: number; x: number; y: number }): Uint8Array {
  const longitude = (part: number) => ((x + part) / 2 ** zoom) * 360 - 180
  const latitude = (part: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + part)) / 2 ** zoom))) * 180) / Math.PI
  const street = (name: string, kind: string, line: [number, number][]) => ({
    type: 'Feature' as const,
    properties: { name, kind, class: kind },
    geometry: {
      type: 'LineString' as const,
      coordinates: line.map(([east, south]) => [longitude(east), latitude(south)]),
    },
  })
  const streets: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      street('Made-up Avenue', 'major_road', [
        [0.1, 0.5],
        [0.9, 0.5],
      ]),
      street('Invented Street', 'minor_road', [
        [0.5, 0.1],
        [0.5, 0.9],
      ]),
    ],
  }
  const cut = new GeoJSONVT(streets, { maxZoom: zoom, indexMaxZoom: 0 }).getTile(zoom, x, y)
  if (!cut) throw new Error('The streets are not in the tile')
  return fromGeojsonVt({ [layer]: cut }, { version: 2, extent: 4096 })
}

function toVarint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...toVarint(Math.floor(value / 128))]
}
