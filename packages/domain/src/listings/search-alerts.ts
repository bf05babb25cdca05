/**
 * The limits of search alerts: how many a person can have, the most characters of the filters, and the most communities that a list may have
 * when it’s saved. A longer list would report something every day.
 */
export const searchAlertLimits = { alerts: 10, filters: 1000, communities: 1000 } as const
