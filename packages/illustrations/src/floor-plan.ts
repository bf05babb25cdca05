import { mixColors } from './color'
import { plain } from './room-colors'
import type { RoomDrawing } from './rooms'
import { box, disc } from './sheet'

/** Draws the floor plan of a one-bedroom home with walls, doors, windows, and furniture, but without words or numbers. */
export function drawFloorPlan({ sheet, random, colors }: RoomDrawing): void {
  const ink = mixColors(colors.cloth, '#10242b', 0.6)
  const paper = mixColors(colors.wall, '#fbf9f4', 0.75)
  const wet = mixColors(plain.sky, paper, 0.4)
  const split = random.between(182, 202)
  const isMirrored = random.chance(0.5)
  const at = (x: number, width: number) => (isMirrored ? 360 - x - width : x)
  const place = (x: number, y: number, width: number, height: number) => box(at(x, width), y, width, height)
  const wall = (x: number) => (isMirrored ? 360 - x : x)
  sheet.fill('M0 0h360v240H0z', paper)
  sheet.line(
    'M0 30h360M0 75h360M0 120h360M0 165h360M0 210h360M45 0v240M90 0v240M135 0v240M180 0v240M225 0v240M270 0v240M315 0v240',
    mixColors(paper, colors.rug, 0.35),
    1,
  )
  sheet.fill('M60 34h240v172H60z', '#fffdf8')
  sheet.fill(place(split, 142, 298 - split, 62), wet)
  const furniture = [
    place(split + 34, 44, 56, 66),
    place(split + 38, 48, 22, 14),
    place(split + 64, 48, 22, 14),
    place(74, 62, 24, 62),
    place(132, 76, 26, 26),
    place(70, 180, 74, 18),
    place(split + 12, 150, 22, 44),
    place(split + 74, 182, 22, 16),
  ]
  sheet.fill(furniture.join(''), mixColors(colors.rug, '#fffdf8', 0.45))
  sheet.line(furniture.join(''), ink, 1)
  sheet.fill(disc(wall(split + 84), 164, 8), '#fffdf8')
  sheet.fill(place(split + 34, 72, 56, 38), mixColors(colors.cloth, '#fffdf8', 0.45))
  sheet.line(`M${wall(96)} 180v18M${wall(120)} 180v18`, ink, 1)
  const inner = `M${wall(split)} 34v26M${wall(split)} 92v50M${wall(split)} 142H${wall(split + 20)}M${wall(split + 52)} 142H${wall(300)}M${wall(split)} 142v16M${wall(split)} 190v16`
  sheet.line(inner, ink, 4)
  sheet.line('M60 34h240v172H60z', ink, 6)
  sheet.line(`M${wall(86)} 34H${wall(150)}M${wall(split + 30)} 34H${wall(split + 84)}`, plain.sky, 4)
  sheet.line(`M${wall(150)} 206H${wall(178)}`, '#fffdf8', 6)
  const swing = isMirrored ? -1 : 1
  const doors = `M${wall(split)} 60l${-28 * swing} 8q${4 * swing} 20 ${28 * swing} 24M${wall(split + 20)} 142v-30q${24 * swing} 4 ${32 * swing} 30M${wall(150)} 206v-28q${24 * swing} 4 ${28 * swing} 28`
  sheet.line(doors, mixColors(ink, paper, 0.35), 1)
  sheet.line('M60 222h240M60 217v10M300 217v10M314 34v172M309 34h10M309 206h10', colors.otherCloth, 1)
}
