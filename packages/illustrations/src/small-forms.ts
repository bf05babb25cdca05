import { Building } from './building'
import { shaded } from './color'
import { groundLine, type Drawing } from './drawing'
import { drawFrontGable, drawRoof } from './roof'
import { box } from './sheet'
import type { Roof } from './traits'
import type { Block } from './windows'

/** Draws a building and returns the positions of its doors. */
export type FormDrawing = (drawing: Drawing) => number[]

const pitchedRoof = (roof: Roof): Roof => (roof === 'mansard' || roof === 'mission' ? 'hip' : roof)

/** Draws a house with a porch for board and care homes and care homes. */
export const drawHouse: FormDrawing = (drawing) => {
  const { random, traits, tint } = drawing
  const house = new Building(drawing)
  const main: Block = { x: random.between(58, 70), width: random.between(204, 216), top: 138, floors: 1 }
  const right = main.x + main.width
  house.chimney(right - random.between(40, 60), 86, 112)
  house.walls(main)
  drawRoof(house, pitchedRoof(traits.roof), main, 36)
  house.finish()

  const front = new Building(drawing, house.colors)
  const wing: Block = { x: main.x + 8, width: 76, top: 128, floors: 1 }
  front.walls(wing, front.colors.accentWall)
  front.windows({ ...wing, top: wing.top + 6 }, 'wide')
  drawFrontGable(front, wing, 30, front.colors.accentWall)
  const porch = { x: wing.x + wing.width + 4, width: right - wing.x - wing.width - 8 }
  const end = porch.x + porch.width
  const door = porch.x + Math.round(porch.width / 2)
  front.parts.roofs.fill(`M${porch.x - 3} 156h${porch.width + 6}l7 7h-${porch.width + 20}z`, tint(front.colors.roof))
  front.parts.walls.fill(box(porch.x, 163, porch.width, 33), tint(shaded(front.colors.wall, 0.2)))
  front.windows({ x: porch.x, width: porch.width, top: 160, floors: 1 }, 'small', { from: door - 12, to: door + 14 })
  front.door(door)
  const columns = [porch.x + 2, door - 16, door + 18, end - 2].map((x) => `M${x} 163v33`).join('')
  front.parts.entrances.line(
    `${columns}M${porch.x} 187H${door - 16}M${door + 18} 187H${end}`,
    tint(front.colors.trim),
    3,
  )
  front.finish()
  return [door]
}

/** Draws a cottage with its gable to the street. */
export const drawCottage: FormDrawing = (drawing) => {
  const { random, traits } = drawing
  const side = new Building(drawing)
  const main: Block = { x: random.between(80, 94), width: random.between(132, 144), top: 140, floors: 1 }
  const wing: Block = { x: main.x + main.width - 4, width: random.between(62, 74), top: 152, floors: 1 }
  side.chimney(main.x + main.width - 30, 74, 120)
  side.walls(wing, side.colors.accentWall)
  side.windows(wing)
  drawRoof(side, traits.roof === 'gable' ? 'hip' : pitchedRoof(traits.roof), wing, 22)
  side.finish()

  const front = new Building(drawing, side.colors)
  const door = main.x + Math.round(main.width / 2)
  front.walls(main)
  front.windows({ ...main, top: main.top + 8 }, 'wide', { from: door - 25, to: door + 25 })
  if (traits.roof === 'gambrel' || traits.roof === 'hip') drawRoof(front, traits.roof, main, 58)
  else drawFrontGable(front, main, 56)
  front.entrance(door)
  front.finish()
  return [door]
}

/** Draws four villas in a row for active adult communities. */
export const drawTerrace: FormDrawing = (drawing) => {
  const { random, traits } = drawing
  const row = new Building(drawing)
  const width = random.between(60, 64)
  const gap = random.between(5, 9)
  const first = Math.round((360 - 4 * width - 3 * gap) / 2)
  const isAlternating = random.chance(0.5)
  const doors = Array.from({ length: 4 }, (_, place) => {
    const block: Block = { x: first + place * (width + gap), width, top: random.between(118, 126), floors: 2 }
    const door = block.x + (place % 2 === 0 && isAlternating ? 18 : width - 18)
    const wall = place % 2 === 0 ? row.colors.wall : row.colors.accentWall
    row.walls(block, wall)
    row.windows(block, 'small', { from: door - 10, to: door + 12 })
    if (traits.roof === 'gable') drawFrontGable(row, block, 24, wall)
    else drawRoof(row, traits.roof === 'mansard' ? 'hip' : traits.roof, block, 24)
    row.door(door)
    return door
  })
  row.finish()
  return doors
}

/** Draws a low building around a fenced garden for memory care. */
export const drawCourt: FormDrawing = (drawing) => {
  const { sheet, random, traits, tint } = drawing
  const wings = new Building(drawing)
  const wide = random.between(96, 106)
  const left: Block = { x: 180 - 52 - wide, width: wide, top: 146, floors: 1 }
  const right: Block = { ...left, x: 180 + 52 }
  for (const wing of [left, right]) {
    wings.walls(wing, wings.colors.accentWall)
    wings.windows(wing)
    drawRoof(wings, traits.roof, wing, 27)
  }
  wings.finish()

  const middle = new Building(drawing, wings.colors)
  const hall: Block = { x: 125, width: 110, top: random.between(130, 136), floors: 1 }
  middle.walls(hall)
  middle.windows({ ...hall, top: hall.top + 4 }, 'tall', { from: 155, to: 205 })
  if (traits.roof === 'mission' || traits.roof === 'flat') drawRoof(middle, traits.roof, hall)
  else drawFrontGable(middle, hall, 30)
  middle.entrance(180)
  middle.finish()
  const fence = `M${left.x - 6} 199H150M210 199H${right.x + wide + 6}`
  sheet.line(fence, tint(wings.colors.trim), 10, '2 5')
  sheet.line(fence, tint(wings.colors.trim), 2)
  return [180]
}

/** Draws a one-story building with a canopy and a flag for skilled nursing. */
export const drawLowrise: FormDrawing = (drawing) => {
  const { sheet, random, traits, tint } = drawing
  const house = new Building(drawing)
  const main: Block = { x: random.between(24, 34), width: random.between(292, 304), top: 144, floors: 1 }
  const door = random.between(172, 200)
  const pole = door - random.between(70, 84)
  const isFlat = traits.roof === 'flat' || traits.roof === 'shed' || traits.roof === 'mission'
  sheet.line(`M${pole} 196v-94`, tint('#8d9a9a'), 2)
  sheet.fill(`M${pole} 102q9 5 20 0v12q-11 5-20 0z`, tint('#b5533c'))
  sheet.line(`M${pole} 108q9 5 20 0`, tint('#f4efe1'), 3)
  house.walls(main)
  house.windows(main, 'wide', { from: door - 44, to: door + 44 })
  drawRoof(house, isFlat ? 'flat' : pitchedRoof(traits.roof), main, 24)
  house.finish()

  const front = new Building(drawing, house.colors)
  const hall: Block = { x: door - 46, width: 92, top: 134, floors: 1 }
  front.walls(hall, front.colors.accentWall)
  drawRoof(front, isFlat ? 'flat' : 'gable', hall, 22)
  front.entrance(door, 'canopy')
  front.finish()
  sheet.fill(box(hall.x - 12, groundLine - 2, 116, 2), tint('#cfc6b2'))
  return [door]
}
