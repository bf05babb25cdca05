/** A place on the map, in drawing units. */
interface Spot {
  x: number
  y: number
}

/** A name on the map. */
export interface MapName extends Spot {
  text: string
  /** Where it is on the map of a phone, if it fits there. */
  narrow: Spot | undefined
}

interface Candidate extends Spot {
  text: string
  /** The area of what it names. Larger ones come first. */
  area: number
}

/** A name at a place. */
type Placed = Spot & Pick<Candidate, 'text'>

/** The size of a name’s letters in pixels: about how wide one is, and how high a line. */
const letter = { width: 7.6, height: 18 }

/** How far a name may move up or down to make room for dots, in lines. The nearest comes first. */
const moves = [0, -0.5, 0.5, -1, 1] as const

/**
 * Returns the names that fit without touching another one, in drawing units for each pixel of the wide and the narrow map. On the narrow one, names
 * move out of the way of `dots`, or give way to them. `dots` have a radius in pixels. [LOOK-008]
 */
export function placeNames(
  candidates: readonly Candidate[],
  units: { wide: number; narrow: number },
  dots: { spots: readonly Spot[]; radius: number },
): MapName[] {
  const sorted = candidates.toSorted((one, other) => other.area - one.area)
  const narrow = fit(sorted, units.narrow, ({ x, y, text }) =>
    moves
      .map((lines) => ({ text, x, y: y + lines * letter.height * units.narrow }))
      .filter((name) => !dots.spots.some((dot) => covers(name, dot, units.narrow, dots.radius))),
  )
  // What both maps show comes first, so a name never moves another one out of the way.
  const isNarrow = ({ text }: Candidate) => narrow.some((name) => name.text === text)
  const order = [...sorted.filter(isNarrow), ...sorted.filter((name) => !isNarrow(name))]
  return fit(order, units.wide, (name) => [name]).map(({ text, x, y }) => {
    const found = narrow.find((name) => name.text === text)
    return { text, x, y, narrow: found && { x: found.x, y: Math.round(found.y * 10) / 10 } }
  })
}

/** Places each name at the first of its spots that touches no other name, if there is one. */
function fit(
  candidates: readonly Candidate[],
  unit: number,
  spotsOf: (candidate: Candidate) => readonly Placed[],
): Placed[] {
  const placed: Placed[] = []
  for (const candidate of candidates) {
    const spot = spotsOf(candidate).find((name) => !placed.some((other) => touches(name, other, unit)))
    if (spot) placed.push(spot)
  }
  return placed
}

const touches = (one: Placed, other: Placed, unit: number): boolean =>
  Math.abs(one.x - other.x) < ((one.text.length + other.text.length) / 2) * letter.width * unit &&
  Math.abs(one.y - other.y) < letter.height * unit

const covers = ({ text, x, y }: Placed, dot: Spot, unit: number, radius: number): boolean =>
  Math.abs(x - dot.x) < ((text.length / 2) * letter.width + radius) * unit &&
  Math.abs(y - dot.y) < (letter.height / 2 + radius) * unit
