/** The time zone of the main wizard's tours. [TOUR-006] */
export const tourTimezone = 'America/Los_Angeles'
