/** A name on the map, and whether it also fits the map of a phone. */
export interface MapName {
  text: string
  x: number
  y: number
  isNarrow: boolean
}

interface Candidate {
  text: string
  x: number
  y: number
  /** The area of what it names. Larger ones come first. */
  area: number
}

/** The size of a name’s letters in pixels: about how wide one is, and how high a line. */
const letter = { width: 7.6, height: 18 }

/** Returns the names that fit without touching another one, in drawing units for each pixel of the wide and the narrow map. */
export function placeNames(candidates: readonly Candidate[], units: { wide: number; narrow: number }): MapName[] {
  const sorted = candidates.toSorted((one, other) => other.area - one.area)
  const narrow = fit(sorted, units.narrow, [])
  // What both maps show comes first, so a name never moves another one out of the way.
  return fit(sorted, units.wide, narrow).map(({ text, x, y }) => ({
    text,
    x,
    y,
    isNarrow: narrow.some((name) => name.text === text),
  }))
}

function fit(candidates: readonly Candidate[], unit: number, first: readonly Candidate[]): Candidate[] {
  const placed: Candidate[] = [...first]
  for (const name of candidates) {
    if (!placed.some((other) => touches(name, other, unit))) placed.push(name)
  }
  return placed
}

const touches = (one: Candidate, other: Candidate, unit: number): boolean =>
  Math.abs(one.x - other.x) < ((one.text.length + other.text.length) / 2) * letter.width * unit &&
  Math.abs(one.y - other.y) < letter.height * unit
