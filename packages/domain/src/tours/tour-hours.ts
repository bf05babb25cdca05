/** The hours in which a community gives tours on a weekday, from 1 for Monday to 5 for Friday, in `HH:MM` of its time zone. */
export interface TourHours {
  weekday: number
  opens: string
  closes: string
}

/** The hours of a community that hasn't entered its own: business hours from Monday to Friday. [TOUR-001] */
export const defaultTourHours: readonly TourHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '17:00',
}))
