import { Building } from './building'
import { groundLine } from './drawing'
import { drawFrontGable, drawRoof } from './roof'
import { box } from './sheet'
import type { FormDrawing } from './small-forms'
import type { Roof } from './traits'
import type { Block } from './windows'

/** Returns a roof that fits tall blocks. */
const tallRoof = (roof: Roof): Roof => (roof === 'gambrel' ? 'hip' : roof)

/** Returns a roof that fits broad blocks. */
const broadRoof = (roof: Roof): Roof => (roof === 'shed' ? 'flat' : tallRoof(roof))

/** Returns the path of a cupola on a ridge. */
const cupola = (x: number, foot: number) => `M${x - 8} ${foot}v-8h16v8zM${x - 11} ${foot - 8}l11-10l11 10z`

/** Draws a main building with two wings for assisted living. */
export const drawWings: FormDrawing = (drawing) => {
  const { random, traits } = drawing
  const wings = new Building(drawing)
  const wide = random.between(92, 102)
  const roof = tallRoof(traits.roof)
  const left: Block = { x: 180 - 44 - wide, width: wide, top: random.between(118, 126), floors: 2 }
  const right: Block = { ...left, x: 180 + 44 }
  wings.chimney(180 + random.between(24, 30), 60, 100)
  for (const wing of [left, right]) {
    wings.walls(wing, wings.colors.accentWall)
    wings.windows(wing)
    drawRoof(wings, roof === 'gable' ? 'hip' : roof, wing, 24)
  }
  wings.finish()

  const middle = new Building(drawing, wings.colors)
  const house: Block = { x: 132, width: 96, top: left.top - 16, floors: 2 }
  middle.walls(house)
  middle.windows(house, 'tall', { from: 155, to: 205 })
  if (roof === 'mission' || roof === 'flat') drawRoof(middle, roof, house)
  else drawFrontGable(middle, house, 30)
  middle.entrance(180)
  middle.finish()
  return [180]
}

/** Draws a lodge with a gabled hall in front for assisted living in the mountains. */
export const drawLodge: FormDrawing = (drawing) => {
  const { random, traits } = drawing
  const lodge = new Building(drawing)
  const main: Block = { x: random.between(42, 52), width: random.between(254, 266), top: 130, floors: 2 }
  const door = random.between(160, 200)
  lodge.chimney(main.x + main.width - random.between(60, 84), 74, 108)
  lodge.walls(main, lodge.colors.accentWall)
  lodge.windows(main)
  drawRoof(lodge, traits.roof === 'gable' ? 'dormers' : broadRoof(traits.roof), main, 30)
  lodge.finish()

  const front = new Building(drawing, lodge.colors)
  const hall: Block = { x: door - 42, width: 84, top: 106, floors: 2 }
  front.walls(hall)
  front.windows(hall, 'tall', { from: door - 40, to: door + 40 })
  drawFrontGable(front, hall, 28)
  front.entrance(door, 'canopy')
  front.finish()
  return [door]
}

/** Draws a tower with two lower sides for independent living. */
export const drawTower: FormDrawing = (drawing) => {
  const { random, traits, tint, detail } = drawing
  const sides = new Building(drawing)
  const floors = random.between(5, 6)
  const roof = tallRoof(traits.roof)
  const sideRoof: Roof = roof === 'gable' || roof === 'dormers' ? 'hip' : roof
  const left: Block = { x: random.between(74, 82), width: 80, top: random.between(88, 100), floors: 4 }
  const right: Block = { x: 221, width: random.between(78, 88), top: random.between(108, 120), floors: 3 }
  for (const side of [left, right]) {
    sides.walls(side, sides.colors.accentWall)
    sides.windows(side)
    drawRoof(sides, sideRoof, side, 14)
  }
  if (detail.balconies && traits.wall !== 'brick') {
    const floor = Math.round((groundLine - left.top) / 4)
    const balconies = [1, 2, 3].map((storey) => `M${left.x + 8} ${left.top + floor * storey - 4}h64`).join('')
    sides.parts.openings.line(balconies, tint(sides.colors.trim), 3, '13 8')
  }
  sides.finish()

  const middle = new Building(drawing, sides.colors)
  const tower: Block = { x: 151, width: 74, top: random.between(56, 66), floors }
  middle.walls(tower)
  middle.windows({ ...tower, floors: floors - 1, foot: 160 })
  drawRoof(middle, roof === 'mission' ? 'hip' : roof, tower, 20)
  middle.entrance(188, 'canopy')
  middle.finish()
  return [188]
}

/** Draws two tall row houses for independent living in town. */
export const drawRowhouse: FormDrawing = (drawing) => {
  const { random, traits } = drawing
  const row = new Building(drawing)
  const roof: Roof =
    traits.roof === 'mansard' || traits.roof === 'flat' ? traits.roof : random.pick(['mansard', 'flat'])
  const one: Block = { x: random.between(60, 70), width: 114, top: random.between(80, 90), floors: 4 }
  const other: Block = { x: one.x + 114, width: random.between(112, 124), top: random.between(96, 106), floors: 3 }
  const door = one.x + 114
  const free = { from: door - 26, to: door + 26 }
  row.walls(one)
  row.windows(one, 'small', free)
  drawRoof(row, roof, one, 24)
  row.walls(other, row.colors.accentWall)
  row.windows(other, 'tall', free)
  drawRoof(row, roof, other, 24)
  row.entrance(door)
  row.finish()
  return [door]
}

/** Draws a campus with a house, a hall, and a cottage for continuing care retirement communities. */
export const drawCampus: FormDrawing = (drawing) => {
  const { random, traits, tint } = drawing
  const roof = broadRoof(traits.roof)
  const hall = new Building(drawing)
  const back: Block = { x: random.between(184, 194), width: 122, top: random.between(88, 98), floors: 4 }
  hall.walls(back, hall.colors.accentWall)
  hall.windows({ ...back, floors: 4 })
  drawRoof(hall, roof === 'flat' ? 'flat' : 'hip', back, 24)
  hall.finish()

  const house = new Building(drawing, hall.colors)
  const front: Block = { x: random.between(46, 54), width: 152, top: 122, floors: 2 }
  const door = front.x + 76
  const cottage: Block = { x: front.x + 172, width: 78, top: 160, floors: 1 }
  house.chimney(front.x + 116, 72, 104)
  house.walls(front)
  house.windows(front, 'small', { from: door - 25, to: door + 25 })
  drawRoof(house, roof === 'gable' ? 'dormers' : roof, front, 28)
  if (roof !== 'flat' && roof !== 'mission')
    house.parts.roofs.fill(cupola(door, front.top - 25), tint(house.colors.roof))
  house.walls(cottage)
  house.windows(cottage, 'small', { from: cottage.x + 28, to: cottage.x + 50 })
  drawFrontGable(house, cottage, 22)
  house.entrance(door)
  house.parts.entrances.fill(box(cottage.x + 34, 177, 10, 19), tint(house.colors.door))
  house.finish()
  return [door]
}
