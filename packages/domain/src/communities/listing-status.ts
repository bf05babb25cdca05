/** The listing statuses, from deleted to fully public. [LIST-003] */
export const listingStatuses = [-2, -1, 0, 1] as const

/** A listing status: `-2` Deleted, `-1` Not Live, `0` Live, `1` Live on Profile. [LIST-003] */
export type ListingStatus = (typeof listingStatuses)[number]

const labels: Readonly<Record<ListingStatus, string>> = {
  [-2]: 'Deleted',
  [-1]: 'Not Live',
  0: 'Live',
  1: 'Live on Profile',
}

/** Returns the label of a status. [LIST-003] */
export function listingStatusLabel(status: ListingStatus): string {
  return labels[status]
}

/** Returns whether families see a listing with this status: those above 0. [LIST-004] */
export function isPublicStatus(status: ListingStatus): boolean {
  return status > 0
}
