import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { themeColors } from '@pkg/ui'
import type { Spot, SpotBox } from '../pins/mark-boxes'
import { BoxGrid } from '../pins/spot-grid'
import { type RoadLook, roadLooks } from '../road-looks'
import { shieldPath, shieldSize } from '../shield-shapes'
import type { PlacedTile } from './placed-tile'
import { stillSize } from './still-box'

type Colors = (typeof themeColors)['light']

/** Room between a shield and the frame, in nominal pixels. */
const inset = 20
/** The parts of a line at which its shield may be, the best first. */
const parts = [0.5, 0.3, 0.7, 0.1, 0.9]
const longestNumber = 4

interface Shield extends Spot {
  road: RoadLook['layer']
  number: string
}

/** Draws the shields of roads: the most important roads first, apart from names and from one another. [LOOK-003] */
export function drawShields(tiles: PlacedTile[], names: SpotBox[], colors: Colors): string {
  const taken = new BoxGrid()
  for (const box of names) taken.force(box)
  const placed: Shield[] = []
  for (const { layer, shieldSpacing } of roadLooks.toReversed()) {
    for (const shields of findShields(tiles, layer)) {
      const room = shields.find((shield) => isApart(shield, placed, shieldSpacing) && taken.take(boxOf(shield)))
      if (room) placed.push(room)
    }
  }
  return `<g font-family="system-ui, sans-serif" font-size="12" font-weight="700" text-anchor="middle">${placed.map((shield) => drawShield(shield, colors)).join('')}</g>`
}

const isApart = ({ x, y, number, road }: Shield, others: Shield[], distance: number) =>
  others.every(
    (other) => other.number !== number || other.road !== road || Math.hypot(other.x - x, other.y - y) >= distance,
  )

function boxOf({ x, y, number }: Shield): SpotBox {
  const { width, height } = shieldSize(number.length)
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Returns the places at which each line of a road may have its shield. */
function findShields(tiles: PlacedTile[], road: RoadLook['layer']): Shield[][] {
  return tiles.flatMap(({ tile, x, y, scale }) => {
    const features: GeoJSONVTFeature[] = tile[road]?.features ?? []
    return features.flatMap((shape) => {
      const number: unknown = shape.tags?.['ref']
      if (typeof number !== 'string' || number.length > longestNumber || shape.type === 1) return []
      return shape.geometry.map((line) => {
        const points = parts.map((part) => line[Math.floor((line.length - 1) * part)] ?? [0, 0])
        return points
          .map(([left = 0, top = 0]): Shield => ({ x: x + left * scale, y: y + top * scale, road, number }))
          .filter(isInside)
      })
    })
  })
}

const isInside = ({ x, y }: Spot) =>
  x >= inset && y >= inset && x <= stillSize.width - inset && y <= stillSize.height - inset

function drawShield({ x, y, road, number }: Shield, colors: Colors): string {
  const isInterstate = road === 'interstates'
  const ground = isInterstate ? colors.accent : colors.surfaceRaised
  const edge = isInterstate ? colors.mapHalo : road === 'usHighways' ? colors.text : colors.lineStrong
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="${shieldPath(road, number.length)}" fill="${ground}" stroke="${edge}" stroke-width="1.4"/><text y="4.5" fill="${isInterstate ? colors.textOnAccent : colors.text}">${number}</text></g>`
}
