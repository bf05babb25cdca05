import { lamp } from '@pkg/illustrations'
import { type Frame, plateSize, type Point } from './frame'
import type { Inks } from './inks'
import type { Shape, ShapeKind } from './near-shapes.server'

const { width, height, foot } = plateSize
const sans = 'font-family="system-ui,sans-serif"'

/** Draws a ring at the whole distance and a dotted one at half of it. */
export function drawRings({ middle: [x, y], mile }: Frame, miles: number, { ink }: Inks): string {
  const ring = (radius: number, more: string) =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" stroke="${ink}"${more}/>`
  return ring(mile * miles, ' stroke-width="1.2"') + ring((mile * miles) / 2, ' stroke-dasharray="1 6"')
}

/** Draws the house in the middle, as a lit mark on a disc of light. */
export function drawHouseMark({ middle: [x, y] }: Frame, { paper, house, halo }: Inks): string {
  return [
    `<circle cx="${x}" cy="${y}" r="27" fill="${lamp}" fill-opacity="${halo}"/>`,
    `<g transform="translate(${x - 16} ${y - 19})"><path d="M2 12 16 1l14 11v19H2z" fill="${house}" stroke="${paper}" stroke-width="4" paint-order="stroke"/>`,
    `<path d="M8 13.5h7v7H8zm9 0h7v7h-7zm-9 9h7v7H8zm9 0h7v7h-7z" fill="${lamp}"/></g>`,
  ].join('')
}

/** Draws the arrow to the north in the upper right corner. */
export function drawNorth({ paper, ink }: Inks): string {
  return [
    `<g transform="translate(${width - 40} 50)"><circle r="21" fill="${paper}" fill-opacity=".9"/>`,
    `<path d="M0-15V15M-15 0H15M-5-5 5 5M-5 5 5-5" stroke="${ink}"/><path d="M0-17l4 17h-8z" fill="${ink}"/>`,
    `<text y="-22" text-anchor="middle" ${sans} font-size="14" font-weight="700" fill="${ink}">N</text></g>`,
  ].join('')
}

/** Draws the scale below the map: two miles. */
export function drawFoot({ mile }: Frame, { ink }: Inks): string {
  const length = Math.round(mile * 2)
  const [left, top] = [width - 22 - length, height - 22]
  const quarter = Math.round(length / 4)
  return [
    `<path d="M${left} ${top}h${length}v5h${-length}z" fill="none" stroke="${ink}"/>`,
    `<path d="M${left} ${top}h${quarter}v5h${-quarter}zM${left + 2 * quarter} ${top}h${quarter}v5h${-quarter}z" fill="${ink}"/>`,
    `<text x="${left - 8}" y="${top + 6}" text-anchor="end" ${sans} font-size="14" font-weight="600" fill="${ink}">2 mi</text>`,
  ].join('')
}

/** A rectangle that nothing else may cover. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Roads by their rank. A number of a higher rank gets its place first. */
const roads: readonly ShapeKind[] = ['interstate', 'usHighway', 'stateHighway']

/** Draws the number of each road on its line, as far as there is room. An interstate’s is in an inverted box. */
export function drawRouteNumbers(frame: Frame, shapes: readonly Shape[], { paper, ink }: Inks): string {
  const [x, y] = frame.middle
  const taken: Box[] = [
    [x - 30, y - 36, x + 30, y + 30],
    [width - 66, 12, width - 12, 78],
  ]
  const numbered = new Set<string>()
  let numbers = ''
  for (const kind of roads) {
    for (const { name, lines } of shapes.filter((shape) => shape.kind === kind)) {
      // Interstate 70 and U.S. Route 70 are two roads.
      const key = `${kind} ${name ?? ''}`
      if (name === undefined || numbered.has(key)) continue
      const breadth = 14 + name.length * 8
      const place = findPlace(
        lines.flatMap((line) => line.map(frame.project)),
        breadth,
        taken,
      )
      if (!place) continue
      numbered.add(key)
      const [left, top] = [Math.round(place[0] - breadth / 2), Math.round(place[1] - 10)]
      const isMain = kind === 'interstate'
      numbers += `<rect x="${left}" y="${top}" width="${breadth}" height="20" rx="${isMain ? 3 : 10}" fill="${isMain ? ink : paper}" stroke="${ink}" stroke-width="1.2"/>`
      numbers += `<text x="${left + breadth / 2}" y="${top + 15}" text-anchor="middle" ${sans} font-size="14" font-weight="700" fill="${isMain ? paper : ink}">${name}</text>`
    }
  }
  return numbers
}

/** Returns the first place of a road on the plate where its number covers nothing, from its middle outward, and takes it. */
function findPlace(points: readonly Point[], breadth: number, taken: Box[]): Point | undefined {
  const shown = points.filter(([x, y]) => x > 34 && x < width - 34 && y > 32 && y < height - foot - 26)
  for (const share of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const place = shown[Math.floor((shown.length - 1) * share)]
    if (!place) continue
    const box: Box = [place[0] - breadth / 2 - 3, place[1] - 13, place[0] + breadth / 2 + 3, place[1] + 13]
    const isFree = taken.every(
      ([left, top, right, bottom]) => box[2] < left || box[0] > right || box[3] < top || box[1] > bottom,
    )
    if (!isFree) continue
    taken.push(box)
    return place
  }
  return undefined
}
