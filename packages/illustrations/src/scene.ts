import { mixColors, withLightness } from './color'
import { type Light, type LightColors, lightColors } from './light'
import { Random } from './random'

/** A point on the picture. */
type Point = readonly [x: number, y: number]

/** A point in space: to the right, up, and away from the visitor. */
export type Corner = readonly [x: number, y: number, z: number]

/** The heights of the camera: how much of the ground shows, and where it meets the walls. */
export const cameras = {
  low: { tilt: 0.03, ground: 212 },
  eye: { tilt: 0.16, ground: 200 },
  high: { tilt: 0.36, ground: 186 },
} as const

/** A height of the camera. */
export type Camera = keyof typeof cameras

/** The side wall of a house that shows. */
export type Side = 'left' | 'right'

/** What all parts of a picture share. */
export interface SceneOptions {
  light: Light
  /** The sky, from 0 to 5. */
  sky: number
  side: Side
  /** How much of the ground shows. */
  tilt: number
  /** The height at which the ground meets the walls. */
  ground: number
  /** A whole number that decides what isn't given, such as which windows are lit. */
  seed: number
  /** How far the house is from the middle. */
  shift?: number
  /** How much of each color the light takes, from 0 to 1. By default, what the light says. */
  strength?: number
  /** The size of the picture. By default, that of every house. */
  size?: { width: number; height: number }
}

/** Rounds to half a unit, so pictures stay small. */
export const half = (value: number): number => Math.round(value * 2) / 2

/** The size of every picture. */
export const pictureSize = { width: 360, height: 240 } as const

/**
 * A picture as flat shapes from back to front. An oblique projection turns boxes into faces: what is farther away moves to the visible side
 * and, with the height of the camera, up. [LOOK-004]
 */
export class Scene {
  readonly light: Light
  readonly colors: LightColors
  readonly sky: number
  readonly side: Side
  readonly tilt: number
  readonly ground: number
  /** Random numbers that don't depend on the light: for plants. */
  readonly plants: Random
  /** Random numbers for which windows are lit. */
  readonly lit: Random
  /** Random numbers for what is in the sky. */
  readonly air: Random
  readonly #size: { width: number; height: number }
  readonly #lean: number
  readonly #shift: number
  readonly #shapes: { paint: string; path: string }[] = []
  readonly #covered: { left: number; right: number; top: number }[] = []
  #skyEnd = 0

  constructor({ light, sky, side, tilt, ground, seed, shift = 0, strength, size = pictureSize }: SceneOptions) {
    this.light = light
    this.sky = sky
    const colors = lightColors(light, sky)
    this.colors = strength === undefined ? colors : { ...colors, strength }
    this.#size = size
    this.side = side
    this.tilt = tilt
    this.ground = ground
    this.#lean = side === 'right' ? 0.26 : -0.26
    this.#shift = shift
    this.air = new Random(seed, 1)
    this.lit = new Random(seed, 2)
    this.plants = new Random(seed, 3)
  }

  /** Returns a color in this light, after a change of its lightness by an amount from -1 to 1. */
  tint(color: string, lightness = 0): string {
    const { ambient, strength } = this.colors
    const own = lightness === 0 ? color : withLightness(color, lightness)
    return strength === 0 ? own : mixColors(own, ambient, strength)
  }

  /** Returns where a point in space is on the picture. */
  point(x: number, y: number, z = 0): Point {
    return [half(x + this.#shift + z * this.#lean), half(this.ground - y - z * this.tilt)]
  }

  /** Returns the path of a face with these corners. */
  outline(corners: readonly Corner[]): string {
    const points = corners.map((corner) => this.point(...corner))
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    this.cover(Math.min(...xs), Math.max(...xs), Math.min(...ys))
    return `${points.map((point, index) => stepTo(point, points[index - 1])).join('')}z`
  }

  /** Records that something is in front of the sky between two sides, up to `top`. Faces do so themselves. */
  cover(left: number, right: number, top: number): void {
    this.#covered.push({ left, right, top })
  }

  /** Fills the face with these corners. `more` are further attributes. */
  face(color: string, corners: readonly Corner[], more = ''): void {
    this.fill(color, this.outline(corners), more)
  }

  /** Fills a path. A shape joins the one before if both have the same paint. */
  fill(color: string, path: string, more = ''): void {
    this.#add(`fill="${color}"${more}`, path)
  }

  /** Draws a path as a line. */
  line(color: string, width: number, path: string, more = ''): void {
    this.#add(`stroke="${color}" stroke-width="${width}"${more}`, path)
  }

  /** Ends the sky: what is drawn from now on is in front of it. */
  endSky(): void {
    this.#skyEnd = this.#shapes.length
  }

  /** Fills a path in the sky, behind all that is in front of it. */
  fillSky(color: string, path: string): void {
    this.#shapes.splice(this.#skyEnd, 0, { paint: `fill="${color}"`, path })
  }

  /** Returns whether nothing in front of the sky is within `reach` of a point, to its sides or above its lower end. */
  isClear(x: number, y: number, reach: number): boolean {
    return this.#covered.every(({ left, right, top }) => x < left - reach || x > right + reach || top > y + reach)
  }

  /** Returns the picture as an SVG. */
  toString(): string {
    return this.wrap(this.shapes())
  }

  /** Returns what is drawn so far, without the SVG around it. */
  shapes(): string {
    return this.#shapes.map(({ paint, path }) => `<path ${paint} d="${path}"/>`).join('')
  }

  /** Returns shapes as an SVG of the picture's size. */
  wrap(shapes: string): string {
    const { width, height } = this.#size
    // A picture that is cropped keeps its ground.
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" fill="none" paint-order="stroke">${shapes}</svg>`
  }

  #add(paint: string, path: string): void {
    if (path === '') return
    const last = this.#shapes.at(-1)
    if (last?.paint === paint) last.path += path
    else this.#shapes.push({ paint, path })
  }
}

function stepTo([x, y]: Point, before: Point | undefined): string {
  if (!before) return `M${x} ${y}`
  const [dx, dy] = [x - before[0], y - before[1]]
  if (dx === 0) return `v${dy}`
  return dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
}

/** Returns the path of a rectangle from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${half(x)} ${half(y)}h${half(width)}v${half(height)}h${-half(width)}z`

/** Returns the path of a circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${half(x - radius)} ${half(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0z`
