import { boundsOf, overlap, type Bounds } from './bounds'

interface Layer {
  paint: string
  path: string
  bounds: Bounds[]
}

/** How many layers back a shape may move to join others of its paint. */
const maximumDepth = 24

/**
 * Collects the shapes of a drawing from back to front. A shape joins the last layer of its paint unless a layer between them overlaps it,
 * so the drawing looks the same and needs fewer bytes.
 */
export class Sheet {
  readonly #layers: Layer[] = []

  /** Fills a path. */
  fill(path: string, color: string): void {
    this.#add(path, `fill="${color}"`)
  }

  /** Darkens what is under a path. */
  shade(path: string): void {
    this.#add(path, 'fill="#22343e" fill-opacity=".13"')
  }

  /** Fills a path with a translucent color. */
  haze(path: string, color: string): void {
    this.#add(path, `fill="${color}" fill-opacity=".22"`)
  }

  /** Draws a path as a line. `dash` is in whole units. */
  line(path: string, color: string, width: number, dash?: string): void {
    this.#add(path, stroke(color, width, dash), width / 2)
  }

  /** Draws a path as a line with round ends. */
  roundLine(path: string, color: string, width: number, dash?: string): void {
    this.#add(path, `${stroke(color, width, dash)} stroke-linecap="round"`, width / 2)
  }

  /** Returns the drawing as an SVG of 360 by 240. */
  toString(): string {
    const paths = this.#layers.map(({ path, paint }) => `<path d="${path}" ${paint}/>`)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" fill="none">${paths.join('')}</svg>`
  }

  /** Adds all shapes of another sheet on top. */
  lay(other: Sheet): void {
    for (const { path, paint, bounds } of other.#layers) this.#join(path, paint, bounds)
  }

  #add(path: string, paint: string, margin = 0): void {
    if (path !== '') this.#join(path, paint, [boundsOf(path, margin)])
  }

  #join(path: string, paint: string, bounds: readonly Bounds[]): void {
    const layer = this.#findLayer(paint, bounds)
    if (layer) {
      layer.path += path
      layer.bounds.push(...bounds)
    } else {
      this.#layers.push({ paint, path, bounds: [...bounds] })
    }
  }

  #findLayer(paint: string, bounds: readonly Bounds[]): Layer | undefined {
    const last = this.#layers.length - 1
    for (let place = last; place >= 0 && place > last - maximumDepth; place -= 1) {
      const layer = this.#layers[place]
      if (layer?.paint === paint) return layer
      if (layer?.bounds.some((one) => bounds.some((other) => overlap(one, other)))) return undefined
    }
    return undefined
  }
}

function stroke(color: string, width: number, dash: string | undefined): string {
  const thickness = width === 1 ? '' : ` stroke-width="${width}"`
  return `stroke="${color}"${thickness}${dash ? ` stroke-dasharray="${dash}"` : ''}`
}

/** Returns the path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`

/** Returns the path of a circle. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0z`
