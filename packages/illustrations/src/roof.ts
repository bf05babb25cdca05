import { roofColor } from './building-colors'
import type { Building } from './building'
import { lightened, shaded } from './color'
import { glow } from './light'
import { box } from './sheet'
import type { Roof } from './traits'

/** The walls under a roof: their left edge, width, and top. */
interface Walls {
  x: number
  width: number
  top: number
}

/** Draws the roof of a block. `pitch` is its height. */
export function drawRoof(building: Building, kind: Roof, place: Walls, pitch = 28): void {
  draw[kind](building, place, pitch)
}

/** Draws a gable that faces the street, with a small arched window. */
export function drawFrontGable(
  building: Building,
  { x, width, top }: Walls,
  pitch = 26,
  wall = building.colors.wall,
): void {
  const { tint, light } = building.drawing
  const { roofs, gables, gableShade, openings } = building.parts
  const middle = x + Math.round(width / 2)
  const radius = width > 60 ? 5 : 4
  roofs.fill(`M${x - 7} ${top + 2}L${middle} ${top - pitch}L${x + width + 7} ${top + 2}z`, paintOf(building))
  gables.fill(`M${x + 3} ${top + 2}L${middle} ${top - pitch + 7}L${x + width - 3} ${top + 2}z`, tint(wall))
  gableShade.shade(`M${middle} ${top - pitch + 7}L${x + width - 3} ${top + 2}h-${Math.round(width * 0.3)}z`)
  const eye = `M${middle - radius} ${top - 6}a${radius} ${radius} 0 0 1 ${2 * radius} 0v4h-${2 * radius}z`
  openings.fill(eye, light.lit > 0.2 ? glow.window : tint(building.colors.trim))
}

const paintOf = ({ drawing, colors }: Building) => drawing.tint(roofColor(drawing, colors))

const slope = (building: Building, { x, width, top }: Walls, pitch: number, inset: number, overhang = 5) => {
  const { roofs, gableShade } = building.parts
  const right = x + width + overhang
  const shade = Math.round(width * 0.2)
  roofs.fill(`M${x - overhang} ${top + 2}l${inset}-${pitch}H${right - inset}L${right} ${top + 2}z`, paintOf(building))
  gableShade.shade(`M${right} ${top + 2}l-${inset}-${pitch}h-${shade}l${Math.round(inset / 3)} ${pitch}z`)
}

/** Draws a row of dormers on a roof. */
const dormers = (building: Building, { x, width, top }: Walls, pitch: number) => {
  const { tint, light } = building.drawing
  const { gables, openings } = building.parts
  const count = Math.max(1, Math.floor((width - 20) / 48))
  const step = Math.round(width / count)
  const places = Array.from({ length: count }, (_, place) => x + Math.round(step * (place + 0.5)))
  const foot = top - Math.round(pitch / 5)
  gables.fill(places.map((at) => `M${at - 8} ${foot}v-10l8-8l8 8v10z`).join(''), tint(building.colors.wall))
  const edge = tint(shaded(roofColor(building.drawing, building.colors), 0.2))
  gables.line(places.map((at) => `M${at - 11} ${foot - 9}l11-10l11 10`).join(''), edge, 3)
  openings.fill(places.map((at) => box(at - 4, foot - 9, 8, 9)).join(''), light.lit > 0.4 ? glow.window : light.glass)
}

const draw: Readonly<Record<Roof, (building: Building, place: Walls, pitch: number) => void>> = {
  gable: (building, place, pitch) => {
    if (place.width <= 84) drawFrontGable(building, place, pitch)
    else slope(building, place, pitch, 8)
  },
  hip: (building, place, pitch) => {
    slope(building, place, pitch, Math.min(pitch, Math.round(place.width / 3)))
  },
  mission: (building, { x, width, top }) => {
    const { roofs } = building.parts
    const middle = x + Math.round(width / 2)
    const arch = `M${x - 3} ${top - 6}H${middle - 24}q4-12 24-12t24 12H${x + width + 3}`
    roofs.fill(`${arch}v9H${x - 3}z`, building.drawing.tint(building.colors.wall))
    roofs.line(arch, building.drawing.tint(building.colors.roof), 4)
  },
  mansard: (building, place, pitch) => {
    slope(building, place, pitch, 6, 4)
    dormers(building, place, pitch)
    building.parts.gables.fill(
      box(place.x, place.top - pitch, place.width, 3),
      building.drawing.tint(shaded(building.colors.roof, 0.35)),
    )
  },
  gambrel: (building, { x, width, top }, pitch) => {
    const { roofs, gableShade } = building.parts
    const lower = Math.round(pitch * 0.62)
    const inset = Math.min(14, Math.round(width / 7))
    const crown = Math.round(width / 3.4)
    const right = x + width + 6
    const ridge = `L${x + crown} ${top - pitch}H${right - 6 - crown}L${right - inset} ${top + 2 - lower}L${right} ${top + 2}z`
    roofs.fill(`M${x - 6} ${top + 2}l${inset}-${lower}${ridge}`, paintOf(building))
    gableShade.shade(
      `M${right} ${top + 2}l-${inset}-${lower}L${right - 6 - crown} ${top - pitch}h-${Math.round(width / 9)}l${inset} ${pitch + 2}z`,
    )
  },
  shed: (building, { x, width, top }, pitch) => {
    const { roofs, gables } = building.parts
    const rise = Math.round(pitch * 0.7)
    roofs.fill(`M${x} ${top + 2}l${width}-${rise}v${rise}z`, building.drawing.tint(building.colors.wall))
    gables.fill(`M${x - 6} ${top + 2}L${x + width + 6} ${top - rise - 2}v7L${x - 6} ${top + 8}z`, paintOf(building))
  },
  flat: (building, { x, width, top }) => {
    const { roofs } = building.parts
    const color = roofColor(building.drawing, building.colors)
    roofs.fill(box(x - 3, top - 5, width + 6, 8), building.drawing.tint(color))
    roofs.fill(box(x - 3, top - 5, width + 6, 2), building.drawing.tint(lightened(color)))
  },
  dormers: (building, place, pitch) => {
    slope(building, place, pitch, Math.min(pitch, Math.round(place.width / 4)))
    dormers(building, place, pitch)
  },
}
