/** How far a finger travels sideways until a gallery moves, in CSS pixels. [IMG-004] */
export const gallerySwipeDistance = 50

/** The picture `step` further on in a gallery of `length`, around the end to the start and back; 0 in an empty one. [IMG-004] */
export const galleryIndex = (index: number, step: number, length: number) =>
  length === 0 ? 0 : (((index + step) % length) + length) % length

/** Which way a swipe of `distance` CSS pixels moves a gallery: to the left is forward. 0 at 50 px or less. [IMG-004] */
export const swipeStep = (distance: number) => (Math.abs(distance) > gallerySwipeDistance ? (distance < 0 ? 1 : -1) : 0)
