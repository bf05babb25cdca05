/** A part of a page that was loaded, or that couldn't be. A part that fails doesn't affect the others. [DASH-002, ERR-018] */
export type Part<T> = { isLoaded: true; value: T } | { isLoaded: false }

/** Returns what was loaded, or `otherwise`. */
export const valueOr = <T, Other>(part: Part<T>, otherwise: Other): T | Other =>
  part.isLoaded ? part.value : otherwise
