import type { Point } from '@pkg/domain'
import type { Map } from 'maplibre-gl'

/** How far the pointer moves between two corners, in pixels. */
const stepPixels = 12

/**
 * Lets a person draw a line on the map with a mouse, finger, or pen, instead of moving the map. `onChange` gets the line while it grows, and
 * `onEnd` the whole line. Returns a function that ends the mode. [FIND-004]
 */
export function drawLine(map: Map, onChange: (line: Point[]) => void, onEnd: (line: Point[]) => void): () => void {
  const surface = map.getCanvasContainer()
  let line: { x: number; y: number }[] | undefined
  const toPoints = () =>
    (line ?? []).map(({ x, y }): Point => {
      const { lat, lng } = map.unproject([x, y])
      return { latitude: lat, longitude: lng }
    })
  const spotOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const start = (event: PointerEvent) => {
    if (!event.isPrimary) return
    event.preventDefault()
    surface.setPointerCapture(event.pointerId)
    line = [spotOf(event)]
  }
  const move = (event: PointerEvent) => {
    const last = line?.at(-1)
    if (!line || !last) return
    const spot = spotOf(event)
    if (Math.hypot(spot.x - last.x, spot.y - last.y) < stepPixels) return
    line.push(spot)
    onChange(toPoints())
  }
  const end = () => {
    const points = toPoints()
    line = undefined
    if (points.length > 0) onEnd(points)
  }
  const handlers = [
    map.dragPan,
    map.scrollZoom,
    map.boxZoom,
    map.doubleClickZoom,
    map.touchZoomRotate,
    map.cooperativeGestures,
  ]
  const enabled = handlers.filter((handler) => handler.isEnabled())
  for (const handler of enabled) handler.disable()
  const { cursor, touchAction } = surface.style
  surface.style.cursor = 'crosshair'
  surface.style.touchAction = 'none'
  surface.addEventListener('pointerdown', start)
  surface.addEventListener('pointermove', move)
  surface.addEventListener('pointerup', end)
  surface.addEventListener('pointercancel', end)
  return () => {
    for (const handler of enabled) handler.enable()
    surface.style.cursor = cursor
    surface.style.touchAction = touchAction
    surface.removeEventListener('pointerdown', start)
    surface.removeEventListener('pointermove', move)
    surface.removeEventListener('pointerup', end)
    surface.removeEventListener('pointercancel', end)
  }
}
