/** The newest family in New. */
export interface Newest {
  id: string
  name: string
  /** ISO time. */
  createdAt: string
}

/** Returns whether `now` is newer than the known family. An older family moves up when a newer one changes stage. [DASH-003] */
export function isArrival(known: Newest | undefined, now: Newest | undefined): now is Newest {
  return now !== undefined && (known === undefined || now.createdAt > known.createdAt)
}
