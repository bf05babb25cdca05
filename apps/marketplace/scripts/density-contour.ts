/** A place on the grid, in cells. */
export type Spot = readonly [x: number, y: number]

/** Sums of kernels on a grid that has values only near its points. */
export class DensityGrid {
  readonly #blocks = new Map<string, Float32Array>()

  /** Adds a bell-shaped kernel with a height of 1. `radius` is in cells. At `radius` from its center, a kernel has two fifths of its height. */
  add([x, y]: Spot, radius: number): void {
    const reach = Math.ceil(radius * 2.4)
    for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
      for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
        const distance = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2
        const block = this.#block(column, row)
        const cell = cellOf(column, row)
        block[cell] = (block[cell] ?? 0) + Math.exp(-0.9 * distance)
      }
    }
  }

  /** Returns the rings around what reaches a level, as closed rings of spots. Outer rings and holes run in opposite directions. */
  trace(level: number): Spot[][] {
    const next = new Map<string, { from: Spot; to: Spot }>()
    for (const key of this.#blocks.keys()) {
      const [left = 0, top = 0] = key.split(',').map((part) => Number(part) * side)
      for (let row = top - 1; row < top + side; row++) {
        for (let column = left - 1; column < left + side; column++) this.#cut(column, row, level, next)
      }
    }
    return joinRings(next)
  }

  #block(column: number, row: number): Float32Array {
    const key = `${Math.floor(column / side)},${Math.floor(row / side)}`
    const known = this.#blocks.get(key)
    if (known) return known
    const block = new Float32Array(side * side)
    this.#blocks.set(key, block)
    return block
  }

  #value(column: number, row: number): number {
    return this.#blocks.get(`${Math.floor(column / side)},${Math.floor(row / side)}`)?.[cellOf(column, row)] ?? 0
  }

  /** Adds the lines on which the level crosses a square of four cells (marching squares). */
  #cut(column: number, row: number, level: number, next: Map<string, { from: Spot; to: Spot }>): void {
    const corners = cornerSteps.map(([right, down]): Spot => [column + right, row + down])
    const values = corners.map(([x, y]) => this.#value(x, y))
    if (values.every((value) => value >= level) || values.every((value) => value < level)) return
    const crossings = corners.flatMap((corner, index) => {
      const [other = corner, value = 0, otherValue = 0] = [
        corners[(index + 1) % 4],
        values[index],
        values[(index + 1) % 4],
      ]
      if (value >= level === otherValue >= level) return []
      const part = (level - value) / (otherValue - value)
      const spot: Spot = [corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part]
      return [{ spot, isLeaving: value >= level }]
    })
    crossings.forEach(({ spot, isLeaving }, index) => {
      const before = crossings[(index + crossings.length - 1) % crossings.length]
      if (isLeaving && before) next.set(spotKey(spot), { from: spot, to: before.spot })
    })
  }
}

const side = 64
const cornerSteps = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

const cellOf = (column: number, row: number) => (row & (side - 1)) * side + (column & (side - 1))
const spotKey = ([x, y]: Spot) => `${x.toFixed(3)},${y.toFixed(3)}`

function joinRings(next: Map<string, { from: Spot; to: Spot }>): Spot[][] {
  const rings: Spot[][] = []
  for (const [start, first] of next) {
    const ring = [first.from]
    let line: { from: Spot; to: Spot } | undefined = first
    next.delete(start)
    while (line) {
      ring.push(line.to)
      const key = spotKey(line.to)
      line = next.get(key)
      next.delete(key)
    }
    rings.push(ring)
  }
  return rings
}
