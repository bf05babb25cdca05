/** The newest family under New. */
export interface Newest {
  id: string
  name: string
  /** ISO time, so that later ones sort behind. */
  createdAt: string
}

/** Whether `now` came after what was known. A family that only moved up, because a newer one went on, did not. [DASH-003] */
export function isArrival(known: Newest | undefined, now: Newest | undefined): now is Newest {
  return now !== undefined && (known === undefined || now.createdAt > known.createdAt)
}
