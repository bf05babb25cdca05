const labels = {
  'moved-in-elsewhere': 'Moved in somewhere else',
  'stayed-home': 'Stayed at home',
  'not-reachable': 'We couldn’t reach them',
  'passed-away': 'The person passed away',
  'not-interested': 'No longer interested',
  duplicate: 'Duplicate',
  other: 'Another reason',
} as const

/** Why a family was closed. [WORK-007] */
export type ClosedReason = keyof typeof labels

/** The reasons, in the order in which a form shows them. [WORK-007] */
export const closedReasons = [
  'moved-in-elsewhere',
  'stayed-home',
  'not-reachable',
  'passed-away',
  'not-interested',
  'duplicate',
  'other',
] as const satisfies ClosedReason[]

/** Returns the label of a reason. [WORK-007] */
export const closedReasonLabel = (reason: ClosedReason): string => labels[reason]
