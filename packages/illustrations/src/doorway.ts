import { mixColors, withLightness } from './color'
import { lamp } from './light'
import { outlinePath, outlineSize } from './outlines'
import { plateLetters } from './plate-letters'
import { Random } from './random'

/** The largest size of a doorway, in bytes. */
export const doorwayBudget = 2800

/** The size of a doorway, which is square. */
const size = 160

/** Whether a doorway is for pages in light or in dark colors. It is evening in both. */
export type DoorwayLight = 'noon' | 'night'

/** What a doorway shows. */
export interface DoorwayFacts {
  /** A whole number of the person's own, which chooses the wall, door, fanlight, and plant. */
  seed: number
  /** Up to two letters from A to Z for the plate. */
  initials: string
  /** The outline of the first county or state that the person serves, as text. */
  outline: string
}

const walls = ['#7d4637', '#3f5f66', '#5f7050', '#9a7d4c', '#5d5664', '#82685a', '#45706f', '#8d5b4d'] as const
const doors = ['#075259', '#80361e', '#2c5c40', '#c98f16', '#3a4b6a', '#5a2f3c', '#1f2f33'] as const
const dusk = '#0b3036'

/** Forms of the light above a door, 52 wide and from the top of the door up: its outline, its bars, and the height of its frame. */
const fanlights = [
  { glass: 'v-8a26 26 0 0 1 52 0v8z', bars: 'M26 0v-34M26 0l-19-25M26 0l19-25', frame: 'v-8a32 32 0 0 1 64 0v8z' },
  { glass: 'v-20h52v20z', bars: 'M17 0v-20M35 0v-20', frame: 'v-26h64v26z' },
  { glass: 'l26-28 26 28z', bars: 'M26 0v-26', frame: 'v-4l32-32 32 32v4z' },
  { glass: 'v-11h52v11z', bars: 'M13 0v-11M26 0v-11M39 0v-11', frame: 'v-17h64v17z' },
] as const

/** Where the top of a door and its bottom are, and how wide it is. */
const door = { top: 60, bottom: 146, width: 52 } as const

/** How wide a plate is, and how wide its letters can be. */
const plate = { width: 66, text: 58 } as const

const tenth = (value: number) => Math.round(value * 10) / 10
const fill = (color: string, path: string, more = '') => `<path fill="${color}"${more} d="${path}"/>`
const line = (color: string, width: number, path: string, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}"${more} d="${path}"/>`
const place = (x: number, y: number, shapes: string) => `<g transform="translate(${x} ${y})">${shapes}</g>`

/**
 * Draws someone's doorway in the evening: the door with its fanlight, which is always lit, a plate with their initials, and the outline of a place
 * that they serve. It replaces a missing portrait. [LOOK-008]
 */
export function drawDoorway({ seed, initials, outline }: DoorwayFacts, light: DoorwayLight): string {
  const random = new Random(seed, 8)
  const isNight = light === 'night'
  const darken = (color: string) => (isNight ? mixColors(color, dusk, 0.3) : color)
  const wall = mixColors(random.pick(walls), dusk, isNight ? 0.62 : 0.45)
  const color = darken(random.pick(doors))
  const { glass, bars, frame } = random.pick(fanlights)
  const [isBrick, hasPlant, isLeft] = [random.chance(0.45), random.chance(0.6), random.chance(0.5)]
  const [doorX, plateX] = isLeft ? [18, 84] : [90, 10]
  const trim = darken('#e9e2d0')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    fill(wall, `M0 0h${size}v${size}H0z`),
    drawCourses(withLightness(wall, -0.045), isBrick),
    fill(lamp, `M${doorX + 26} 138l-62 22h124z`, ' fill-opacity=".2"'),
    place(
      doorX,
      door.top,
      [fill(trim, `M-6 0${frame}M-6-1h64v87h-64z`), fill(lamp, `M0 0${glass}`), line(trim, 3, bars)].join(''),
    ),
    drawDoor(doorX, color, isLeft),
    fill(darken('#b9ad97'), `M${doorX - 14} ${door.bottom}h80v6h-80zM${doorX - 22} 152h96v8h-96z`),
    hasPlant ? drawPlant(isLeft ? 92 : 72, darken) : '',
    initials || outline ? drawPlate(plateX, initials, isNight) : '',
    drawOutline(plateX + (plate.width - outlineSize.width) / 2, outline, trim),
    '</svg>',
  ].join('')
}

/** The boards or bricks of the wall. */
function drawCourses(color: string, isBrick: boolean): string {
  const rows = Array.from({ length: 13 }, (_, row) => `M${isBrick && row % 2 === 0 ? 14 : 0} ${8 + row * 12}h${size}`)
  return line(color, isBrick ? 8 : 1.5, rows.join(''), isBrick ? ' stroke-dasharray="12 16"' : '')
}

function drawDoor(x: number, color: string, isLeft: boolean): string {
  const panels = [
    [5, 6, 30],
    [28, 6, 30],
    [5, 44, 34],
    [28, 44, 34],
  ].map(([left = 0, top = 0, height]) => `M${left} ${top}h19v${height}h-19z`)
  return place(
    x,
    door.top,
    fill(color, `M0 0h${door.width}v86H0z`) +
      line(withLightness(color, 0.1), 1.8, panels.join('')) +
      fill(lamp, `M${isLeft ? 45 : 1} 40a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`),
  )
}

const drawPlant = (x: number, darken: (color: string) => string): string =>
  place(
    x,
    0,
    fill(darken('#4f7350'), 'M0 140q-14-6-12-20 8 2 12 10 2-14 12-16 2 16-12 26z') +
      fill(darken('#9a5a3c'), 'M-8 138H8l-3 22H-5z'),
  )

/** The plate with initials. Its letters have a contrast of more than 7:1 in both lights. */
function drawPlate(x: number, initials: string, isNight: boolean): string {
  const letters = [...initials].flatMap((letter) => (plateLetters[letter] ? [plateLetters[letter]] : []))
  const widths = letters.map(([width]) => width)
  const width = widths.reduce((sum, own) => sum + own, 0)
  const scale = Math.min(1, plate.text / Math.max(1, width))
  const shapes = letters.map(([, outline], index) => {
    const left = widths.slice(0, index).reduce((sum, own) => sum + own, 0)
    return place(tenth(left), 0, fill('#112427', outline))
  })
  const start = tenth((plate.width - width * scale) / 2)
  const shrunk = scale < 1 ? ` scale(${scale.toFixed(2)})` : ''
  return place(
    x,
    74,
    `<rect width="${plate.width}" height="42" rx="4" fill="${isNight ? '#e6dcc3' : '#f6efdc'}" stroke="${dusk}" stroke-opacity=".35"/>` +
      `<g transform="translate(${start} 30.5)${shrunk}">${shapes.join('')}</g>`,
  )
}

const drawOutline = (x: number, outline: string, color: string): string =>
  outline === ''
    ? ''
    : place(
        x,
        20,
        `<path fill="${color}" fill-opacity=".16" stroke="${color}" stroke-width="2" stroke-linejoin="round" d="${outlinePath(outline)}"/>`,
      )
