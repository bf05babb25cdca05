import type { RoofForm } from './block'

/** A part of a facade: its share of the width, its floors, and its roof. */
export interface Wing {
  share: number
  floors: number
  form: RoofForm
}

/** A facade with places for windows in columns. The door takes the places that are left over. */
export interface FacadePlan {
  wings: readonly (Wing & { columns: number })[]
  /** The wing with the door. */
  door: number
  /** How many places the door takes. */
  doorPlaces: number
}

type Floors = readonly [first: number, second: number, third: number, fourth: number]

interface FacadeForm {
  /** The largest number of windows. */
  most: number
  wings: readonly Wing[]
  door: number
}

/** Returns a house with two gables, with the floors of each wing. */
const ell = (...[first, second, third, fourth]: Floors): Wing[] => [
  { share: 0.24, floors: first, form: 'hip' },
  { share: 0.22, floors: second, form: 'front' },
  { share: 0.34, floors: third, form: 'side' },
  { share: 0.2, floors: fourth, form: 'front' },
]

/** Returns two towers between wings, with the floors of each. */
const towers = (...[first, second, third, fourth]: Floors): Wing[] => [
  { share: 0.26, floors: first, form: 'hip' },
  { share: 0.2, floors: second, form: 'flat' },
  { share: 0.2, floors: third, form: 'flat' },
  { share: 0.34, floors: fourth, form: 'hip' },
]

const forms: readonly FacadeForm[] = [
  { most: 2, door: 0, wings: [{ share: 1, floors: 1, form: 'front' }] },
  {
    most: 9,
    door: 1,
    wings: [
      { share: 0.4, floors: 1, form: 'side' },
      { share: 0.6, floors: 2, form: 'front' },
    ],
  },
  {
    most: 26,
    door: 1,
    wings: [
      { share: 0.3, floors: 2, form: 'side' },
      { share: 0.3, floors: 3, form: 'front' },
      { share: 0.4, floors: 2, form: 'side' },
    ],
  },
  { most: 48, door: 1, wings: ell(3, 5, 3, 4) },
  { most: 90, door: 1, wings: ell(4, 6, 4, 5) },
  { most: 150, door: 2, wings: towers(4, 9, 7, 5) },
  { most: Infinity, door: 2, wings: towers(6, 13, 10, 7) },
]

/**
 * Plans a facade with exactly this many windows. It searches the columns of each wing that come nearest to the wings' shares and leave one to
 * three places on the ground floor for the door, which prefers two. [LOOK-004]
 * @throws {RangeError} if there is no such facade
 */
export function planFacade(windows: number): FacadePlan {
  const form = forms.find(({ most }) => windows <= most)
  if (!form || !Number.isInteger(windows) || windows < 1) throw new RangeError(`No facade has ${windows} windows`)
  const { wings, door } = form
  const total = windows / wings.reduce((sum, { share, floors }) => sum + share * floors, 0)
  let best: { columns: number[]; doorPlaces: number; error: number } | undefined
  for (const columns of columnChoices(wings, total)) {
    const places = wings.reduce((sum, { floors }, wing) => sum + floors * (columns[wing] ?? 0), 0)
    const doorPlaces = places - windows
    if (doorPlaces < 1 || doorPlaces > Math.min(3, columns[door] ?? 0)) continue
    const error =
      wings.reduce((sum, { share }, wing) => sum + ((columns[wing] ?? 0) - share * total) ** 2, 0) +
      (doorPlaces === 2 ? 0 : 0.4)
    if (!best || error < best.error) best = { columns, doorPlaces, error }
  }
  if (!best) throw new RangeError(`No facade has ${windows} windows`)
  const { columns, doorPlaces } = best
  return { wings: wings.map((wing, index) => ({ ...wing, columns: columns[index] ?? 1 })), door, doorPlaces }
}

/** Returns the numbers of columns to try for each wing, around its share of all columns. */
function columnChoices(wings: readonly Wing[], total: number): number[][] {
  return wings.reduce<number[][]>(
    (choices, { share }) => {
      const first = Math.max(1, Math.floor(share * total) - 3)
      const count = Math.ceil(share * total) + 4 - first + 1
      return choices.flatMap((chosen) => Array.from({ length: count }, (_, step) => [...chosen, first + step]))
    },
    [[]],
  )
}
