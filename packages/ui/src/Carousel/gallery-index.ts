/** The distance a finger travels sideways before a gallery moves, in CSS pixels. [IMG-004] */
export const gallerySwipeDistance = 50

/** Returns the index `step` away in a gallery of `length`, wrapping around at both ends; 0 in an empty one. [IMG-004] */
export const galleryIndex = (index: number, step: number, length: number) =>
  length === 0 ? 0 : (((index + step) % length) + length) % length

/** Returns the direction in which a swipe of `distance` CSS pixels moves a gallery: left is forward, and 50 px or less is 0. [IMG-004] */
export const swipeStep = (distance: number) => (Math.abs(distance) > gallerySwipeDistance ? (distance < 0 ? 1 : -1) : 0)
