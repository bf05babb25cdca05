import type { Map } from 'maplibre-gl'
import { type RoadLook, roadLooks } from '../road-looks'
import { shieldPath, shieldSize } from '../shield-shapes'
import type { MapColors } from './map-colors'

/** Pixels per point, so edges stay sharp on dense screens. */
const density = 2
/** The most digits of a number that a shield holds. */
export const longestNumber = 4

/** Returns the name of the image for numbers of so many digits. */
export const shieldName = (road: RoadLook['layer'], digits: number | '') => `${road}-shield-${digits}`

/** Adds the shields of all roads to a map. */
export function addShieldImages(map: Map, colors: MapColors): void {
  for (const { layer } of roadLooks) {
    for (let digits = 1; digits <= longestNumber; digits++) {
      const name = shieldName(layer, digits)
      if (map.hasImage(name)) map.removeImage(name)
      map.addImage(name, drawShield(layer, digits, colors), { pixelRatio: density })
    }
  }
}

function drawShield(road: RoadLook['layer'], digits: number, colors: MapColors): ImageData {
  const { width, height } = shieldSize(digits)
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.scale(density, density)
  context.translate(width / 2, height / 2)
  const shape = new Path2D(shieldPath(road, digits))
  const isInterstate = road === 'interstates'
  context.fillStyle = isInterstate ? colors.accent : colors.raised
  context.strokeStyle = isInterstate ? colors.halo : road === 'usHighways' ? colors.text : colors.lineStrong
  context.lineWidth = isInterstate ? 1.5 : 1.3
  context.fill(shape)
  context.stroke(shape)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
