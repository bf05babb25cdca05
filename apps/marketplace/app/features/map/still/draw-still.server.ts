import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt'
import { themeColors } from '@pkg/ui'
import { findGroundTile, type GroundLayer, maxGroundZoom, tileExtent } from '../ground/ground-tiles.server'
import type { PlacedTile } from './placed-tile'
import { type Box, fitBox, stillSize } from './still-box'
import type { SpotBox } from '../pins/mark-boxes'
import { roadLooks, roadScale } from '../road-looks'
import { drawNames, labelBox, placeNames, type StillName } from './still-names.server'
import { drawShields } from './still-shields.server'

/** The colors of a still image of the map: one for each theme of the site. */
export type StillTheme = keyof typeof themeColors

/** How much land the image has around its nominal frame, in frames. Wide and tall pages show it. */
const margin = 0.5

type Colors = (typeof themeColors)['light']
const fills: [layer: GroundLayer, color: keyof Colors][] = [
  ['abroad', 'mapLand'],
  ['land', 'mapLand'],
  ['urban', 'mapTown'],
  ['parks', 'mapPark'],
]

/** From this zoom on, a map has no lines and names of counties. */
const cityZoom = 10
/** Shores of wider maps are too fine to be seen. */
const firstShoreZoom = 8

/**
 * Draws a box of the map as an SVG image in a theme's colors: water, land, parks, built-up areas, borders, roads with their shields,
 * and names. Its page puts the pins on top; names and shields leave the `taken` places free. The frame is `stillSize`; outside of it, the image
 * continues. [FIND-002, LOOK-003]
 */
export function drawStill(box: Box, theme: StillTheme, taken: readonly SpotBox[] = []): string {
  const colors = themeColors[theme]
  const { zoom } = fitBox(box)
  const tiles = placeTiles(box)
  const { width, height } = stillSize
  const whole = `x="${-margin * width}" y="${-margin * height}" width="${(1 + 2 * margin) * width}" height="${(1 + 2 * margin) * height}"`
  const names = placeNames(
    tiles.flatMap(findNames).filter(({ properties }) => isNamed(properties, zoom)),
    taken,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" overflow="visible">`,
    `<rect ${whole} fill="${colors.mapWater}"/>`,
    ...fills.map(([layer, color]) => drawPath(tiles, layer, true, `fill="${colors[color]}"`)),
    drawLine(tiles, 'rivers', colors.mapRiver, 1.8 * Math.min(roadScale(zoom), 1)),
    drawPath(tiles, 'water', true, `fill="${colors.mapWater}"`),
    ...(zoom < firstShoreZoom ? [] : [`<path d="${shorePath(tiles)}" fill="none" stroke="${colors.mapShore}"/>`]),
    ...(zoom < cityZoom ? [drawLine(tiles, 'countyLines', colors.mapLine, 1, '7 3 1.5 3')] : []),
    drawLine(tiles, 'stateLines', colors.mapLine, 1.5),
    ...drawRoads(tiles, colors, zoom),
    drawShields(tiles, [...taken, ...names.map(labelBox)], colors),
    drawNames(names, colors),
    '</svg>',
  ].join('')
}

const isNamed = ({ kind }: StillName['properties'], zoom: number) => kind !== 'county' || zoom < cityZoom

/** Draws the edges of all roads, then their fills. */
function drawRoads(tiles: PlacedTile[], colors: Colors, zoom: number): string[] {
  const scale = roadScale(zoom)
  const lines = roadLooks.map((look) => ({ look, path: linePath(tiles, look.layer) })).filter(({ path }) => path)
  const draw = (path: string, color: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${(width * scale).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"/>`
  return [
    ...lines.map(({ look, path }) => draw(path, colors[roadTokens[look.edge]], look.edgeWidth)),
    ...lines.map(({ look, path }) => draw(path, colors[roadTokens[look.fill]], look.width)),
  ]
}

const roadTokens = {
  street: 'mapStreet',
  streetEdge: 'mapStreetEdge',
  mainRoad: 'mapMainRoad',
  mainRoadEdge: 'mapMainRoadEdge',
  highway: 'mapHighway',
  highwayEdge: 'mapHighwayEdge',
} as const

function placeTiles(box: Box): PlacedTile[] {
  const { zoom, left, top } = fitBox(box)
  // On wide maps, a tile of the zoom before has enough detail for an image that no one enlarges, at a third of the size.
  const tileZoom = Math.min(Math.floor(zoom) - (zoom < 9 ? 1 : 0), maxGroundZoom)
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

const linePath = (tiles: PlacedTile[], layer: GroundLayer) =>
  tiles.map((placed) => pathOf(placed, placed.tile[layer], false)).join('')

/** Returns the edges of lakes, without those at which a tile cuts them. */
const shorePath = (tiles: PlacedTile[]) =>
  tiles
    .flatMap(({ tile, x, y, scale }) => {
      const features: GeoJSONVTFeature[] = tile.water?.features ?? []
      const rings = features.flatMap((shape) => (shape.type === 1 ? [] : shape.geometry))
      return rings.flatMap((ring) =>
        ring.slice(1).map((to, index) => {
          const from = ring[index]
          if (!from || (isOutside(from) && isOutside(to))) return ''
          const [start, end] = [from, to].map(([left, top]) => `${pixel(x + left * scale)} ${pixel(y + top * scale)}`)
          return start === end ? '' : `M${start}L${end}`
        }),
      )
    })
    .join('')

const isOutside = ([x, y]: [number, number]) => x <= 0 || y <= 0 || x >= tileExtent || y >= tileExtent

function drawLine(tiles: PlacedTile[], layer: GroundLayer, color: string, width: number, dash = ''): string {
  const look = `fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}"`
  return drawPath(tiles, layer, false, dash ? `${look} stroke-dasharray="${dash}"` : look)
}

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
