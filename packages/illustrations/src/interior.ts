import { mixColors } from './color'
import { createTint } from './light'
import { Random } from './random'
import { drawFloorPlan } from './floor-plan'
import { plain, roomColors } from './room-colors'
import { drawDining, drawGarden, drawLounge, drawSuite, type RoomDrawing } from './rooms'
import { Sheet } from './sheet'
import type { Palette } from './traits'

/** The maximum size of an interior in bytes. */
export const interiorBudget = 2560

const rooms = {
  suite: drawSuite,
  dining: drawDining,
  lounge: drawLounge,
  garden: drawGarden,
  plan: drawFloorPlan,
} as const satisfies Record<string, (room: RoomDrawing) => void>

/** A view of the inside. */
export type InteriorKind = keyof typeof rooms

/** The views of the inside in gallery order. */
export const interiorKinds = ['suite', 'dining', 'lounge', 'garden', 'plan'] as const satisfies InteriorKind[]

/**
 * Draws a room, the garden, or the floor plan as an SVG of 360 by 240 with at most 2.5 KB, by day or by night. The same palette and seed
 * always give the same bytes.
 */
export function drawInterior(kind: InteriorKind, palette: Palette, seed: number, isNight = false): string {
  const room: RoomDrawing = {
    sheet: new Sheet(),
    random: new Random(seed, interiorKinds.indexOf(kind) + 1),
    colors: roomColors(palette),
  }
  rooms[kind](room)
  const drawing = room.sheet.toString()
  return isNight ? drawing.replace(/#[0-9a-f]{6}/g, kind === 'garden' ? createTint('night') : atNight) : drawing
}

/** The colors of a room's windows at night. */
const nightWindows: Readonly<Record<string, string>> = { [plain.sky]: '#1c3f4a', [plain.hill]: '#234640' }

/** The colors of lights, which stay as they are. */
const lights: readonly string[] = [plain.ember, plain.fire, '#ffd36b']

/** Returns a color of a room in the light of its lamps, with the night outside its windows. */
function atNight(color: string): string {
  return lights.includes(color) ? color : (nightWindows[color] ?? mixColors(color, '#4a3420', 0.28))
}
