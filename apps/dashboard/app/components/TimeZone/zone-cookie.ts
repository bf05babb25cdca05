/** The cookie in which the browser keeps its time zone, written for a URL; on an encrypted site `__Host-` stands before it. */
export const zoneCookie = 'hearthway-time-zone'
