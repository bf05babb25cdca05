/** The times of day for tours. [TOUR-005] */
export const tourTimes = [
  'Morning (8AM-12PM)',
  'Afternoon (12PM-3PM)',
  'Late afternoon (3PM-5PM)',
  'Evening (5PM-8PM)',
] as const

/** A time of day for tours. [TOUR-005] */
export type TourTime = (typeof tourTimes)[number]

/** When each time of day begins and ends on the community's clocks, in `HH:MM`. [TOUR-005] */
export const tourWindows: Readonly<Record<TourTime, { begins: string; ends: string }>> = {
  'Morning (8AM-12PM)': { begins: '08:00', ends: '12:00' },
  'Afternoon (12PM-3PM)': { begins: '12:00', ends: '15:00' },
  'Late afternoon (3PM-5PM)': { begins: '15:00', ends: '17:00' },
  'Evening (5PM-8PM)': { begins: '17:00', ends: '20:00' },
}

/** Returns the tour time that a text names, or undefined. [TOUR-005] */
export const parseTourTime = (text: string): TourTime | undefined => tourTimes.find((time) => time === text)
