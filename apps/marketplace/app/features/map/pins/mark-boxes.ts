/** A place on the screen, in pixels. */
export interface Spot {
  x: number
  y: number
}

/** A rectangle on the screen, in pixels. */
export interface SpotBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Sizes in pixels at the usual size of text. */
export const markSizes = {
  /** Communities this close become a cluster. */
  together: 48,
  /** The diameter of a cluster’s circle. */
  cluster: 46,
  /** The diameter of a dot. */
  dot: 9,
  /** The height of a price with the corner that points at its place. */
  price: 34,
  letter: 8.7,
  /** The edge of a price, and the room around its text. */
  sides: 20,
}

/** Returns the place that a price takes up. Its lower left corner is at the community. */
export function priceBox({ x, y, label }: Spot & { label: string }, scale = 1): SpotBox {
  const width = (label.length * markSizes.letter + markSizes.sides) * scale
  return { left: x - 2, right: x + width, top: y - markSizes.price * scale, bottom: y + 2 }
}

/** Returns the place that a cluster takes up. */
export function clusterBox({ x, y }: Spot, scale = 1): SpotBox {
  const radius = (markSizes.cluster / 2) * scale
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** Returns whether two boxes share more than an edge. */
export const isOverlapping = (one: SpotBox, other: SpotBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
