import { isOverlapping, type Spot, type SpotBox } from './mark-boxes'

/** Finds spots near another one without comparing each with each. */
export class SpotGrid<Item extends Spot> {
  readonly #cells = new Map<number, Item[]>()
  readonly #side: number

  /** `side` is the largest distance that is asked for. */
  constructor(side: number) {
    this.#side = side
  }

  add(item: Item): void {
    const key = this.#key(item.x, item.y)
    const cell = this.#cells.get(key)
    if (cell) cell.push(item)
    else this.#cells.set(key, [item])
  }

  /** Returns the items closer than a distance, which is at most the side of a cell. */
  near({ x, y }: Spot, distance: number): Item[] {
    const found: Item[] = []
    for (const right of [-this.#side, 0, this.#side]) {
      for (const down of [-this.#side, 0, this.#side]) {
        for (const item of this.#cells.get(this.#key(x + right, y + down)) ?? []) {
          if ((item.x - x) ** 2 + (item.y - y) ** 2 < distance ** 2) found.push(item)
        }
      }
    }
    return found
  }

  #key(x: number, y: number): number {
    return Math.floor(x / this.#side) * 1_000_003 + Math.floor(y / this.#side)
  }
}

/** Keeps boxes apart. */
export class BoxGrid {
  readonly #cells = new Map<number, SpotBox[]>()

  /** Takes the place of a box, unless another box has some of it. Returns whether it did. */
  take(box: SpotBox): boolean {
    if (!this.isFree(box)) return false
    this.force(box)
    return true
  }

  /** Takes the place of a box, whatever is there. */
  force(box: SpotBox): void {
    for (const key of keysOf(box)) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box])
  }

  isFree(box: SpotBox): boolean {
    return keysOf(box).every((key) => (this.#cells.get(key) ?? []).every((other) => !isOverlapping(box, other)))
  }
}

const cellSide = 96

function keysOf({ left, top, right, bottom }: SpotBox): number[] {
  const keys: number[] = []
  for (let column = Math.floor(left / cellSide); column <= Math.floor(right / cellSide); column++) {
    for (let row = Math.floor(top / cellSide); row <= Math.floor(bottom / cellSide); row++) {
      keys.push(column * 1_000_003 + row)
    }
  }
  return keys
}
