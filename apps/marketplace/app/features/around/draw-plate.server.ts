import { smoothLine } from '~/features/geography/index.server'
import { cutArea, cutLine, type Frame, frameOf, pathOf, type PlatePlace, plateSize, type Point } from './frame'
import { type Inks, inks, type PlateTheme } from './inks'
import { drawFoot, drawHouseMark, drawNorth, drawRings, drawRouteNumbers } from './plate-marks'
import { nearShapes, type Shape, type ShapeKind } from './near-shapes.server'

const { width, height, foot } = plateSize
const areas: readonly ShapeKind[] = ['lake', 'settled']

/** Draws the plate of a place, like an engraved map: ruled water with shore lines, hatched towns, and double lines for roads. [LOOK-004] */
export function drawPlate(place: PlatePlace, theme: PlateTheme): string {
  const frame = frameOf(place)
  const shapes = nearShapes(frame)
  const paths = new Map<ShapeKind, string>()
  for (const shape of shapes) paths.set(shape.kind, (paths.get(shape.kind) ?? '') + pathOfShape(frame, shape))
  const at = (kind: ShapeKind) => paths.get(kind) ?? ''
  const colors = inks[theme]
  const map = [
    fill(at('settled'), 'url(#h)', stroke(colors.settled, 0.8)),
    drawRivers(at('river'), colors),
    drawLakes(colors),
    drawRoads(at('interstate'), at('usHighway'), at('stateHighway'), colors),
    drawRings(frame, place.miles, colors),
    drawRouteNumbers(frame, shapes, colors),
    drawHouseMark(frame, colors),
    drawNorth(colors),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    defs(at('lake'), colors),
    `<path d="M0 0h${width}v${height}H0z" fill="${colors.paper}"/>`,
    `<g clip-path="url(#f)" fill="none" stroke-linejoin="round" stroke-linecap="round">${map.join('')}</g>`,
    `<path d="M12 12h${width - 24}v${height - foot - 12}H12zM8 8h${width - 16}v${height - 16}H8z" fill="none" stroke="${colors.ink}"/>`,
    drawFoot(frame, colors),
    '</svg>',
  ].join('')
}

function pathOfShape({ project }: Frame, { kind, lines }: Shape): string {
  const isArea = areas.includes(kind)
  const parts = lines.flatMap((line) => {
    const points = line.map(project)
    return isArea ? [cutArea(points.slice(0, -1))] : cutLine(points)
  })
  return parts
    .filter((part) => part.length > (isArea ? 2 : 1))
    .map((part) => pathOf(isArea ? smoothArea(part) : smoothLine(part), isArea))
    .join('')
}

/** An area of a plate isn’t closed, and a ring is. */
const smoothArea = (points: readonly Point[]) => smoothLine([...points, ...points.slice(0, 1)]).slice(0, -1)

const stroke = (color: string, thickness: number, more = '') => ` stroke="${color}" stroke-width="${thickness}"${more}`
const fill = (path: string, color: string, more = '') => (path ? `<path d="${path}" fill="${color}"${more}/>` : '')
const line = (path: string, color: string, thickness: number) =>
  path ? `<path d="${path}"${stroke(color, thickness)}/>` : ''

/** What the shapes share: the frame, the hatch of towns, the rules of water, and the lakes, which are drawn several times. */
function defs(lakes: string, { settled, water }: Inks): string {
  return [
    `<defs><clipPath id="f"><path d="M12 12h${width - 24}v${height - foot - 12}H12z"/></clipPath>`,
    `<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="${settled}" stroke-width=".9" stroke-opacity=".8" d="M0 0v7"/></pattern>`,
    `<pattern id="r" width="9" height="5" patternUnits="userSpaceOnUse"><path stroke="${water}" stroke-width=".8" stroke-opacity=".75" d="M0 2h9"/></pattern>`,
    lakes ? `<path id="w" d="${lakes}"/><clipPath id="c"><use href="#w"/></clipPath>` : '',
    '</defs>',
  ].join('')
}

const drawRivers = (rivers: string, { paper, water, wash }: Inks): string =>
  line(rivers, paper, 6) + line(rivers, water, 2.2) + line(rivers, wash, 0.7)

/** Water is a wash with rules, and lines along its shore that get thinner toward the middle. */
function drawLakes({ ink, water, wash }: Inks): string {
  const shores = [30, 22, 15, 9, 4].map(
    (thickness, index) =>
      `<use href="#w"${stroke(index % 2 === 0 ? water : wash, thickness, ` stroke-opacity="${index % 2 === 0 ? 0.35 : 0.9}"`)}/>`,
  )
  const inside = `<g clip-path="url(#c)"><use href="#w" fill="url(#r)"/>${shores.join('')}</g>`
  return `<use href="#w" fill="${wash}"/>${inside}<use href="#w"${stroke(ink, 1.1)}/>`
}

const drawRoads = (interstates: string, usHighways: string, stateHighways: string, { paper, ink }: Inks): string =>
  [
    line(stateHighways, paper, 5),
    line(stateHighways, ink, 1.2),
    line(usHighways, ink, 4.6),
    line(usHighways, paper, 2.4),
    line(interstates, ink, 8),
    line(interstates, paper, 5.6),
    line(interstates, ink, 1),
  ].join('')
