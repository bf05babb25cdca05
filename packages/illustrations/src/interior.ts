import { Random } from './random'
import { drawFloorPlan } from './floor-plan'
import { roomColors } from './room-colors'
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
 * Draws a room, the garden, or the floor plan as an SVG of 360 by 240 with at most 2.5 KB. The same palette and seed always give the same
 * bytes.
 */
export function drawInterior(kind: InteriorKind, palette: Palette, seed: number): string {
  const room: RoomDrawing = {
    sheet: new Sheet(),
    random: new Random(seed, interiorKinds.indexOf(kind) + 1),
    colors: roomColors(palette),
  }
  rooms[kind](room)
  return room.sheet.toString()
}
