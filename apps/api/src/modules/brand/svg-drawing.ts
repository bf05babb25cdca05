import { Resvg } from '@resvg/resvg-js'
import { logoFault } from './logo-fault'

/** The most bytes of an SVG. It takes longer to draw than a PNG. */
const maxBytes = 100 * 1024
/** The least and most pixels of its width and height. */
const side = { min: 1, max: 10_000 }
/** How many times as wide as high it can be, or as high as wide. */
const maxRatio = 8
/** How often it can repeat its parts with `<use>`. */
const maxUses = 20

/** Matches the start of elements, whatever the prefix of their namespace is. */
const startOf = (names: string) => new RegExp(`<(?:[^\\s<>/"'=:]+:)?(?:${names})(?=[\\s/>])`, 'gi')
const uses = startOf('use')
/** Matches the text of the first tag. No attribute can contain `<`. */
const root = /<(?:[^\s<>/"'=:]+:)?svg(?=[\s/>])([^<]*)/

/** What an SVG can't have, and what to do about it. */
const forbidden = [
  { pattern: /<!(?:DOCTYPE|ENTITY)/i, detail: 'Remove the DOCTYPE from the SVG, or choose a PNG.' },
  // Either could name a file of the server.
  { pattern: startOf('image|feImage'), detail: 'Remove the images from the SVG, or choose a PNG.' },
  { pattern: startOf('foreignObject'), detail: 'Remove the <foreignObject> elements from the SVG, or choose a PNG.' },
]

/** The width and height of a picture in pixels. */
interface Size {
  width: number
  height: number
}

/**
 * Draws an SVG as a PNG that fits a size.
 * @throws {HttpError} 422 that says what to change in the SVG, or another error for what is no SVG [WORK-012, BIZ-008]
 */
export function drawSvg(file: Buffer, fit: Size): Buffer {
  const svg = file.toString('utf8')
  const [, attributes] = root.exec(svg) ?? []
  if (attributes === undefined) throw new Error('The file is no SVG')
  const fault = contentFault(svg, file.length) ?? rootFault(attributes)
  if (fault !== undefined) throw logoFault(fault)
  const font = { loadSystemFonts: false }
  const size = new Resvg(svg, { font })
  const wrongSize = sizeFault(size)
  if (wrongSize !== undefined) throw logoFault(wrongSize)
  const mode = size.width / size.height > fit.width / fit.height ? 'width' : 'height'
  return new Resvg(svg, { font, fitTo: { mode, value: fit[mode] } }).render().asPng()
}

function contentFault(svg: string, bytes: number): string | undefined {
  if (bytes > maxBytes) return `Choose an SVG of up to ${maxBytes / 1024} KB, or choose a PNG.`
  const found = forbidden.find(({ pattern }) => svg.search(pattern) >= 0)
  if (found) return found.detail
  const isRepetitive = [...svg.matchAll(uses)].length > maxUses
  return isRepetitive ? `Choose an SVG with at most ${maxUses} <use> elements, or choose a PNG.` : undefined
}

/** A width or height in percent is none without a `viewBox`. */
function rootFault(attributes: string): string | undefined {
  const valueOf = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(attributes)?.[1]
  const [, , ...box] = (valueOf('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides = [valueOf('width'), valueOf('height')]
  const hasBox = box.length === 2 && box.every((length) => length > 0)
  const hasSides = sides.every((length) => length !== undefined && !length.includes('%'))
  const hasZero = sides.some((length) => length !== undefined && Number.parseFloat(length) <= 0)
  return hasZero || !(hasBox || hasSides) ? 'Give the SVG a width and a height above 0, or choose a PNG.' : undefined
}

function sizeFault({ width, height }: Size): string | undefined {
  const [short, long] = width < height ? [width, height] : [height, width]
  if (!(short >= side.min && long <= side.max)) {
    return `Choose an SVG whose width and height are ${side.min} to ${side.max.toLocaleString('en-US')} pixels.`
  }
  const detail = `Choose an SVG that's at most ${maxRatio} times as wide as high, or as high as wide.`
  return long / short > maxRatio ? detail : undefined
}
