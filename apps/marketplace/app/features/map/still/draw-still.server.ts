import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt'
import { themeColors } from '@pkg/ui'
import {
  findGroundTile,
  type GroundLayer,
  type GroundTile,
  maxGroundZoom,
  tileExtent,
} from '../ground/ground-tiles.server'
import { type Box, fitBox, stillSize } from './still-box'
import { drawNames, type StillName } from './still-names.server'

/** The colors of a still image of the map: one for each theme of the site. */
export type StillTheme = keyof typeof themeColors

/** How much land the image has around its nominal frame, in frames. Wide and tall pages show it. */
const margin = 0.5

type Colors = (typeof themeColors)['light']
const fills: [layer: GroundLayer, color: keyof Colors][] = [
  ['abroad', 'mapLand'],
  ['land', 'mapLand'],
  ['parks', 'mapPark'],
  ['urban', 'mapTown'],
  ['water', 'mapWater'],
]
const strokes: [layer: GroundLayer, color: keyof Colors, width: number, dash: string][] = [
  ['rivers', 'mapWater', 1.5, ''],
  ['countyLines', 'mapLine', 1, '4 3'],
  ['stateLines', 'mapLine', 1.5, ''],
]

interface PlacedTile {
  tile: GroundTile
  /** The tile's left upper corner in nominal pixels. */
  x: number
  y: number
  /** Nominal pixels per unit of the tile. */
  scale: number
}

/**
 * Draws a box of the map as an SVG image in a theme's colors: water, land, parks, built-up areas, borders, and names. Its page puts the
 * pins on top. The frame is `stillSize`; outside of it, the image continues. [FIND-002]
 */
export function drawStill(box: Box, theme: StillTheme): string {
  const colors = themeColors[theme]
  const tiles = placeTiles(box)
  const { width, height } = stillSize
  const whole = `x="${-margin * width}" y="${-margin * height}" width="${(1 + 2 * margin) * width}" height="${(1 + 2 * margin) * height}"`
  const paths = [
    ...fills.map(([layer, color]) => drawPath(tiles, layer, true, `fill="${colors[color]}"`)),
    ...strokes.map(([layer, color, line, dash]) =>
      drawPath(
        tiles,
        layer,
        false,
        `fill="none" stroke="${colors[color]}" stroke-width="${line}"${dash && ` stroke-dasharray="${dash}"`}`,
      ),
    ),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" overflow="visible">`,
    `<rect ${whole} fill="${colors.mapWater}"/>`,
    ...paths,
    drawNames(tiles.flatMap(findNames), colors),
    '</svg>',
  ].join('')
}

function placeTiles(box: Box): PlacedTile[] {
  const { zoom, left, top } = fitBox(box)
  // A tile of the zoom before has enough detail for an image that no one enlarges, at a third of the size.
  const tileZoom = Math.min(Math.floor(zoom) - 1, maxGroundZoom)
  const size = 512 * 2 ** (zoom - tileZoom)
  const { width, height } = stillSize
  const count = 2 ** tileZoom
  const columns = range(Math.floor((left - margin * width) / size), Math.floor((left + (1 + margin) * width) / size))
  const rows = range(Math.floor((top - margin * height) / size), Math.floor((top + (1 + margin) * height) / size))
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns
        .filter((column) => column >= 0 && column < count)
        .map((column) => ({
          tile: findGroundTile(tileZoom, column, row),
          x: column * size - left,
          y: row * size - top,
          scale: size / tileExtent,
        })),
    )
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

function drawPath(tiles: PlacedTile[], layer: GroundLayer, isClosed: boolean, look: string): string {
  const path = tiles.map((placed) => pathOf(placed, placed.tile[layer], isClosed)).join('')
  return path && `<path d="${path}" ${look}/>`
}

function pathOf(placed: PlacedTile, layer: GeoJSONVTTile | undefined, isClosed: boolean): string {
  const features: GeoJSONVTFeature[] = layer?.features ?? []
  const rings = features.flatMap((shape) => (shape.type === 1 ? [] : shape.geometry))
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]) => ({
        x: pixel(placed.x + x * placed.scale),
        y: pixel(placed.y + y * placed.scale),
      }))
      if (!isInFrame(points)) return ''
      const distinct = points.filter(({ x, y }, index) => x !== points[index - 1]?.x || y !== points[index - 1]?.y)
      const line = distinct.map(({ x, y }) => `${x} ${y}`).join('L')
      // A shape of a pixel or less can't be seen.
      return distinct.length > (isClosed ? 3 : 1) ? `M${line}${isClosed ? 'Z' : ''}` : ''
    })
    .join('')
}

function isInFrame(points: { x: number; y: number }[]): boolean {
  const { width, height } = stillSize
  const reaches = (values: number[], length: number) =>
    Math.max(...values) >= -margin * length && Math.min(...values) <= (1 + margin) * length
  return (
    reaches(
      points.map(({ x }) => x),
      width,
    ) &&
    reaches(
      points.map(({ y }) => y),
      height,
    )
  )
}

const pixel = (value: number) => Math.round(value * 2) / 2

function findNames({ tile, x, y, scale }: PlacedTile): StillName[] {
  const features: GeoJSONVTFeature[] = tile.names?.features ?? []
  return features.flatMap((shape) => {
    const [left = -1, top = -1] = shape.type === 1 ? (shape.geometry[0] ?? []) : []
    // The next tile has the names beyond this one's edge too.
    if (left < 0 || top < 0 || left >= tileExtent || top >= tileExtent) return []
    const spot = { x: x + left * scale, y: y + top * scale }
    return isInFrame([spot]) ? [{ ...spot, properties: shape.tags ?? {} }] : []
  })
}
