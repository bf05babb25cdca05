import { findAround } from './around.server'
import { drawPlate } from './draw-plate.server'
import type { PlatePlace } from './frame'
import type { PlateTheme } from './inks'
import { platePath } from './plate-path'

/** How many plates are kept, of about 15 KB each. */
const most = 200

/** The plates that people asked for last, the oldest first. */
const drawn = new Map<string, string>()

/** Returns the plate of a place, or undefined for one that has none: the URL has coordinates, and anyone can write others. [LOOK-004] */
export function findPlate(place: PlatePlace, theme: PlateTheme): string | undefined {
  const path = platePath(place, theme)
  const drawing = drawn.get(path) ?? drawKnown(place, theme)
  if (drawing === undefined) return undefined
  drawn.delete(path)
  drawn.set(path, drawing)
  const [oldest] = drawn.keys()
  if (oldest !== undefined && drawn.size > most) drawn.delete(oldest)
  return drawing
}

const drawKnown = (place: PlatePlace, theme: PlateTheme) =>
  findAround(place)?.place.miles === place.miles ? drawPlate(place, theme) : undefined
