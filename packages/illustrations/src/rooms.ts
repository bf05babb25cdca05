import type { Random } from './random'
import { mixColors, shaded } from './color'
import { plain, type RoomColors } from './room-colors'
import { box, disc, type Sheet } from './sheet'

/** The state that all parts of a room share. */
export interface RoomDrawing {
  sheet: Sheet
  random: Random
  colors: RoomColors
}

/** Draws the wall, baseboard, and floorboards. */
function drawShell({ sheet, colors }: RoomDrawing): void {
  sheet.fill('M0 0h360v168H0z', colors.wall)
  sheet.fill('M0 168h360v72H0z', colors.floor)
  sheet.fill('M0 164h360v5H0z', plain.trim)
  sheet.line('M0 186h360M0 208h360', shaded(colors.floor, 0.14), 1)
}

/** Draws a window with a view of hills. */
function drawWindow({ sheet, random }: RoomDrawing, x: number, width: number, top = 40, height = 78): void {
  const half = Math.round(width / 2)
  const rise = random.between(12, 22)
  sheet.fill(box(x - 4, top - 4, width + 8, height + 8), plain.trim)
  sheet.fill(box(x, top, width, height), plain.sky)
  const hills = `M${x} ${top + height - 28}q${Math.round(width / 3)}-${rise} ${half}-4t${width - half} 2v30h-${width}z`
  sheet.fill(hills, plain.hill)
  sheet.line(`M${x + half} ${top}v${height}M${x} ${top + Math.round(height / 2)}h${width}`, plain.trim, 2)
}

/** Draws a framed picture on the wall. */
function drawPicture({ sheet, random, colors }: RoomDrawing, x: number, y: number): void {
  sheet.fill(box(x, y, 48, 34), colors.wood)
  sheet.fill(box(x + 4, y + 4, 40, 26), plain.sky)
  sheet.fill(
    `M${x + 4} ${y + 30}l${random.between(10, 15)}-14 9 7 8-10 ${random.between(9, 12)} 17z`,
    mixColors(plain.hill, colors.cloth, 0.4),
  )
}

/** Draws an armchair with its back to the wall. */
function drawArmchair({ sheet }: RoomDrawing, x: number, color: string): void {
  sheet.fill(`M${x + 10} 160q0-14 14-14h42q14 0 14 14v26h-70z`, color)
  const seat = `M${x} 176q0-9 9-9t9 9v12h54v-12q0-9 9-9t9 9v34h-90z`
  sheet.fill(seat, mixColors(color, '#fffaf0', 0.14))
  sheet.line(`M${x + 8} 210v8m74 0v-8`, shaded(color, 0.5), 4)
}

/** Draws a lit floor lamp. */
function drawFloorLamp({ sheet, colors }: RoomDrawing, x: number): void {
  sheet.line(`M${x} 212v-92m-10 92h20`, colors.wood, 3)
  sheet.haze(disc(x, 112, 30), '#ffd36b')
  sheet.fill(`M${x - 16} 122l8-24h16l8 24z`, plain.ember)
}

/** Draws a bedroom with a bed, a window, and a chair. */
export function drawSuite(room: RoomDrawing): void {
  const { sheet, random, colors } = room
  drawShell(room)
  drawWindow(room, 44, 92)
  sheet.fill('M30 30h26v104H30zM124 30h26v104h-26z', colors.otherCloth)
  sheet.line('M24 28h132', colors.wood, 4)
  drawPicture(room, random.between(232, 252), 34)
  sheet.fill('M20 222q150-20 320 0l-8 14H30z', colors.rug)
  sheet.fill('M190 128q0-14 14-14h124q14 0 14 14v62H190z', colors.wood)
  sheet.fill('M182 164h164v46H182z', colors.cloth)
  sheet.fill('M186 148h156v26q-78 12-156 0z', plain.trim)
  sheet.fill('M204 136h52v18h-52zM276 136h52v18h-52z', mixColors(colors.otherCloth, '#ffffff', 0.45))
  sheet.line('M190 210v10m148 0v-10', shaded(colors.wood), 5)
  sheet.fill(box(150, 170, 30, 40), shaded(colors.wood, 0.1))
  sheet.line('M154 188h22', plain.trim, 1)
  sheet.line('M165 170v-12', colors.wood, 3)
  sheet.haze(disc(165, 146, 24), '#ffd36b')
  sheet.fill('M154 158l6-20h10l6 20z', plain.ember)
  drawArmchair(room, random.between(36, 46), colors.otherCloth)
}

/** Draws a dining room with two set tables. */
export function drawDining(room: RoomDrawing): void {
  const { sheet, random, colors } = room
  drawShell(room)
  for (const x of [28, 144, 260]) drawWindow(room, x, 72, 44, 68)
  const lamps = [random.between(100, 112), random.between(248, 262)]
  sheet.line(lamps.map((x) => `M${x} 0v36`).join(''), colors.wood, 2)
  sheet.haze(lamps.map((x) => disc(x, 52, 24)).join(''), '#ffd36b')
  sheet.fill(lamps.map((x) => `M${x - 18} 52q2-18 18-18t18 18z`).join(''), colors.otherCloth)
  sheet.fill(lamps.map((x) => disc(x, 54, 5)).join(''), plain.ember)
  const tables = [92, 268]
  const chairs = tables.flatMap((x) => [`M${x - 58} 126v90m0-44h26v44`, `M${x + 58} 126v90m0-44h-26v44`])
  sheet.roundLine(chairs.join(''), colors.wood, 5)
  sheet.line(tables.flatMap((x) => [`M${x - 58} 132v28`, `M${x + 58} 132v28`]).join(''), colors.cloth, 9)
  sheet.fill(tables.map((x) => `M${x - 40} 166h80l6 40h-92z`).join(''), plain.trim)
  sheet.fill(tables.map((x) => `M${x + 16} 166h24l6 40h-26z`).join(''), '#e3dac7')
  sheet.line(tables.map((x) => `M${x} 206v20m-16 0h32`).join(''), colors.wood, 5)
  sheet.fill(tables.map((x) => `M${x - 4} 166v-12h8v12z`).join(''), colors.cloth)
  sheet.roundLine(tables.map((x) => `M${x} 154v-10m0 4l-6-6m6 6l6-6`).join(''), plain.hill, 3)
  sheet.fill(
    tables.map((x) => `${disc(x, 143, 4)}${disc(x - 7, 141, 3)}${disc(x + 7, 141, 3)}`).join(''),
    random.pick(['#d9734f', '#e2a93b', '#c9798a']),
  )
  sheet.fill(tables.map((x) => `M${x - 32} 164h20v3h-20zM${x + 12} 164h20v3h-20z`).join(''), '#c9d6d4')
}

/** Draws a lounge with a fireplace. */
export function drawLounge(room: RoomDrawing): void {
  const { sheet, random, colors } = room
  const isLeft = random.chance(0.5)
  const brick = mixColors('#c7875c', colors.otherCloth, 0.3)
  drawShell(room)
  drawWindow(room, isLeft ? 28 : 268, 64)
  sheet.fill('M128 20h104v148H128z', brick)
  sheet.fill('M120 84h120v9H120z', colors.wood)
  sheet.fill('M146 168v-44q0-20 34-20t34 20v44z', plain.soot)
  sheet.fill('M164 168q-8-16 10-32q0 12 8 6q14 12 6 26z', plain.fire)
  sheet.fill('M173 168q-3-10 5-17q7 9 3 17z', plain.ember)
  sheet.line('M156 166h48', colors.wood, 5)
  drawPicture(room, 156, 36)
  const shelf = isLeft ? 262 : 20
  sheet.fill(box(shelf, 44, 78, 124), shaded(colors.wood, 0.08))
  sheet.line(`M${shelf + 5} 82h68m-68 40h68`, colors.wall, 3)
  const books = (y: number, gaps: readonly number[]) =>
    gaps.map((gap) => `M${shelf + 6 + gap} ${y}v-${random.between(20, 30)}`).join('')
  sheet.line(books(80, [4, 12, 34, 52]) + books(120, [10, 20, 46]), colors.cloth, 6)
  sheet.line(books(80, [20, 42, 60]) + books(120, [4, 30, 38, 58]), colors.otherCloth, 6)
  sheet.fill('M34 218q150-18 292 0l-12 16H46z', colors.rug)
  drawArmchair(room, 16, colors.cloth)
  drawArmchair(room, 254, colors.otherCloth)
  drawFloorLamp(room, isLeft ? 118 : 242)
  sheet.fill('M140 206a40 8 0 0 1 80 0a40 8 0 0 1-80 0z', colors.wood)
  sheet.line('M158 210v18m44 0v-18', shaded(colors.wood), 4)
  sheet.fill('M166 198h20v5h-20z', plain.trim)
}

/** Draws a garden with a path, a pergola, and raised beds. */
export function drawGarden({ sheet, random, colors }: RoomDrawing): void {
  const bloom = random.pick(['#d9734f', '#e2a93b', '#c9798a', '#f4efe1'])
  const house = mixColors(colors.wall, '#f6efdf', 0.4)
  sheet.fill('M0 0h360v240H0z', '#cfe3e6')
  sheet.fill(`M0 ${random.between(92, 104)}q90-24 180-6t180-14V240H0z`, '#a9c08c')
  sheet.fill('M0 142q180-14 360 0V240H0z', '#93b26f')
  sheet.fill('M0 78h104v78H0z', house)
  sheet.shade('M78 78h26v78h-26z')
  sheet.fill('M-8 80l22-30h72l26 30z', mixColors(colors.cloth, '#4a5559', 0.5))
  sheet.line('M12 112h76', plain.trim, 26, '20 8')
  sheet.line('M14 112h72', '#8fb0b6', 22, '16 12')
  sheet.fill('M60 240q-6-50 60-66t240-22v20q-150 6-196 24t-22 44z', '#ded5bd')
  const x = random.between(196, 212)
  sheet.line(`M${x} 164V82m92 82V82`, colors.wood, 6)
  sheet.line(`M${x - 14} 84h120M${x - 8} 94h108`, colors.wood, 5)
  sheet.line(`M${x - 8} 78h110`, shaded(colors.wood, 0.15), 8, '5 10')
  sheet.roundLine(`M${x} 92q10 16 2 34m90-36q-12 14-4 30`, '#6f9058', 5)
  sheet.fill(disc(x + 6, 100, 4) + disc(x + 88, 104, 4) + disc(x - 2, 112, 3), bloom)
  sheet.line(`M${x + 22} 146h48m-44 0v18m40-18v18M${x + 22} 138h48m-48-7h48`, colors.otherCloth, 4)
  const tree = random.between(320, 336)
  sheet.line(`M${tree} 164v-40`, '#6e523f', 6)
  sheet.fill(disc(tree, 104, 24) + disc(tree - 16, 116, 16) + disc(tree + 16, 116, 16), '#6f9058')
  for (const bed of [random.between(14, 24), random.between(226, 244)]) {
    sheet.fill(box(bed, 206, 92, 18), shaded(colors.wood, 0.1))
    sheet.fill(box(bed, 204, 92, 5), '#6b5b4e')
    sheet.roundLine(`M${bed + 6} 200h80`, '#6f9058', 11, '0 10')
    sheet.roundLine(`M${bed + 9} 196h76`, bloom, 5, '0 13')
  }
}
