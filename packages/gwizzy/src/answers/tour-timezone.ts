/** The zone in which the main wizard's tours count. [TOUR-006] */
export const tourTimezone = 'America/Los_Angeles'
