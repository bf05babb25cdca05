/** What a window of a house says: lit, half lit, dark, or the one that a person is at. */
export type Pane = 'lit' | 'half' | 'dark' | 'here'

/** The center of the house and its ground, in the drawing's units. */
export const house = { middle: 504, ground: 134 } as const
/** The distance from one window to the next, across and up. */
const pitch = { across: 30, up: 31 } as const
/** The size of a window. */
export const pane = { width: 18, height: 21 } as const

/** A house's width, and its windows by their upper left corners. */
export interface HousePlan {
  width: number
  /** The ground floor first, then the floor above, then the attic, each from the left. */
  places: (readonly [x: number, y: number])[]
}

/** Plans a house with a number of windows on two floors and under the roof. With fewer windows, the attic gives up its own first. [LOOK-007] */
export function planHouse(count: number): HousePlan {
  const attic = Math.min(2, Math.max(0, count - 10))
  const ground = Math.ceil((count - attic) / 2)
  return planFloors(Math.max(5, ground), [ground, count - attic - ground, attic])
}

/** Plans a house from the windows of its floors. Each floor is centered, or leaves out the middle column if it's in `split`. */
export function planFloors(columns: number, floors: readonly number[], split: readonly number[] = []): HousePlan {
  const left = house.middle - (columns * pitch.across) / 2 + (pitch.across - pane.width) / 2
  return {
    width: columns * pitch.across + 24,
    places: floors.flatMap((windows, floor) =>
      Array.from({ length: windows }, (_, index) => {
        const column = split.includes(floor)
          ? index + Number(index >= (columns - 1) / 2)
          : index + (columns - windows) / 2
        return [left + column * pitch.across, house.ground - pane.height - 9 - floor * pitch.up] as const
      }),
    ),
  }
}
