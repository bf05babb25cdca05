import { Random } from './random'
import { details, startDrawing, type Drawing } from './drawing'
import { drawCampus, drawLodge, drawRowhouse, drawTower, drawWings } from './large-forms'
import { glow, isDark } from './light'
import { drawBackTrees, drawFrontTree } from './plants'
import { drawBench, drawForeground, drawLand, drawSky } from './scenery'
import { disc } from './sheet'
import { drawCottage, drawCourt, drawHouse, drawLowrise, drawTerrace, type FormDrawing } from './small-forms'
import type { IllustrationTraits, Form } from './traits'

/** The maximum size of an exterior in bytes. */
export const exteriorBudget = 4096

const formDrawings: Readonly<Record<Form, FormDrawing>> = {
  house: drawHouse,
  cottage: drawCottage,
  court: drawCourt,
  wings: drawWings,
  lodge: drawLodge,
  tower: drawTower,
  rowhouse: drawRowhouse,
  terrace: drawTerrace,
  campus: drawCampus,
  lowrise: drawLowrise,
}

/** Draws the lamp next to the path. It's always lit, and has a halo after dark. */
function drawLamp({ sheet, traits, tint }: Drawing, x: number): void {
  sheet.line(`M${x} 228v-44`, tint('#2d4044'), 2)
  if (isDark(traits.time)) sheet.haze(disc(x, 180, 11), glow.halo)
  sheet.fill(disc(x, 180, 4), glow.lamp)
}

function draw(traits: IllustrationTraits, seed: number, dropped: number): string {
  const drawing = startDrawing(traits, new Random(seed), dropped)
  const { random, detail } = drawing
  const isTreeLeft = random.chance(0.5)
  const hasBench = random.chance(0.4)
  drawSky(drawing)
  drawLand(drawing)
  drawBackTrees(drawing)
  const doors = formDrawings[traits.form](drawing)
  drawForeground(drawing, doors)
  if (detail.bench && hasBench) drawBench(drawing, !isTreeLeft)
  drawFrontTree(drawing, isTreeLeft)
  drawLamp(drawing, isTreeLeft ? 322 : 36)
  return drawing.sheet.toString()
}

/**
 * Draws the exterior of a community as an SVG of 360 by 240 with at most 4 KB. The same traits and seed always give the same bytes. Leaves
 * out details one by one until the size fits.
 */
export function drawExterior(traits: IllustrationTraits, seed: number): string {
  for (let dropped = 0; dropped < details.length; dropped += 1) {
    const drawing = draw(traits, seed, dropped)
    if (drawing.length <= exteriorBudget) return drawing
  }
  return draw(traits, seed, details.length)
}
