/** The cookie in which the browser keeps its time zone, written for a URL. */
export const zoneCookie = 'hearthway-time-zone'
