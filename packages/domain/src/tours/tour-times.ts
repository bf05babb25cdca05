/** The times of day for tours. [TOUR-005] */
export const tourTimes = [
  'Morning (8AM-12PM)',
  'Afternoon (12PM-3PM)',
  'Late afternoon (3PM-5PM)',
  'Evening (5PM-8PM)',
] as const

/** A time of day for tours. [TOUR-005] */
export type TourTime = (typeof tourTimes)[number]
